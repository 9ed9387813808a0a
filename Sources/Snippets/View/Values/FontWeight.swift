/// SwiftUI's `Font.Weight`.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black
}
