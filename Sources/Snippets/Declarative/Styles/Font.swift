import JSONRPC

/// A text style, which the host gives a size, with weight, design and traits.
public struct Font: Sendable, Equatable {
  private var style: TextStyle
  private var members: JSONObject = [:]

  private init(_ style: TextStyle) {
    self.style = style
  }

  /// A text style in another design or weight.
  public static func system(_ style: TextStyle, design: FontDesign? = nil, weight: FontWeight? = nil) -> Font {
    var font = Font(style)
    if let design { font.members["design"] = .string(design.rawValue) }
    if let weight { font.members["weight"] = .string(weight.rawValue) }
    return font
  }

  public static let extraLargeTitle2 = Font(.extraLargeTitle2)
  public static let extraLargeTitle = Font(.extraLargeTitle)
  public static let largeTitle = Font(.largeTitle)
  public static let title = Font(.title)
  public static let title2 = Font(.title2)
  public static let title3 = Font(.title3)
  public static let headline = Font(.headline)
  public static let subheadline = Font(.subheadline)
  public static let body = Font(.body)
  public static let callout = Font(.callout)
  public static let footnote = Font(.footnote)
  public static let caption = Font(.caption)
  public static let caption2 = Font(.caption2)

  /// The font with a weight.
  public func weight(_ weight: FontWeight) -> Font { with("weight", .string(weight.rawValue)) }

  /// The bold font.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { with("italic", true) }

  /// The font with letters of one width.
  public func monospaced() -> Font { with("design", .string(FontDesign.monospaced.rawValue)) }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with("monospacedDigit", true) }

  private func with(_ name: String, _ value: JSONValue) -> Font {
    var copy = self
    copy.members[name] = value
    return copy
  }

  var json: JSONValue {
    guard !members.members.isEmpty else { return .string(style.rawValue) }
    var object: JSONObject = ["style": .string(style.rawValue)]
    for member in members.members { object[member.key] = member.value }
    return .object(object)
  }
}
