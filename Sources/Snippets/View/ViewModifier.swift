public import JSONRPC

/// A modifier under SwiftUI's name with its arguments, as in JSON: `{"modifier": "padding", "edges": ["top"], "length":
/// 8}`.
///
/// What each may say stands in ``ModifierRule``; a view with an argument outside its set is refused.
public struct ViewModifier: Sendable, Equatable {
  /// SwiftUI's name.
  public let name: String
  /// The members beside `modifier`.
  public internal(set) var arguments: JSONObject

  init(_ name: String, _ arguments: JSONObject) {
    self.name = name
    self.arguments = arguments
  }

  private init(_ name: String, value: JSONValue) {
    self.init(name, ["value": value])
  }

  /// Adds room around the node: on all sides without edges, the platform's length without one.
  public static func padding(_ edges: [Edge]? = nil, _ length: Double? = nil) -> ViewModifier {
    var arguments = JSONObject()
    if let edges { arguments["edges"] = .array(edges.map { .string($0.rawValue) }) }
    if let length { arguments["length"] = JSONValue(length) }
    return ViewModifier("padding", arguments)
  }

  /// The text style of the node and what is inside.
  public static func font(_ style: TextStyle) -> ViewModifier {
    ViewModifier("font", value: .string(style.rawValue))
  }

  /// The text style, with a weight and a design of its own.
  public static func font(_ style: TextStyle, weight: FontWeight?, design: FontDesign? = nil) -> ViewModifier {
    var font: JSONObject = ["style": .string(style.rawValue)]
    if let weight { font["weight"] = .string(weight.rawValue) }
    if let design { font["design"] = .string(design.rawValue) }
    return ViewModifier("font", value: .object(font))
  }

  /// A shape style's or a colour's name, or `#RRGGBB[AA]`.
  public static func foregroundStyle(_ style: String) -> ViewModifier {
    ViewModifier("foregroundStyle", value: .string(style))
  }

  /// A colour's name or `#RRGGBB[AA]`; nil is the inherited accent colour.
  public static func tint(_ color: String?) -> ViewModifier {
    ViewModifier("tint", value: color.map(JSONValue.string) ?? .null)
  }

  /// The look of the buttons inside.
  public static func buttonStyle(_ style: ButtonStyle) -> ViewModifier {
    ViewModifier("buttonStyle", value: .string(style.rawValue))
  }

  /// The shape of the buttons inside.
  public static func buttonBorderShape(_ shape: ButtonBorderShape) -> ViewModifier {
    ViewModifier("buttonBorderShape", value: .string(shape.rawValue))
  }

  /// Disables the controls of the node; a child cannot enable itself again.
  public static func disabled(_ isDisabled: Bool = true) -> ViewModifier {
    ViewModifier("disabled", value: .bool(isDisabled))
  }

  /// A line through the text.
  public static func strikethrough(_ isActive: Bool = true) -> ViewModifier {
    ViewModifier("strikethrough", value: .bool(isActive))
  }

  /// Bold text.
  public static func bold(_ isActive: Bool = true) -> ViewModifier {
    ViewModifier("bold", value: .bool(isActive))
  }

  /// At most that many lines; nil is no limit.
  public static func lineLimit(_ lines: Int?) -> ViewModifier {
    ViewModifier("lineLimit", value: lines.map { JSONValue($0) } ?? .null)
  }

  /// What assistive technology calls the node.
  public static func accessibilityLabel(_ label: String) -> ViewModifier {
    ViewModifier("accessibilityLabel", value: .string(label))
  }

  /// What assistive technology is told about the node.
  public static func accessibilityAddTraits(_ traits: [AccessibilityTrait]) -> ViewModifier {
    ViewModifier("accessibilityAddTraits", value: .array(traits.map { .string($0.rawValue) }))
  }

  /// Dims the content from a tap until the new view is there.
  public static func invalidatableContent(_ isActive: Bool = true) -> ViewModifier {
    ViewModifier("invalidatableContent", value: .bool(isActive))
  }
}
