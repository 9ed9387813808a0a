import JSONRPC

extension ViewNode {
  /// What assistive technology calls the node; nil where it has no words.
  var accessibleName: String? {
    if let label = modifiers.last(where: { $0.name == "accessibilityLabel" })?.arguments["value"]?.string,
      !label.isEmpty
    {
      return label
    }
    switch content {
    case .text(let text):
      let words = text.plainText
      return words.isBlank ? nil : words
    case .label(let title, _): return title.isBlank ? nil : title
    case .image(_, let label), .dataImage(_, let label), .namedImage(_, let label): return label
    default:
      let names = content.children.compactMap(\.accessibleName)
      return names.isEmpty ? nil : names.joined(separator: " ")
    }
  }

  /// Whether there is an ``accessibleName``.
  var hasAccessibleName: Bool {
    if modifiers.contains(where: { $0.name == "accessibilityLabel" }) { return accessibleName != nil }
    let children = content.children
    return children.isEmpty ? accessibleName != nil : children.contains { $0.hasAccessibleName }
  }

  /// The words of the tree in reading order: a line for each row, `[x]` before a toggle that is on, brackets around a
  /// button's title.
  var fallbackText: String { fallbackText(with: [:]) }

  /// - Parameter pieces: What is in words already, by the ids of nodes.
  func fallbackText(with pieces: ViewPieces) -> String {
    func words(_ nodes: [ViewNode]) -> [String] {
      nodes.map { node in
        if let id = node.id, let piece = pieces[OpaqueID(id)] { return piece.fallbackText }
        return node.fallbackText(with: pieces)
      }
    }
    switch content {
    case .text(let text): return text.plainText
    case .label(let title, _): return title
    case .image(_, let label), .dataImage(_, let label), .namedImage(_, let label): return label ?? ""
    case .toggle(let label, let isOn, _):
      return (isOn ? "[x] " : "[ ] ") + (label.accessibleName ?? accessibleName ?? "")
    case .button(let label, _, _, _): return "[" + (label.accessibleName ?? accessibleName ?? "") + "]"
    case .picker(let label, let selection, let options, _):
      let chosen = options.first { $0.value.hasSameBytes(as: selection) }?.label ?? selection
      return "[" + (label.accessibleName ?? accessibleName ?? "") + ": " + chosen + "]"
    case .link(let label, let destination): return Self.joined([label.fallbackText, "<\(destination)>"], by: " ")
    case .progressView(let value, let total, let label, let current):
      var words = [label?.fallbackText ?? "", current?.fallbackText ?? ""]
      if current == nil, let value { words.append("\(Int((value / (total ?? 1) * 100).rounded())) %") }
      return Self.joined(words, by: " ")
    case .gauge(let gauge):
      let value = gauge.currentValueLabel?.fallbackText ?? "\(gauge.value)"
      return Self.joined([gauge.label.fallbackText, value], by: " ")
    case .contentUnavailableView(let title, _, let description, let actions):
      return Self.joined([title, description ?? ""] + words(actions), by: "\n")
    case .horizontalStack(_, _, let children), .gridRow(_, let children):
      return Self.joined(words(children), by: " ")
    case .section(let header, let footer, let children):
      let rows = [header].compactMap(\.self) + children + [footer].compactMap(\.self)
      return Self.joined(words(rows), by: "\n")
    case .spacer, .divider, .emptyView: return ""
    case .verticalStack, .depthStack, .grid, .list, .group, .groupBox, .disclosureGroup:
      return Self.joined(words(content.children), by: "\n")
    }
  }

  private static func joined(_ words: [String], by separator: String) -> String {
    words.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension String {
  /// Whether nothing but white space is in it.
  fileprivate var isBlank: Bool {
    // A letter or sign of ASCII is none, whatever it stands behind.
    if utf8.contains(where: { (0x21...0x7E).contains($0) }) { return false }
    return !contains { !$0.isWhitespace }
  }
}

extension ViewContent {
  /// What looks like the control and does nothing.
  var inertTwin: ViewContent {
    switch self {
    case .button(let label, _, _, _): .group(children: [label])
    case .toggle(let label, let isOn, _):
      .horizontalStack(
        alignment: nil, spacing: nil,
        children: [
          ViewNode(.image(systemName: isOn ? "checkmark.square" : "square", label: isOn ? "On" : "Off")), label,
        ])
    case .picker(let label, let selection, let options, _):
      .horizontalStack(
        alignment: nil, spacing: nil,
        children: [label, .text(options.first { $0.value.hasSameBytes(as: selection) }?.label ?? selection)])
    default: self
    }
  }
}
