import JSONRPC
import TestSupport

@testable import Snippets

/// Valid views made of a seed: every node, every modifier, texts of many scripts.
struct RandomViews {
  var random: SeededGenerator
  private var left = 0
  private var controlsLeft = 0

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
  }

  static let texts = [
    "", " ", "Milk", "Buy milk, eggs and bread", "Donaudampfschifffahrtsgesellschaftskapitänsmütze", "日本語のテキスト",
    "한국어 문장입니다", "👩‍👩‍👧‍👦 family", "🇨🇭 flag", "1️⃣ keycap", "e\u{301}e\u{301}", "\u{301}alone", "नमस्ते दुनिया",
    "สวัสดีชาวโลก", "مرحبا بالعالم", "שלום עולם", "a\nb\n\nc", "☀︎ ☀️", "<b>&\"'`</b>", "</style><script>",
    "x\u{200D}\u{200D}y", "📅", "\u{1F3FD}", "a  b", "tab\tend", "\r\n", "Two words", "–—", "\u{FEFF}", "\u{E0041}",
    String(repeating: "long ", count: 60), String(repeating: "x", count: 300), String(repeating: "界", count: 90),
  ]
  static let symbols = ["star.fill", "checkmark.circle", "calendar", "no.such.symbol", "person.2", "trash", "phone"]

  mutating func view(nodes: Int = 60) -> ViewNode {
    left = Int.random(in: 1...nodes, using: &random)
    controlsLeft = 20
    return node(depth: 1)
  }

  mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }

  private mutating func name() -> String { Bool.random(using: &random) ? "Do it" : "Go " + text() }

  private mutating func children(_ depth: Int) -> [ViewNode] {
    var result: [ViewNode] = []
    let isKeyed = Int.random(in: 0..<3, using: &random) == 0
    for index in 0..<Int.random(in: 0...5, using: &random) where left > 0 {
      var child = node(depth: depth + 1)
      if isKeyed { child.key = "k\(index)" }
      result.append(child)
    }
    return isKeyed ? result.shuffled(using: &random) : result
  }

  private mutating func optional(_ depth: Int) -> ViewNode? {
    Bool.random(using: &random) && left > 0 ? words() : nil
  }

  /// A label: a node without controls.
  private mutating func words() -> ViewNode {
    left -= 1
    return modified(
      Int.random(in: 0..<4, using: &random) == 0
        ? .label(name(), systemImage: Self.symbols.randomElement(using: &random) ?? "star") : .text(name()))
  }

  private mutating func modified(_ node: ViewNode) -> ViewNode {
    var copy = node
    while Int.random(in: 0..<3, using: &random) == 0 {
      // An id stands once in a tree.
      guard let modifier = SampleViews.modifiers.randomElement(using: &random), modifier.name != "id" else { break }
      copy.modifiers.append(modifier)
    }
    return copy
  }

  private mutating func choice<Value: CaseIterable>(_ type: Value.Type) -> Value? {
    Bool.random(using: &random) ? Value.allCases.randomElement(using: &random) : nil
  }

  private mutating func length() -> Double? {
    Bool.random(using: &random) ? Double(Int.random(in: 0...60, using: &random)) : nil
  }

  private mutating func node(depth: Int) -> ViewNode {
    left -= 1
    guard depth < 12, left > 0 else { return modified(leaf()) }
    switch Int.random(in: 0..<20, using: &random) {
    case 0...2:
      return modified(
        ViewNode(
          .verticalStack(alignment: choice(HorizontalAlignment.self), spacing: length(), children: children(depth))))
    case 3...5:
      return modified(
        ViewNode(
          .horizontalStack(alignment: choice(VerticalAlignment.self), spacing: length(), children: children(depth))))
    case 6: return modified(ViewNode(.depthStack(alignment: choice(Alignment.self), children: children(depth))))
    case 7: return modified(ViewNode(.list(children: children(depth))))
    case 8:
      return modified(
        ViewNode(.section(header: optional(depth), footer: optional(depth), children: children(depth))))
    case 9: return modified(ViewNode(.group(children: children(depth))))
    case 10: return modified(ViewNode(.groupBox(label: optional(depth), children: children(depth))))
    case 11:
      return modified(
        ViewNode(
          .grid(
            alignment: choice(Alignment.self), horizontalSpacing: length(), verticalSpacing: length(),
            children: children(depth))))
    case 12: return modified(ViewNode(.gridRow(alignment: choice(VerticalAlignment.self), children: children(depth))))
    case 13:
      return modified(
        ViewNode(
          .disclosureGroup(label: words(), isExpanded: Bool.random(using: &random), children: children(depth))))
    case 14:
      return modified(
        ViewNode(
          .contentUnavailableView(
            title: text(), systemImage: Bool.random(using: &random) ? "tray" : nil, description: text(),
            actions: children(depth))))
    case 15...17 where controlsLeft > 0:
      controlsLeft -= 1
      return control()
    default: return modified(leaf())
    }
  }

  private mutating func control() -> ViewNode {
    let intent = ControlIntent("test/Set", title: "Set")
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return modified(ViewNode(.toggle(label: words(), isOn: Bool.random(using: &random), intent: intent)))
    case 1:
      let options = (0..<Int.random(in: 1...4, using: &random)).map {
        PickerOption(value: "o\($0)", label: "Option \($0)")
      }
      return modified(
        ViewNode(.picker(label: words(), selection: options[0].value, options: options, intent: intent)))
    default:
      let confirmation = Int.random(in: 0..<4, using: &random) == 0 ? ButtonConfirmation(title: text()) : nil
      return modified(
        ViewNode(.button(label: words(), role: choice(ButtonRole.self), intent: intent, confirmation: confirmation)))
    }
  }

  private mutating func leaf() -> ViewNode {
    switch Int.random(in: 0..<15, using: &random) {
    case 11: return ViewNode(.namedImage(name: "cover", label: Bool.random(using: &random) ? "Cover" : nil))
    case 0: return .label(text(), systemImage: Self.symbols.randomElement(using: &random) ?? "star")
    case 1: return ViewNode(.image(systemName: Self.symbols.randomElement(using: &random) ?? "star", label: "Picture"))
    case 2: return ViewNode(.dataImage(base64: SampleViews.pixel, label: Bool.random(using: &random) ? "Dot" : nil))
    case 3: return ViewNode(.spacer(minLength: length()))
    case 4: return ViewNode(.divider)
    case 5: return .empty
    case 6: return ViewNode(.link(label: words(), destination: "https://example.org/?q=%22&x=<"))
    case 7:
      let value = Bool.random(using: &random) ? Double.random(in: 0...1, using: &random) : nil
      return ViewNode(.progressView(value: value, total: nil, label: optional(1), currentValueLabel: optional(1)))
    case 8:
      return ViewNode(
        .gauge(
          GaugeContent(
            value: Double.random(in: -5...5, using: &random), minimum: -5, maximum: 5, label: words(),
            currentValueLabel: optional(1), minimumValueLabel: optional(1), maximumValueLabel: optional(1))))
    case 9:
      return ViewNode(
        .text(
          .runs([
            TextRun(text(), traits: [.bold]), TextRun(text(), foregroundStyle: "red", link: "mailto:a@example.org"),
            TextRun(text(), traits: [.monospaced, .strikethrough]),
          ])))
    case 10: return ViewNode(.text(.date("2026-03-01T12:00:00Z", style: choice(DateTextStyle.self) ?? .date)))
    default: return .text(text())
    }
  }
}
