/// SwiftUI's button styles that have a meaning on every platform.
public enum ButtonStyle: String, Sendable, Hashable, CaseIterable {
  case automatic
  case plain
  case borderless
  case bordered
  case borderedProminent
  case glass
  case glassProminent
}
