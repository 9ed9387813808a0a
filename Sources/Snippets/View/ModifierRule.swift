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
    "lineLimit": value(.nullable(.integer(1...1_000))),
    "truncationMode": choice(TruncationMode.self),
    "multilineTextAlignment": choice(TextAlignment.self),
    "redacted": choice(RedactionReason.self),
    "privacySensitive": value(.bool),
    "invalidatableContent": value(.bool),
    "contentTransition": choice(ContentTransition.self),
    "layoutDirection": choice(LayoutDirection.self),
    // Of the node alone
    "padding": optional(("edges", .list(.choice(of: Edge.self), 1...7)), ("length", .number(0...1_000))),
    "frame": optional(
      ("width", .number(0...10_000)), ("height", .number(0...10_000)), ("alignment", .choice(of: Alignment.self))),
    "background": value(.shapeStyle),
    "cornerRadius": value(.number(0...1_000)),
    "opacity": value(.number(0...1)),
    "badge": value(.text(80)),
    "help": value(.text(500)),
    "accessibilityLabel": value(.text(500)),
    "accessibilityValue": value(.text(500)),
    "accessibilityHint": value(.text(500)),
    "accessibilityHidden": value(.bool),
    "accessibilityAddTraits": value(.list(.choice(of: AccessibilityTrait.self), 1...4)),
    "accessibilityElement": choice(AccessibilityChildBehavior.self),
  ]
}
