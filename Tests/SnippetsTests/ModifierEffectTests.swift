import Foundation
import JSONRPC
import Testing

@testable import Snippets

/// What each modifier changes on the two screens that are drawn here.
private struct ModifierEffect: Sendable, CustomTestStringConvertible {
  /// What a screen shows of the modifier.
  enum Screens: Sendable {
    case both, page, text, neither

    var isOnPage: Bool { self == .both || self == .page }
    var isInText: Bool { self == .both || self == .text }
  }

  let name: String
  let arguments: JSONObject
  let screens: Screens
  /// The view with the modifier, or without it.
  let view: @Sendable (_ modifiers: [ViewModifier]) -> ViewNode

  init(
    _ name: String, arguments: JSONObject, _ screens: Screens,
    _ view: @escaping @Sendable ([ViewModifier]) -> ViewNode = { Self.everything($0) }
  ) {
    (self.name, self.arguments, self.screens, self.view) = (name, arguments, screens, view)
  }

  init(
    _ name: String, _ value: JSONValue, _ screens: Screens,
    _ view: @escaping @Sendable ([ViewModifier]) -> ViewNode = { Self.everything($0) }
  ) {
    self.init(name, arguments: ["value": value], screens, view)
  }

  var testDescription: String { name }

  private static let intent = ControlIntent("test/Set", title: "Set")
  private static let words = "A text that is much too long for one line of a narrow screen, and goes on"

  static func everything(_ modifiers: [ViewModifier]) -> ViewNode {
    ViewNode(
      .verticalStack(
        alignment: .leading, spacing: nil,
        children: [
          .text(words), .text("ends here\nafter two").modifier(.foregroundStyle("tint")),
          .label("Place", systemImage: "mappin"), ViewNode(.image(systemName: "star", label: "Star")),
          .button("Go", intent: intent), .toggle("On", isOn: true, intent: intent),
          ViewNode(
            .picker(
              label: .text("One"), selection: "a", options: [PickerOption(value: "a", label: "First")], intent: intent)),
          ViewNode(.progressView(value: 0.5, total: nil, label: .text("Half"), currentValueLabel: nil)),
          ViewNode(.gauge(GaugeContent(value: 0.5, label: .text("Level")))),
          ViewNode(.list(children: [.text("Row")])),
        ]), modifiers: modifiers)
  }

  static func text(_ modifiers: [ViewModifier]) -> ViewNode {
    ViewNode(
      .verticalStack(
        alignment: nil, spacing: nil, children: [ViewNode(.text(.plain(words)), modifiers: modifiers), .text("after")]))
  }

  static func picture(_ modifiers: [ViewModifier]) -> ViewNode {
    ViewNode(.dataImage(base64: SampleViews.pixel, label: "Dot"), modifiers: modifiers)
  }

  static func button(_ modifiers: [ViewModifier]) -> ViewNode {
    var node = ViewNode.button("Go", intent: intent)
    node.modifiers = modifiers
    return node
  }

  /// Two texts that share a line, the first with the modifier.
  static func row(_ modifiers: [ViewModifier]) -> ViewNode {
    .horizontalStack([ViewNode(.text(.plain(words)), modifiers: modifiers), .text(words)])
  }

  static func redacted(_ reason: String) -> @Sendable ([ViewModifier]) -> ViewNode {
    { text($0).modifier(ViewModifier("redacted", ["value": .string(reason)])) }
  }

