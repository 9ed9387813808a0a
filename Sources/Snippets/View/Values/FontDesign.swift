/// SwiftUI's `Font.Design`.
public enum FontDesign: String, Sendable, Hashable, CaseIterable {
  case `default`
  case serif
  case rounded
  case monospaced
}
