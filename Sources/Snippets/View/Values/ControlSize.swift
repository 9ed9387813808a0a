/// SwiftUI's `ControlSize`.
public enum ControlSize: String, Sendable, Hashable, CaseIterable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}
