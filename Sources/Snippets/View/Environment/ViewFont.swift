import JSONRPC

/// The font that a `font` modifier names.
public struct ViewFont: Sendable, Hashable {
  /// Size and usual weight.
  public var style = TextStyle.body
  /// A weight other than the style's.
  public var weight: FontWeight?
  /// The kind of letters.
  public var design = FontDesign.default
  /// Slanted letters.
  public var isItalic = false
  /// Digits of one width.
  public var hasMonospacedDigits = false

  /// The body text's font.
  public init() {}

  /// Reads a style's name or `{style, weight?, design?, italic?, monospacedDigit?}`; nil for anything else.
  init?(_ value: JSONValue) {
    guard let style = (value.string ?? value["style"]?.string).flatMap(TextStyle.init(rawValue:)) else { return nil }
    self.style = style
    guard value.object != nil else { return }
    weight = value["weight"]?.string.flatMap(FontWeight.init(rawValue:))
    design = value["design"]?.string.flatMap(FontDesign.init(rawValue:)) ?? .default
    isItalic = value["italic"]?.bool ?? false
    hasMonospacedDigits = value["monospacedDigit"]?.bool ?? false
  }
}
