import JSONRPC

extension TextRenderer {
  private func number(_ node: ViewNode) -> Int? {
    node.id.flatMap { numbers[OpaqueID($0)] }
  }

  /// What stands before a control's label.
  func mark(of node: ViewNode) -> String {
    let number = number(node).map(String.init) ?? "?"
    if case .toggle(_, let isOn, _) = node.content { return (isOn ? "[x] " : "[ ] ") + number }
    return "[\(number)]"
  }

  func control(_ node: ViewNode, _ environment: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    var inner = environment
    var after = ""
    var words: ViewNode
    switch node.content {
    case .button(let label, let role, _, _):
      words = label
      if role == .destructive {
        inner.foregroundStyle.apply([.color(.red)])
        after = "(!)"
      }
      if environment.buttonStyle == .borderedProminent || environment.buttonStyle == .glassProminent {
        inner.fontWeight = .bold
      }
    case .toggle(let label, _, _): words = label
    case .picker(let label, let selection, let options, _):
      words = label
      let chosen = options.first { $0.value.hasSameBytes(as: selection) }?.label ?? selection
      after = (isASCII ? "<\(chosen)>" : "‹\(chosen)›") + " (\(options.map(\.label).joined(separator: ", ")))"
    case .link(let label, let destination):
      let words = block(label, environment, columns)
      guard label.accessibleName?.hasSameBytes(as: destination) != true else { return words }
      return beside(words, text("<\(destination)>", Self.dim, environment, columns), environment, columns)
    default: return TerminalBlock()
    }
    if environment.isDisabled { after += after.isEmpty ? "(disabled)" : " (disabled)" }
    let mark = TerminalBlock([TerminalLine(mark(of: node), environment.isDisabled ? Self.dim : Self.bold)])
    let room = max(columns - mark.width - 1, 2)
    var label = block(words, inner, room)
    // An icon alone says too little here, and nothing at all where it has no sign.
    if label.isEmpty || words.isIcon, let name = node.accessibleName {
      label = beside(label, text(.plain(name), inner, room), inner, room)
    }
    if !after.isEmpty { label = beside(label, text(after, Self.dim, plain(environment), room), inner, room) }
    return beside(mark, label, environment, columns)
  }

  /// The environment without what changes a text's letters.
  private func plain(_ environment: ViewEnvironment) -> ViewEnvironment {
    var result = environment
    result.textCase = nil
    result.redaction = nil
    result.maximumLines = nil
    result.minimumLines = nil
    return result
  }

  // MARK: - Values

  func value(_ content: ViewContent, _ environment: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    switch content {
    case .progressView(let value, let total, let label, let current):
      let part = value.map { $0 / (total ?? 1) }
      let bar = part.map { progressBar($0, columns) } ?? (isASCII ? "[ ... ]" : "[ ⋯ ]")
      var words = current.map { block($0, environment, columns) } ?? TerminalBlock()
      if current == nil, let part { words = own("\(Int((part * 100).rounded())) %", environment, columns) }
      return row(label, own(bar, environment, columns), words, environment, columns)
    case .gauge(let gauge):
      let part = (gauge.value - gauge.minimum) / (gauge.maximum - gauge.minimum)
      var bar = own(gaugeBar(part, columns), environment, columns)
      if let least = gauge.minimumValueLabel {
        bar = beside(block(least, environment, columns), bar, environment, columns)
      }
      if let most = gauge.maximumValueLabel {
        bar = beside(bar, block(most, environment, columns), environment, columns)
      }
      let words =
        gauge.currentValueLabel.map { block($0, environment, columns) }
        ?? own(Self.number(gauge.value), environment, columns)
      return row(gauge.label, bar, words, environment, columns)
    default: return TerminalBlock()
    }
  }

  private func own(_ words: String, _ environment: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    text(words, ink(environment), plain(environment), columns)
  }

  /// Label, bar and value on one line, or the label above the others.
  private func row(
    _ label: ViewNode?, _ bar: TerminalBlock, _ words: TerminalBlock, _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    let values = beside(bar, words, environment, columns, gap: Self.gap)
    guard let label else { return values }
    return beside(block(label, environment, columns), values, environment, columns)
  }

  private func progressBar(_ part: Double, _ columns: Int) -> String {
    let width = min(10, max(3, columns - 12))
    let full = Int((min(max(part, 0), 1) * Double(width)).rounded())
    return "[" + String(repeating: "#", count: full)
      + String(repeating: isASCII ? "-" : "·", count: width - full) + "]"
  }

  private func gaugeBar(_ part: Double, _ columns: Int) -> String {
    let width = min(10, max(3, columns - 12))
    let eighths = Int((min(max(part, 0), 1) * Double(width * 8)).rounded())
    guard !isASCII else {
      let full = eighths / 8
      return "|" + String(repeating: "=", count: full) + String(repeating: " ", count: width - full) + "|"
    }
    let rest = eighths % 8
    let parts: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    var bar = String(repeating: "█", count: eighths / 8)
    if rest > 0 { bar.append(parts[rest - 1]) }
    return "▕" + bar + String(repeating: "░", count: width - bar.count) + "▏"
  }

  /// A number as a person writes it: two digits behind the point at most.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "\(value)" }
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 9e15, hundredths.remainder(dividingBy: 100) != 0 else {
      return String(Int(value.rounded()))
    }
    return "\(hundredths / 100)"
  }
}

extension ViewNode {
  /// Whether it is a symbol without words.
  var isIcon: Bool {
    switch content {
    case .image, .dataImage, .namedImage: true
    default: false
    }
  }
}
