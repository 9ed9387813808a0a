extension TextRenderer {
  func vertical(
    _ children: [ViewNode], _ environment: ViewEnvironment, _ columns: Int,
    alignment: HorizontalAlignment = .leading, isSpaced: Bool = false
  ) -> TerminalBlock {
    var blocks: [TerminalBlock] = []
    for child in children {
      let block = block(child, environment, columns)
      guard !block.isEmpty else { continue }
      if isSpaced, !blocks.isEmpty { blocks.append(TerminalBlock([.empty])) }
      blocks.append(block)
    }
    let across: TextAlignment =
      switch alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      }
    return .stacked(blocks, across, isRightToLeft: environment.isRightToLeft)
  }

  /// Children side by side if there is room for each, else one below another.
  func horizontal(
    _ children: [ViewNode], _ environment: ViewEnvironment, _ columns: Int, _ alignment: VerticalAlignment
  ) -> TerminalBlock {
    var items: [(node: ViewNode, ideal: Int, isAfterSpacer: Bool)] = []
    var isAfterSpacer = false
    for child in children {
      switch child.content {
      case .spacer: isAfterSpacer = true
      case .divider: items.append((child, 1, isAfterSpacer))
      default:
        let ideal = idealWidth(child, environment)
        guard ideal > 0 else { continue }
        items.append((child, ideal, isAfterSpacer))
        isAfterSpacer = false
      }
    }
    let isEndSpaced = isAfterSpacer
    guard !items.isEmpty else { return TerminalBlock() }
    let room = columns - Self.gap * (items.count - 1)
    guard let widths = Self.shares(items.map { ($0.ideal, Self.priority(of: $0.node)) }, of: room),
      zip(items, widths).allSatisfy({ item, width in
        width >= item.ideal || width >= min(columns, idealWidth(item.node, environment, byWords: true))
      })
    else { return vertical(items.map(\.node), environment, columns) }
    let blocks = items.indices.map { index in
      if case .divider = items[index].node.content {
        return TerminalBlock([TerminalLine(isASCII ? "|" : "│", Self.dim)])
      }
      return block(items[index].node, environment, widths[index])
    }
    let used = blocks.map(\.width)
    // What is left over goes to the spacers, in equal parts.
    let spacers = items.count { $0.isAfterSpacer } + (isEndSpaced ? 1 : 0)
    let extra = spacers > 0 ? (room - used.reduce(0, +)) / spacers : 0
    var result: [TerminalBlock.Column] = []
    var place = 0
    for index in items.indices {
      if index > 0 { place += Self.gap }
      if items[index].isAfterSpacer { place += extra }
      result.append(TerminalBlock.Column(block: blocks[index], start: place, width: used[index]))
      place += used[index]
    }
    if isEndSpaced { place += extra }
    return .joined(result, width: place, alignment, isRightToLeft: environment.isRightToLeft)
  }

  /// Who has room first: what keeps its width, then by `layoutPriority`.
  private static func priority(of node: ViewNode) -> Double {
    node.hasFixedWidth ? .infinity : node.layoutPriority
  }

  /// How wide each may be: the first in priority as wide as they would be, as far as the others keep the least.
  private static func shares(_ items: [(ideal: Int, priority: Double)], of room: Int) -> [Int]? {
    var result = items.map(\.ideal)
    var left = room
    for priority in Set(items.map(\.priority)).sorted(by: >) {
      let own = items.indices.filter { items[$0].priority == priority }
      let later = items.filter { $0.priority < priority }.reduce(0) { $0 + min($1.ideal, leastColumn) }
      guard let widths = shares(own.map { items[$0].ideal }, of: left - later) else { return nil }
      for (index, width) in zip(own, widths) { result[index] = width }
      left -= widths.reduce(0, +)
    }
    return result
  }

  /// How wide each may be: as wide as it would be, else what is left, fairly. Nil where that is too little.
  static func shares(_ ideals: [Int], of room: Int) -> [Int]? {
    guard ideals.reduce(0, +) > room else { return ideals }
    var result = ideals
    var open = Array(ideals.indices)
    var left = room
    while !open.isEmpty {
      let share = left / open.count
      let fitting = open.filter { ideals[$0] <= share }
      if fitting.isEmpty {
        guard share >= leastColumn else { return nil }
        for index in open { result[index] = share }
        return result
      }
      for index in fitting { left -= ideals[index] }
      open.removeAll { ideals[$0] <= share }
    }
    return result
  }

  /// Rows whose cells stand below one another; one row below the other where there is no room for the columns.
  func grid(
    _ children: [ViewNode], _ alignment: Alignment?, _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    let across = alignment?.horizontal ?? .leading
    let down = alignment?.vertical
    var rows: [[ViewNode]?] = []
    var ideals: [Int] = []
    for child in children {
      guard case .gridRow(_, let cells) = child.content else {
        rows.append(nil)
        continue
      }
      let inner = environment.applying(child.modifiers)
      let own = cells.ungrouped
      rows.append(own)
      for (index, cell) in own.enumerated() {
        if index == ideals.count { ideals.append(0) }
        ideals[index] = max(ideals[index], idealWidth(cell, inner))
      }
    }
    let room = columns - Self.gap * max(0, ideals.count - 1)
    guard let widths = Self.shares(ideals.map { max($0, 1) }, of: room) else {
      return vertical(children, environment, columns)
    }
    let starts = widths.indices.map { index in widths[..<index].reduce(0) { $0 + $1 + Self.gap } }
    let width = (starts.last ?? 0) + (widths.last ?? 0)
    var blocks: [TerminalBlock] = []
    for (child, cells) in zip(children, rows) {
      guard let cells, case .gridRow(let own, _) = child.content else {
        blocks.append(block(child, environment, columns))
        continue
      }
      let inner = environment.applying(child.modifiers)
      let row = cells.enumerated().map { index, cell in
        TerminalBlock.Column(
          block: block(cell, inner, widths[index])
            .placed(across, within: widths[index], isRightToLeft: inner.isRightToLeft),
          start: starts[index], width: widths[index])
      }
      blocks.append(.joined(row, width: width, own ?? down ?? .top, isRightToLeft: inner.isRightToLeft))
    }
    return .stacked(blocks, .leading, isRightToLeft: environment.isRightToLeft)
  }

  /// Rows and sections, with a blank line between two sections.
  func list(_ children: [ViewNode], _ environment: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    var blocks: [TerminalBlock] = []
    var wasSection = false
    for child in children {
      let block = block(child, environment, columns)
      guard !block.isEmpty else { continue }
      var isSection = false
      if case .section = child.content { isSection = true }
      if !blocks.isEmpty, isSection || wasSection { blocks.append(TerminalBlock([.empty])) }
      blocks.append(block)
      wasSection = isSection
    }
    return .stacked(blocks, .leading, isRightToLeft: environment.isRightToLeft)
  }

  func section(
    _ header: ViewNode?, _ footer: ViewNode?, _ children: [ViewNode], _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    var headerEnvironment = environment
    headerEnvironment.fontWeight = environment.fontWeight ?? .bold
    var footerEnvironment = environment
    footerEnvironment.foregroundStyle.apply([.color(.secondary)])
    let body = indented(environment, columns, header == nil ? 0 : 2) { list(children, environment, $0) }
    let blocks =
      (header.map { [block($0, headerEnvironment, columns)] } ?? []) + [body]
      + (footer.map { node in
        [indented(environment, columns, header == nil ? 0 : 2) { block(node, footerEnvironment, $0) }]
      } ?? [])
    return .stacked(blocks.filter { !$0.isEmpty }, .leading, isRightToLeft: environment.isRightToLeft)
  }

  /// Moved away from the side on which lines begin, if there is room for that.
  func indented(
    _ environment: ViewEnvironment, _ columns: Int, _ indentation: Int, _ make: (Int) -> TerminalBlock
  ) -> TerminalBlock {
    guard columns - indentation >= Self.leastColumn, indentation > 0 else { return make(columns) }
    let block = make(columns - indentation)
    guard environment.isRightToLeft else { return block.indented(by: indentation) }
    // From right to left the indentation is on the other side: the block is said to be wider than it is drawn.
    return TerminalBlock(
      block.lines.map { line in
        var line = line
        line.pad(to: block.width + indentation)
        return line
      })
  }

  func disclosure(
    _ label: ViewNode, _ children: [ViewNode], _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    // A terminal cannot open it later, so that it is drawn open whatever its state is.
    let mark = TerminalBlock([TerminalLine(isASCII ? "v" : "▾", ink(environment))])
    let title = beside(mark, block(label, environment, max(columns - 2, 2)), environment, columns)
    let body = indented(environment, columns, 2) { vertical(children, environment, $0) }
    return .stacked([title, body].filter { !$0.isEmpty }, .leading, isRightToLeft: environment.isRightToLeft)
  }

  func unavailable(
    _ title: String, _ description: String?, _ actions: [ViewNode], _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    var titleEnvironment = environment
    titleEnvironment.fontWeight = .bold
    var descriptionEnvironment = environment
    descriptionEnvironment.foregroundStyle.apply([.color(.secondary)])
    let blocks = [
      text(.plain(title), titleEnvironment, columns),
      description.map { text(.plain($0), descriptionEnvironment, columns) } ?? TerminalBlock(),
      vertical(actions, environment, columns),
    ]
    return .stacked(blocks.filter { !$0.isEmpty }, .leading, isRightToLeft: environment.isRightToLeft)
  }
}
