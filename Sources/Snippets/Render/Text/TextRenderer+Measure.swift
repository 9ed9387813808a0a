internal import TerminalWidth

import JSONRPC

extension TextRenderer {
  /// How wide a node is if it need not wrap, or if it wraps at every space. A guess for sharing room: what is drawn is
  /// never wider than its share.
  func idealWidth(_ node: ViewNode, _ outer: ViewEnvironment, byWords: Bool = false) -> Int {
    let environment = outer.applying(node.modifiers)
    var width = idealWidth(node, of: node.content, environment, byWords)
    if let badge = node.modifiers.last(where: { $0.name == "badge" })?.arguments["value"]?.string {
      width += TextWidth.of(badge) + 3
    }
    return width
  }

  private func idealWidth(
    _ node: ViewNode, of content: ViewContent, _ environment: ViewEnvironment, _ byWords: Bool
  ) -> Int {
    func widest(_ nodes: [ViewNode]) -> Int {
      nodes.ungrouped.reduce(0) { max($0, idealWidth($1, environment, byWords: byWords)) }
    }
    func sum(_ nodes: [ViewNode]) -> Int {
      let widths = nodes.ungrouped.map { idealWidth($0, environment, byWords: byWords) }.filter { $0 > 0 }
      return widths.reduce(0, +) + Self.gap * max(0, widths.count - 1)
    }
    func width(of text: String) -> Int {
      byWords ? text.split(separator: " ").reduce(0) { max($0, TextWidth.of(String($1))) } : TextWidth.of(text)
    }
    switch content {
    case .text(let text): return widestLine(cells(text, environment), byWords)
    case .label(let title, let systemImage):
      let sign = TerminalSymbols.sign(systemImage, options.symbols).map { TextWidth.of($0) + 1 } ?? 0
      return sign + width(of: title)
    case .image(let name, let label):
      let sign = TerminalSymbols.sign(name, options.symbols)
      return sign.map { TextWidth.of($0) } ?? label.map { TextWidth.of($0) + 2 } ?? 0
    case .dataImage(_, let label), .namedImage(_, let label): return label.map { TextWidth.of($0) + 2 } ?? 0
    case .spacer, .emptyView: return 0
    case .divider: return 3
    case .horizontalStack(_, _, let children), .gridRow(_, let children): return sum(children)
    case .grid(_, _, _, let children):
      var columns: [Int] = []
      var across = 0
      for child in children.ungrouped {
        guard case .gridRow(_, let cells) = child.content else {
          across = max(across, idealWidth(child, environment, byWords: byWords))
          continue
        }
        for (index, cell) in cells.ungrouped.enumerated() {
          if index == columns.count { columns.append(0) }
          columns[index] = max(columns[index], idealWidth(cell, environment, byWords: byWords))
        }
      }
      return max(across, columns.reduce(0, +) + Self.gap * max(0, columns.count - 1))
    case .section, .groupBox, .disclosureGroup: return widest(content.children) + 2
    case .contentUnavailableView(let title, _, let description, let actions):
      return max(width(of: title), description.map { width(of: $0) } ?? 0, widest(actions))
    case .button(let label, let role, _, _):
      let after = (role == .destructive ? 4 : 0) + (environment.isDisabled ? 11 : 0)
      let name = label.isIcon ? (node.accessibleName.map { TextWidth.of($0) + 1 } ?? 0) : 0
      return TextWidth.of(mark(of: node)) + 1 + idealWidth(label, environment, byWords: byWords)
        + (byWords ? 0 : name + after)
    case .toggle(let label, _, _):
      return TextWidth.of(mark(of: node)) + 1 + idealWidth(label, environment, byWords: byWords)
        + (environment.isDisabled && !byWords ? 11 : 0)
    case .picker(let label, _, let options, _):
      let most = options.reduce(0) { max($0, TextWidth.of($1.label)) }
      let all = byWords ? 0 : options.reduce(0) { $0 + TextWidth.of($1.label) + 2 }
      return TextWidth.of(mark(of: node)) + 6 + idealWidth(label, environment, byWords: byWords) + most + all
    case .link(let label, let destination):
      return idealWidth(label, environment, byWords: byWords) + (byWords ? 0 : 3 + TextWidth.of(destination))
    case .progressView(_, _, let label, let current):
      return 18 + (label.map { idealWidth($0, environment, byWords: byWords) } ?? 0)
        + (current.map { idealWidth($0, environment, byWords: byWords) } ?? 0)
    case .gauge: return 18 + content.children.reduce(0) { $0 + idealWidth($1, environment, byWords: byWords) + 1 }
    case .verticalStack, .depthStack, .list, .group: return widest(content.children)
    }
  }

  private func widestLine(_ cells: [TextWrapping.Cell], _ byWords: Bool) -> Int {
    var widest = 0
    var width = 0
    for cell in cells {
      if cell.character == "\n" || byWords && (cell.character == " " || cell.width == 2) {
        widest = max(widest, width)
        width = 0
      } else {
        width += cell.width
      }
    }
    return max(widest, width)
  }
}
