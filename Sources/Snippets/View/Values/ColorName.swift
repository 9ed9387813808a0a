/// SwiftUI's colours by name. A colour may also be written `#RRGGBB` or `#RRGGBBAA`.
public enum ColorName: String, Sendable, Hashable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, accentColor
}
