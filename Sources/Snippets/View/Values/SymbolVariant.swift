/// The form of a symbol.
public enum SymbolVariant: String, Sendable, Hashable, CaseIterable {
  case none
  case circle
  case square
  case rectangle
  case fill
  case slash
}
