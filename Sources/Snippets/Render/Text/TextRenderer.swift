import JSONRPC

/// Draws a view as plain lines for a terminal.
///
/// Stacks become lines and columns, controls are numbered (`[1] Add`, `[x] 2 Milk`), values are drawn as bars. What was
/// written from right to left keeps the order of its letters: ordering them is the terminal's.
public struct TextRenderer {
  let options: TerminalOptions
  let numbers: [OpaqueID: Int]

  /// Draws a checked view.
  ///
  /// - Parameter environment: What the root inherits.
  public static func render(
    _ tree: ViewTree, in environment: ViewEnvironment = ViewEnvironment(), options: TerminalOptions = TerminalOptions()
  ) -> RenderedText {
    let controls = tree.numberedControls
    let renderer = TextRenderer(
      options: options,
      numbers: Dictionary(controls.map { (OpaqueID($0.id), $0.number) }, uniquingKeysWith: { first, _ in first }))
    let blocks = renderer.vertical([tree.root].ungrouped, environment, options.columns)
    var lines = blocks.aligned(
      .leading, within: options.columns, isRightToLeft: environment.applying(tree.root.modifiers).isRightToLeft
    ).lines.map { $0.written(options) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return RenderedText(text: lines.joined(separator: "\n"), columns: options.columns, controls: controls)
  }

  /// The least room in which something is still put side by side.
  static let leastColumn = 8
  static let gap = 2

  var isASCII: Bool { options.symbols == .ascii }

  /// A node in at most so many columns.
  func block(_ node: ViewNode, _ outer: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    let environment = outer.applying(node.modifiers)
    let block = content(node, environment, columns)
    guard let badge = node.modifiers.last(where: { $0.name == "badge" })?.arguments["value"]?.string, !badge.isEmpty
    else { return block }
    var ink = TerminalInk()
    ink.isDim = true
    return beside(block, text("(\(badge))", ink, environment, columns), environment, columns)
  }

  private func content(_ node: ViewNode, _ environment: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    switch node.content {
    case .text(let content): return text(content, environment, columns)
    case .label(let title, let systemImage): return label(title, systemImage, environment, columns)
    case .image(let systemName, let label): return image(systemName, label, environment, columns)
    case .dataImage(_, let label), .namedImage(_, let label):
      return label.map { text("[\($0)]", ink(environment), environment, columns) } ?? TerminalBlock()
    case .verticalStack(let alignment, let spacing, let children):
      return vertical(
        children.ungrouped, environment, columns, alignment: alignment ?? .leading, isSpaced: (spacing ?? 0) > 12)
    case .depthStack(_, let children): return vertical(Self.visible(children.ungrouped), environment, columns)
    case .horizontalStack(let alignment, _, let children):
      return horizontal(children.ungrouped, environment, columns, alignment ?? .top)
    case .grid(let alignment, _, _, let children):
      return grid(children.ungrouped, alignment, environment, columns)
    case .gridRow(let alignment, let children):
      return horizontal(children.ungrouped, environment, columns, alignment ?? .top)
    case .spacer, .emptyView: return TerminalBlock()
    case .divider:
      return TerminalBlock([TerminalLine(String(repeating: isASCII ? "-" : "─", count: columns), Self.dim)])
    case .list(let children): return list(children.ungrouped, environment, columns)
    case .section(let header, let footer, let children):
      return section(header, footer, children.ungrouped, environment, columns)
    case .group(let children): return vertical(children.ungrouped, environment, columns)
    case .groupBox(let label, let children):
      return section(label, nil, children.ungrouped, environment, columns)
    case .disclosureGroup(let label, _, let children):
      return disclosure(label, children.ungrouped, environment, columns)
    case .contentUnavailableView(let title, _, let description, let actions):
      return unavailable(title, description, actions.ungrouped, environment, columns)
    case .button, .toggle, .picker, .link: return control(node, environment, columns)
    case .progressView, .gauge: return value(node.content, environment, columns)
    }
  }

  /// Of children one above another only the uppermost is seen, and what can be used.
  private static func visible(_ children: [ViewNode]) -> [ViewNode] {
    let top = children.lastIndex { !$0.isDecoration }
    return children.enumerated().filter { $0.offset == top || $0.element.hasControls }.map(\.element)
  }
}

extension ViewEnvironment {
  var isRightToLeft: Bool { layoutDirection == .rightToLeft }
}

extension ViewNode {
  /// Whether it says nothing.
  var isDecoration: Bool {
    switch content {
    case .image(_, nil), .dataImage(_, nil), .namedImage(_, nil), .spacer, .divider, .emptyView: true
    default: false
    }
  }

  /// Whether it is or holds a control or a link.
  var hasControls: Bool {
    switch content {
    case .button, .toggle, .picker, .link: true
    default: content.children.contains(where: \.hasControls)
    }
  }
}
