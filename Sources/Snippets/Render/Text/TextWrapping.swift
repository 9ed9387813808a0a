/// Breaks a text into lines of so many columns: between words, after hyphens and around ideographs (the plain cases of
/// UAX #14), else between characters.
struct TextWrapping {
  struct Cell {
    let character: Character
    let width: Int
    let ink: TerminalInk
  }

  let columns: Int
  let ellipsis: String

  private static func canBreak(after cell: Cell, before next: Cell) -> Bool {
    if next.character == " " { return false }
    if cell.character == " " { return true }
    if cell.width == 0 || next.width == 0 { return false }
    switch cell.character {
    case "-", "–", "—": return cell.width == 1 && next.character.isLetter
    case "\u{AD}": return true
    default: break
    }
    if noBreakBefore.contains(next.character) || noBreakAfter.contains(cell.character) { return false }
    return isIdeographic(cell) || isIdeographic(next)
  }

  private static let noBreakBefore: Set<Character> = [
    "、", "。", "，", "．", "！", "？", "）", "」", "』", "】", "：", "；", ")", "]", "}", ",", ".", "!", "?", ":", ";",
  ]
  private static let noBreakAfter: Set<Character> = ["（", "「", "『", "【", "(", "[", "{"]

  private static func isIdeographic(_ cell: Cell) -> Bool {
    guard cell.width == 2, let scalar = cell.character.unicodeScalars.first else { return false }
    return !(0xAC00...0xD7A3).contains(scalar.value)
  }

  /// The lines of the cells; line feeds among them begin new ones.
  func lines(_ cells: [Cell]) -> [[Cell]] {
    var result: [[Cell]] = []
    for paragraph in cells.split(separator: "\n", by: \.character) { wrap(paragraph, into: &result) }
    return result
  }

  private func wrap(_ paragraph: ArraySlice<Cell>, into lines: inout [[Cell]]) {
    var start = paragraph.startIndex
    var isFirst = true
    repeat {
      // White space that a break has made superfluous.
      while !isFirst, start < paragraph.endIndex, paragraph[start].character == " " { start += 1 }
      if !isFirst, start == paragraph.endIndex { return }
      let end = lineEnd(of: paragraph, from: start)
      lines.append(Self.trimmed(paragraph[start..<end]))
      start = end
      isFirst = false
    } while start < paragraph.endIndex
  }

  private func lineEnd(of paragraph: ArraySlice<Cell>, from start: Int) -> Int {
    var used = 0
    var lastBreak: Int?
    var index = start
    while index < paragraph.endIndex {
      let cell = paragraph[index]
      if index > start, Self.canBreak(after: paragraph[index - 1], before: cell) { lastBreak = index }
      // Spaces may hang over the edge: they are not shown there.
      guard used + cell.width <= columns || cell.character == " " else { break }
      used += cell.width
      index += 1
    }
    guard index < paragraph.endIndex else { return index }
    return lastBreak ?? max(index, start + 1)
  }

  private static func trimmed(_ cells: ArraySlice<Cell>) -> [Cell] {
    var cells = cells
    while let last = cells.last, last.character.isWhitespace { cells.removeLast() }
    return Array(cells)
  }

  /// At most so many lines: the last one of more takes up the rest and gives way at its head, in its middle or at its
  /// end.
  func limited(_ lines: [[Cell]], to limit: Int, _ mode: TruncationMode) -> [[Cell]] {
    guard lines.count > limit, limit > 0 else { return lines }
    var rest: [Cell] = []
    for line in lines[(limit - 1)...] {
      if let last = rest.last { rest.append(Cell(character: " ", width: 1, ink: last.ink)) }
      rest += line
    }
    return lines[..<(limit - 1)] + [truncated(rest, mode)]
  }

  private func truncated(_ cells: [Cell], _ mode: TruncationMode) -> [Cell] {
    let room = columns - TextWidth.of(ellipsis)
    guard room > 0 else { return [] }
    let ink = cells.first?.ink ?? .plain
    let dots = ellipsis.map { Cell(character: $0, width: TextWidth.of($0), ink: ink) }
    func head(_ columns: Int) -> [Cell] {
      var used = 0
      return Self.trimmed(
        cells.prefix { cell in
          used += cell.width
          return used <= columns
        })
    }
    func tail(_ columns: Int) -> [Cell] {
      var used = 0
      let kept = cells.reversed().prefix { cell in
        used += cell.width
        return used <= columns
      }
      return Array(Array(kept.reversed()).drop { $0.character == " " || $0.width == 0 })
    }
    return switch mode {
    case .tail: head(room) + dots
    case .head: dots + tail(room)
    case .middle: head(room - room / 2) + dots + tail(room / 2)
    }
  }
}

extension [TextWrapping.Cell] {
  /// The parts between elements of that value, empty ones too.
  fileprivate func split<Value: Equatable>(
    separator: Value, by value: (Element) -> Value
  ) -> [ArraySlice<Element>] {
    var result: [ArraySlice<Element>] = []
    var start = startIndex
    for (index, element) in enumerated() where value(element) == separator {
      result.append(self[start..<index])
      start = index + 1
    }
    return result + [self[start...]]
  }
}
