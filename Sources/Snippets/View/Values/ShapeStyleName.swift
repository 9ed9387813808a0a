/// SwiftUI's shape styles that are no colours. A style may also be a colour.
public enum ShapeStyleName: String, Sendable, Hashable, CaseIterable {
  case primary, secondary, tertiary, quaternary, quinary
  case tint, foreground, background, selection, separator, placeholder, link, fill, windowBackground
  case ultraThin, thin, regular, thick, ultraThick, bar
}
