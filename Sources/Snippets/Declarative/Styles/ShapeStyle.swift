/// What a shape or a text is painted with.
public protocol ShapeStyle: Sendable {
  /// The name of a shape style or colour, or `#RRGGBB[AA]`.
  var styleName: String { get }
}

/// A level of the hierarchy, or another of SwiftUI's named styles.
public struct NamedShapeStyle: ShapeStyle {
  public let styleName: String

  init(_ name: ShapeStyleName) {
    styleName = name.rawValue
  }
}

extension ShapeStyle where Self == NamedShapeStyle {
  public static var primary: NamedShapeStyle { NamedShapeStyle(.primary) }
  public static var secondary: NamedShapeStyle { NamedShapeStyle(.secondary) }
  public static var tertiary: NamedShapeStyle { NamedShapeStyle(.tertiary) }
  public static var quaternary: NamedShapeStyle { NamedShapeStyle(.quaternary) }
  public static var quinary: NamedShapeStyle { NamedShapeStyle(.quinary) }
  public static var tint: NamedShapeStyle { NamedShapeStyle(.tint) }
  public static var foreground: NamedShapeStyle { NamedShapeStyle(.foreground) }
  public static var background: NamedShapeStyle { NamedShapeStyle(.background) }
  public static var selection: NamedShapeStyle { NamedShapeStyle(.selection) }
  public static var separator: NamedShapeStyle { NamedShapeStyle(.separator) }
  public static var placeholder: NamedShapeStyle { NamedShapeStyle(.placeholder) }
  public static var link: NamedShapeStyle { NamedShapeStyle(.link) }
  public static var fill: NamedShapeStyle { NamedShapeStyle(.fill) }
  public static var ultraThinMaterial: NamedShapeStyle { NamedShapeStyle(.ultraThin) }
  public static var thinMaterial: NamedShapeStyle { NamedShapeStyle(.thin) }
  public static var regularMaterial: NamedShapeStyle { NamedShapeStyle(.regular) }
  public static var thickMaterial: NamedShapeStyle { NamedShapeStyle(.thick) }
  public static var ultraThickMaterial: NamedShapeStyle { NamedShapeStyle(.ultraThick) }
  public static var bar: NamedShapeStyle { NamedShapeStyle(.bar) }
}
