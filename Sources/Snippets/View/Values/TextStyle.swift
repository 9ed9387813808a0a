/// The text styles of SwiftUI's `Font.TextStyle`.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case extraLargeTitle2
  case extraLargeTitle
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case subheadline
  case body
  case callout
  case footnote
  case caption
  case caption2
}
