/// Lines one below another, as a part of a drawing.
struct TerminalBlock: Equatable {
  var lines: [TerminalLine] = []

  var width: Int { lines.reduce(0) { max($0, $1.width) } }
  var isEmpty: Bool { lines.isEmpty }

  init(_ lines: [TerminalLine] = []) {
    self.lines = lines
  }

  /// Each line moved so that the block, as wide as it is, is aligned within that many columns.
  func aligned(_ alignment: TextAlignment, within columns: Int, isRightToLeft: Bool) -> TerminalBlock {
    let room = columns - width
    let offset =
      switch (alignment, isRightToLeft) {
      case (.center, _): room / 2
      case (.leading, false), (.trailing, true): 0
      case (.leading, true), (.trailing, false): room
      }
    return indented(by: offset)
  }

  /// The block in a column that is aligned towards the side on which lines begin.
  func placed(_ alignment: HorizontalAlignment, within columns: Int, isRightToLeft: Bool) -> TerminalBlock {
    let room = columns - width
    guard alignment != .leading, room > 0 else { return self }
    let offset = alignment == .center ? room / 2 : room
    guard isRightToLeft else { return indented(by: offset) }
    // The room is on the other side: the block is made wider there.
    return TerminalBlock(
      lines.map { line in
        var line = line
        line.pad(to: width + offset)
        return line
      })
  }

  func indented(by columns: Int) -> TerminalBlock {
    columns > 0 ? TerminalBlock(lines.map { $0.indented(by: columns) }) : self
  }

  /// Blocks one below another, aligned within the widest of them.
  static func stacked(_ blocks: [TerminalBlock], _ alignment: TextAlignment, isRightToLeft: Bool) -> TerminalBlock {
    let width = blocks.reduce(0) { max($0, $1.width) }
    return TerminalBlock(
      blocks.flatMap { $0.aligned(alignment, within: width, isRightToLeft: isRightToLeft).lines })
  }

  /// One block in columns of its own, for ``joined(_:_:)``.
  struct Column {
    var block: TerminalBlock
    /// The first column, counted from the side on which lines begin.
    var start: Int
    var width: Int
  }

  /// Blocks side by side. From right to left the columns are counted from the right end of `width`.
  static func joined(
    _ columns: [Column], width: Int, _ alignment: VerticalAlignment, isRightToLeft: Bool
  ) -> TerminalBlock {
    let height = columns.reduce(0) { max($0, $1.block.lines.count) }
    let placed =
      isRightToLeft
      ? columns.reversed().map { column in
        Column(
          block: column.block.aligned(.leading, within: column.width, isRightToLeft: true),
          start: width - column.start - column.width, width: column.width)
      } : columns
    var lines: [TerminalLine] = []
    for row in 0..<height {
      var line = TerminalLine()
      for column in placed {
        let missing = height - column.block.lines.count
        let top =
          switch alignment {
          case .top, .firstTextBaseline: 0
          case .center: missing / 2
          case .bottom, .lastTextBaseline: missing
          }
        let index = row - top
        guard column.block.lines.indices.contains(index), !column.block.lines[index].spans.isEmpty else { continue }
        line.pad(to: column.start)
        line.append(column.block.lines[index])
      }
      lines.append(line)
    }
    return TerminalBlock(lines)
  }
}