  static let all: [ModifierEffect] = [
    ModifierEffect("font", "title", .both), ModifierEffect("fontWeight", "bold", .both),
    ModifierEffect("bold", true, .both), ModifierEffect("italic", true, .both),
    ModifierEffect("underline", true, .both), ModifierEffect("strikethrough", true, .both),
    ModifierEffect("monospaced", true, .page), ModifierEffect("textCase", "uppercase", .both),
    ModifierEffect("foregroundStyle", "red", .both), ModifierEffect("tint", "purple", .both),
    ModifierEffect("buttonStyle", "borderedProminent", .both), ModifierEffect("buttonBorderShape", "circle", .page),
    ModifierEffect("controlSize", "large", .page), ModifierEffect("labelStyle", "titleOnly", .both),
    ModifierEffect("toggleStyle", "checkbox", .page), ModifierEffect("progressViewStyle", "circular", .page),
    ModifierEffect("gaugeStyle", "accessoryCircular", .page), ModifierEffect("listStyle", "plain", .page),
    ModifierEffect("disabled", true, .both), ModifierEffect("lineLimit", 1, .both),
    ModifierEffect("lineLimit", [4, 9], .both, text),
    ModifierEffect("lineLimit", arguments: ["value": 4, "reservesSpace": true], .both, text),
    ModifierEffect("lineSpacing", 8, .page), ModifierEffect("minimumScaleFactor", 0.5, .neither),
    ModifierEffect("truncationMode", "head", .text, { text($0).modifier(.lineLimit(1)) }),
    ModifierEffect("multilineTextAlignment", "trailing", .both), ModifierEffect("redacted", "placeholder", .both),
    ModifierEffect("unredacted", arguments: [:], .both, redacted("placeholder")),
    ModifierEffect("privacySensitive", true, .both, redacted("privacy")),
    ModifierEffect("invalidatableContent", true, .both, redacted("invalidated")),
    ModifierEffect("contentTransition", "numericText", .neither),
    ModifierEffect("layoutDirection", "rightToLeft", .both), ModifierEffect("locale", "de", .page),
    ModifierEffect("dynamicTypeSize", "xLarge", .page), ModifierEffect("preferredColorScheme", "dark", .page),
    ModifierEffect("symbolRenderingMode", "palette", .neither), ModifierEffect("symbolVariant", "circle", .page),
    ModifierEffect("symbolVariant", "slash", .page), ModifierEffect("symbolVariant", "fill", .page),
    ModifierEffect("imageScale", "large", .page), ModifierEffect("padding", arguments: ["length": 12], .page),
    ModifierEffect("frame", arguments: ["width": 200], .page), ModifierEffect("fixedSize", arguments: [:], .both, row),
    ModifierEffect("aspectRatio", arguments: ["ratio": 1.5, "contentMode": "fill"], .page, picture),
    ModifierEffect("layoutPriority", 1, .both, row), ModifierEffect("offset", arguments: ["x": 4, "y": -4], .page),
    ModifierEffect("background", "yellow", .page), ModifierEffect("overlay", "red", .page),
    ModifierEffect("border", arguments: ["value": "red", "width": 3], .page), ModifierEffect("cornerRadius", 8, .page),
    ModifierEffect("clipShape", "capsule", .page), ModifierEffect("shadow", arguments: ["radius": 4], .page),
    ModifierEffect("opacity", 0.5, .page), ModifierEffect("id", "mine", .neither, text),
    ModifierEffect("tag", "a", .neither), ModifierEffect("badge", "3", .both), ModifierEffect("help", "Why", .page),
    ModifierEffect("accessibilityLabel", "Name", .page, text), ModifierEffect("accessibilityValue", "3", .page, button),
    ModifierEffect("accessibilityHint", "Goes", .page, button),
    ModifierEffect("accessibilityHidden", true, .page, text),
    ModifierEffect("accessibilityAddTraits", ["isHeader"], .page, text),
    ModifierEffect("accessibilityElement", "combine", .page) { modifiers in
      ViewNode(
        .horizontalStack(alignment: nil, spacing: nil, children: [.text("a"), .text("b")]), modifiers: modifiers)
    },
    ModifierEffect("accessibilitySortPriority", 2, .neither),
    ModifierEffect("keyboardShortcut", "defaultAction", .page, button),
  ]
}

@Suite("What modifiers change on a screen")
struct ModifierEffectTests {
  /// The classes that the style of the pages has, and those that only name what a box is.
  private static let styled = Set(
    HTMLStyleSheet.text.split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }.map(
      String.init)
  ).union(["im", "mt", "x"])

  @Test(
    "Each modifier changes what its row of the table says, and nothing on a screen that leaves it out",
    arguments: ModifierEffect.all)
  fileprivate func effect(_ effect: ModifierEffect) throws {
    let with = try ViewTree(effect.view([ViewModifier(effect.name, effect.arguments)]))
    let without = try ViewTree(effect.view([]))
    let pages = [with, without].map { HTMLRenderer.render($0).text }
    let texts = [with, without].map {
      TextRenderer.render($0, options: TerminalOptions(columns: 60, colors: .trueColor)).text
    }
    #expect((pages[0] != pages[1]) == effect.screens.isOnPage, "on a page")
    #expect((texts[0] != texts[1]) == effect.screens.isInText, "in a text")
    let main = try #require(pages[0].range(of: "<main>"))
    for attribute in pages[0][main.upperBound...].components(separatedBy: "class=\"").dropFirst() {
      for name in attribute.prefix(while: { $0 != "\"" }).split(separator: " ") {
        let isKnown = Self.styled.contains(String(name))
        #expect(isKnown, "the style knows \(name)")
      }
    }
    #expect(with.json != without.json, "the tree has it")
  }

  @Test("The table has every modifier")
  func complete() {
    #expect(Set(ModifierEffect.all.map(\.name)) == Set(ModifierRule.all.keys))
  }
}
