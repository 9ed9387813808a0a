/// How a changed content comes in.
public enum ContentTransition: String, Sendable, Hashable, CaseIterable {
  case identity
  case interpolate
  case opacity
  case numericText
  case symbolEffect
}
