import Foundation
import JSONRPC

@testable import Snippets

/// Views that hold every node and every modifier, each with its file in `Views`.
enum SampleViews {
  static let intent = ControlIntent("test/Set", parameters: ["name": "milk"], title: "Set", valueParameter: "isOn")

  /// A PNG of one point.
  static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  static let all: [(name: String, node: ViewNode)] = [
    (
      "text",
      .verticalStack(
        alignment: .leading, spacing: 4,
        [
          .text("Plain"), .text("Two\nlines, \"quotes\", ünï, 日本, 👩‍👩‍👧"),
          ViewNode(
            .text(
              .runs([
                TextRun("Bold ", traits: [.bold]),
                TextRun("all", traits: Set(TextRun.Trait.allCases), foregroundStyle: "#ff8800"),
                TextRun(" link", foregroundStyle: "secondary", link: "https://example.org/a?b=c"),
              ]))),
        ])
    ),
    (
      "labels and images",
      .horizontalStack(
        alignment: .firstTextBaseline, spacing: 0.5,
        [
          .label("Place", systemImage: "mappin"), ViewNode(.image(systemName: "star.fill", label: "Favourite")),
          ViewNode(.image(systemName: "circle", label: nil)), ViewNode(.spacer(minLength: nil)),
          ViewNode(.spacer(minLength: 8)), ViewNode(.divider), .empty,
          ViewNode(.depthStack(alignment: .bottomTrailing, children: [.text("Under"), .text("Over")])),
        ])
    ),
    (
      "list",
      ViewNode(
        .list(children: [
          ViewNode(
            .section(
              header: .text("Open"), footer: .text("Two"),
              children: ViewNode.forEach(["milk", "a/b%c"], key: \.self) {
                .toggle($0, isOn: $0 == "milk", intent: intent)
              })),
          ViewNode(.section(header: nil, footer: nil, children: [])),
          ViewNode(.group(children: [.text("Grouped")])),
          ViewNode(.groupBox(label: .text("Box"), children: [.text("Boxed")])),
        ]))
    ),
    (
      "controls",
      .verticalStack([
        .button("Plain", intent: intent).id("plain"),
        .button(
          "Remove", role: .destructive, intent: intent,
          confirmation: ButtonConfirmation(title: "Remove it?", message: "It is gone then.", confirmLabel: "Remove")),
        ViewNode(
          .button(
            label: ViewNode(.image(systemName: "plus", label: nil)), role: .confirm, intent: intent, confirmation: nil),
          modifiers: [.accessibilityLabel("Add")]),
        ViewNode(
          .toggle(label: .label("Wi-Fi", systemImage: "wifi"), isOn: false, intent: intent), modifiers: [.disabled()]),
        ViewNode(.link(label: .text("Page"), destination: "HTTPS://example.org/ä")),
        ViewNode(.link(label: .text("Bad"), destination: "javascript:alert(1)")),
      ])
    ),
    (
      "values",
      .verticalStack([
        ViewNode(.progressView(value: nil, total: nil, label: nil, currentValueLabel: nil)),
        ViewNode(.progressView(value: 3, total: 4, label: .text("Steps"), currentValueLabel: .text("3 of 4"))),
        ViewNode(.gauge(GaugeContent(value: 0.25, label: .text("Battery")))),
        ViewNode(
          .gauge(
            GaugeContent(
              value: -3, minimum: -10, maximum: 40, label: .text("Outside"), currentValueLabel: .text("-3 °C"),
              minimumValueLabel: .text("-10"), maximumValueLabel: .text("40")))),
        ViewNode(
          .contentUnavailableView(
            title: "Nothing", systemImage: "tray", description: "Add something.",
            actions: [.button("Add", intent: intent)])),
        ViewNode(.contentUnavailableView(title: "Nothing", systemImage: nil, description: nil, actions: [])),
      ])
    ),
    (
      "grids and choices",
      .verticalStack([
        ViewNode(
          .grid(
            alignment: .topLeading, horizontalSpacing: 12, verticalSpacing: nil,
            children: [
              ViewNode(.gridRow(alignment: .firstTextBaseline, children: [.text("From"), .text("Basel")])),
              ViewNode(.gridRow(alignment: nil, children: [.text("To"), .text("Bern")])), .text("Across"),
            ])),
        ViewNode(.disclosureGroup(label: .text("More"), isExpanded: true, children: [.text("Inside")])),
        ViewNode(.disclosureGroup(label: .text("Closed"), isExpanded: false, children: [])),
        ViewNode(
          .picker(
            label: .text("Priority"), selection: "low",
            options: [PickerOption(value: "low", label: "Low"), PickerOption(value: "high", label: "High")],
            intent: intent)),
        ViewNode(.dataImage(base64: pixel, label: "A pixel")), ViewNode(.dataImage(base64: pixel, label: nil)),
        ViewNode(.namedImage(name: "Cover 2", label: "The cover")), ViewNode(.namedImage(name: "dots", label: nil)),
        ViewNode(.text(.date("2026-03-01T12:00:00+01:00", style: .relative))),
      ])
    ),
    (
      "modifiers",
      .verticalStack(
        modifiers.map { ViewNode(.text(.plain($0.name)), modifiers: [$0]) }
          + [ViewNode(.text(.plain("All")), modifiers: Array(modifiers.filter { $0.name != "id" }.prefix(64)))])
    ),
  ]

  /// Each modifier with each of its values, or with some where there are many.
  static let modifiers: [ViewModifier] = ModifierRule.all.sorted { $0.key < $1.key }.flatMap { name, rule in
    let most = rule.arguments.map { samples(of: $0.value).count }.max() ?? 1
    let full = (0..<most).map { index in
      ViewModifier(
        name,
        JSONObject(
          rule.arguments.map { argument in
            let values = samples(of: argument.value)
            return (argument.name, values[index % values.count])
          }))
    }
    let bare = JSONObject(rule.arguments.filter { !$0.isOptional }.map { ($0.name, samples(of: $0.value)[0]) })
    return full + (rule.arguments.contains { $0.isOptional } ? [ViewModifier(name, bare)] : [])
  }

  /// Values that the rule allows: all of a set, the bounds of a range.
  private static func samples(of rule: ValueRule) -> [JSONValue] {
    switch rule {
    case .bool: [true, false]
    case .integer(let range): [JSONValue(range.lowerBound), JSONValue(range.upperBound)]
    case .number(let range): [JSONValue(range.lowerBound), JSONValue(range.upperBound)]
    case .text: ["Text", ""]
    case .identity: ["an id"]
    case .choice(let names): names.map(JSONValue.string)
    case .color: ColorName.allCases.map { .string($0.rawValue) } + ["#00ff7F", "#00ff7F80"]
    case .shapeStyle: ShapeStyleName.allCases.map { .string($0.rawValue) } + ["mint", "#00ff7F"]
    case .shapeStyles: samples(of: .shapeStyle) + [["primary", "#000000"], ["red", "green", "blue"]]
    case .font:
      TextStyle.allCases.map { .string($0.rawValue) } + [
        ["style": "body"],
        ["style": "title", "weight": "semibold", "design": "rounded", "italic": true, "monospacedDigit": true],
      ]
    case .lineLimit: [1, 1_000, .null, [1, 3]]
    case .extent: [0, 10_000, "infinity"]
    case .locale: ["en", "zh-Hant-TW", "en_US"]
    case .nullable(let rule): samples(of: rule) + [.null]
    case .list(let rule, let count):
      [
        .array(Array(samples(of: rule).prefix(count.lowerBound))),
        .array(Array(samples(of: rule).prefix(count.upperBound))),
      ]
    }
  }
}
