/// How many colours a symbol has.
public enum SymbolRenderingMode: String, Sendable, Hashable, CaseIterable {
  case monochrome
  case hierarchical
  case palette
  case multicolor
}
