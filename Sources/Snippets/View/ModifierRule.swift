import JSONRPC

/// The arguments that a modifier takes, and their values.
struct ModifierRule: Sendable {
  /// One argument: its member's name, what it may be, and whether it may be left out.
  struct Argument: Sendable {
    let name: String
    let value: ValueRule
    let isOptional: Bool
  }

  let arguments: [Argument]

  private static func value(_ rule: ValueRule) -> ModifierRule {
    ModifierRule(arguments: [Argument(name: "value", value: rule, isOptional: false)])
  }

  private static func optional(_ arguments: (String, ValueRule)...) -> ModifierRule {
    ModifierRule(arguments: arguments.map { Argument(name: $0.0, value: $0.1, isOptional: true) })
  }

  private static func choice<Value: RawRepresentable<String> & CaseIterable>(_ type: Value.Type) -> ModifierRule {
    value(.choice(of: type))
  }

  /// Every modifier of the strict profile.
  static let all: [String: ModifierRule] = [
    // Inherited by the descendants, as SwiftUI's environment is
    "font": value(.font),
    "fontWeight": choice(FontWeight.self),
    "bold": value(.bool),
    "italic": value(.bool),
    "underline": value(.bool),
    "strikethrough": value(.bool),
    "monospaced": value(.bool),
    "textCase": value(.nullable(.choice(of: TextCase.self))),
    "foregroundStyle": value(.shapeStyles),
    "tint": value(.nullable(.color)),
    "buttonStyle": choice(ButtonStyle.self),
    "buttonBorderShape": ModifierRule(arguments: [
      Argument(name: "value", value: .choice(of: ButtonBorderShape.self), isOptional: false),
      Argument(name: "radius", value: .number(0...1_000), isOptional: true),
    ]),
    "controlSize": choice(ControlSize.self),
    "labelStyle": choice(LabelStyle.self),
    "toggleStyle": choice(ToggleStyle.self),
    "progressViewStyle": choice(ProgressViewStyle.self),
    "gaugeStyle": choice(GaugeStyle.self),
    "listStyle": choice(ListStyle.self),
    "disabled": value(.bool),
    "lineLimit": ModifierRule(arguments: [
      Argument(name: "value", value: .lineLimit, isOptional: false),
      Argument(name: "reservesSpace", value: .bool, isOptional: true),
    ]),
    "lineSpacing": value(.number(0...100)),
    "minimumScaleFactor": value(.number(0...1)),
    "truncationMode": choice(TruncationMode.self),
    "multilineTextAlignment": choice(TextAlignment.self),
    "redacted": choice(RedactionReason.self),
    "unredacted": ModifierRule(arguments: []),
    "privacySensitive": value(.bool),
    "invalidatableContent": value(.bool),
    "contentTransition": ModifierRule(arguments: [
      Argument(name: "value", value: .choice(of: ContentTransition.self), isOptional: false),
      Argument(name: "countsDown", value: .bool, isOptional: true),
    ]),
    "layoutDirection": choice(LayoutDirection.self),
    "locale": value(.locale),
    "dynamicTypeSize": choice(DynamicTypeSize.self),
    "preferredColorScheme": value(.nullable(.choice(of: ColorScheme.self))),
    "symbolRenderingMode": choice(SymbolRenderingMode.self),
    "symbolVariant": choice(SymbolVariant.self),
    "imageScale": choice(ImageScale.self),
    // Of the node alone
    "padding": optional(("edges", .list(.choice(of: Edge.self), 1...7)), ("length", .number(0...1_000))),
    "frame": optional(
      ("width", .number(0...10_000)), ("height", .number(0...10_000)), ("minWidth", .number(0...10_000)),
      ("maxWidth", .extent), ("minHeight", .number(0...10_000)), ("maxHeight", .extent),
      ("alignment", .choice(of: Alignment.self))),
    "fixedSize": optional(("horizontal", .bool), ("vertical", .bool)),
    "aspectRatio": ModifierRule(arguments: [
      Argument(name: "ratio", value: .number(0.01...100), isOptional: true),
      Argument(name: "contentMode", value: .choice(of: ContentMode.self), isOptional: false),
    ]),
    "layoutPriority": value(.number(-1_000...1_000)),
    "offset": optional(("x", .number(-1_000...1_000)), ("y", .number(-1_000...1_000))),
    "background": value(.shapeStyle),
    "overlay": value(.shapeStyle),
    "border": ModifierRule(arguments: [
      Argument(name: "value", value: .shapeStyle, isOptional: false),
      Argument(name: "width", value: .number(0...100), isOptional: true),
    ]),
    "cornerRadius": value(.number(0...1_000)),
    "clipShape": ModifierRule(arguments: [
      Argument(name: "value", value: .choice(of: ClipShape.self), isOptional: false),
      Argument(name: "radius", value: .number(0...1_000), isOptional: true),
    ]),
    "shadow": ModifierRule(arguments: [
      Argument(name: "radius", value: .number(0...100), isOptional: false),
      Argument(name: "color", value: .color, isOptional: true),
      Argument(name: "x", value: .number(-100...100), isOptional: true),
      Argument(name: "y", value: .number(-100...100), isOptional: true),
    ]),
    "opacity": value(.number(0...1)),
    "id": value(.identity),
    "tag": value(.text(128)),
    "badge": value(.text(80)),
    "help": value(.text(500)),
    "accessibilityLabel": value(.text(500)),
    "accessibilityValue": value(.text(500)),
    "accessibilityHint": value(.text(500)),
    "accessibilityHidden": value(.bool),
    "accessibilityAddTraits": value(.list(.choice(of: AccessibilityTrait.self), 1...4)),
    "accessibilityElement": choice(AccessibilityChildBehavior.self),
    "accessibilitySortPriority": value(.number(-1_000...1_000)),
    "keyboardShortcut": choice(KeyboardShortcut.self),
  ]
}
