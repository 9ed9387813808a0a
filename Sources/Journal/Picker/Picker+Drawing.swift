internal import JSONRPC
internal import TerminalWidth

extension Picker {
  /// A smaller window shows only that it is too small.
  static let fewestColumns = 24
  static let fewestRows = 8
  /// Longer lines are hard to read.
  static let mostColumns = 110

  /// The picker in a window of that size: never more lines than rows, nor wider ones than columns.
  public func lines(_ size: PickerSize) -> [PickerLine] {
    let columns = min(size.columns, Self.mostColumns)
    guard columns >= Self.fewestColumns, size.rows >= Self.fewestRows else {
      return [PickerLine(PickerText.fitted("Window too small (q: out)", size.columns))]
    }
    let head = head(columns)
    let foot = foot(columns, size.rows)
    let room = max(size.rows - head.count - foot.count, 0)
    var body = body(columns, room)
    if body.count > room { body = Array(body.prefix(room)) }
    body += Array(repeating: PickerLine(""), count: room - body.count)
    return Array((head + body + foot).prefix(size.rows)).map { line in
      PickerLine(PickerText.fitted(line.text, columns), line.look)
    }
  }

  private func head(_ columns: Int) -> [PickerLine] {
    [
      PickerLine(PickerText.spread(title, "inkling", columns), .bold),
      PickerLine(PickerText.fitted("for “\(client)”", columns), .dim),
    ]
  }

  /// A notice, and the keys.
  private func foot(_ columns: Int, _ rows: Int) -> [PickerLine] {
    var lines: [PickerLine] = [PickerLine("")]
    // A low window has room for the first keys alone; the rest is in the help.
    let most = max(1, rows / 8)
    var hints = 1
    if let notice { lines += PickerText.wrapped("! " + notice, columns).prefix(2).map { PickerLine($0, .bold) } }
    var line = ""
    for (key, meaning) in keys {
      let hint = "\(key) \(meaning)"
      if !line.isEmpty, TextWidth.of(line) + 3 + TextWidth.of(hint) > columns {
        hints += 1
        guard hints <= most else { break }
        lines.append(PickerLine(line, .dim))
        line = ""
      }
      line += (line.isEmpty ? "" : "   ") + hint
    }
    return lines + [PickerLine(line, .dim)]
  }

  private var keys: [(String, String)] {
    guard !isBusy, let screen = screens.last else { return [("q", "cancel")] }
    return switch screen {
    case .introduction: [("enter", "choose"), ("t", "turn on"), ("q", "not now")]
    case .about, .learnMore: [("q", "back")]
    case .help: [("j/k", "move"), ("q", "back")]
    case .categories: [("space", "switch"), ("q", "back")]
    case .list where tab == .reflections:
      [("enter", "look"), ("n", "another"), ("tab", "other list"), ("?", "help"), ("q", "cancel")]
    case .reflecting: [("enter", "look"), ("n", "another"), ("q", "back")]
    case .list:
      marked == nil
        ? [("enter", "look"), ("tab", "other list"), ("d", "decline"), ("?", "help"), ("q", "cancel")]
        : [("m", "merge with this one"), ("esc", "do not merge"), ("q", "cancel")]
    case .review: [("space", "take out"), ("enter", "go on"), ("?", "help"), ("q", "back")]
    case .handOver: [("enter", "hand over"), ("q", "back")]
    case .rename: [("enter", "keep"), ("esc", "back")]
    case .decline: [("y", "decline"), ("n", "keep")]
    case .exclude: [("enter", "leave it out"), ("q", "back")]
    }
  }

  private func body(_ columns: Int, _ rows: Int) -> [PickerLine] {
    guard let screen = screens.last else {
      let state = progress.map { "Reading your sources: \($0.done) of \($0.total) files" }
      return [PickerLine(""), PickerLine(state ?? "Reading your sources …")]
    }
    return switch screen {
    case .introduction(let row): introduction(row, columns)
    case .about: text(Introduction.json["about"]?.string ?? "", columns)
    case .learnMore: text(Introduction.banner["learnMore"]?.string ?? "", columns)
    case .categories(let row): categories(row, columns, rows)
    case .list: listing(columns, rows)
    case .review(let suggestion, let row, let excluded): reviewing(suggestion, row, excluded, columns, rows)
    case .reflecting(let suggestion, let row):
      [PickerLine(""), PickerLine(suggestion.title, .bold)]
        + reflecting(suggestion.reflections, row, "A question about it", columns)
    case .handOver(_, let preview, let top):
      [PickerLine(""), PickerLine("“\(client)” gets this, and nothing else:", .bold)]
        + scrolled(PickerPreview.lines(preview, directory, columns: columns), top, rows - 2)
    case .rename(let suggestion, let text):
      [PickerLine(""), PickerLine("A new name for “\(suggestion.title)”", .bold)]
        + [PickerLine("> " + PickerText.ending(text, columns - 2), .selected), PickerLine("")]
        + PickerText.wrapped("Without a name it gets the one back that inkling gives it.", columns).map {
          PickerLine($0)
        }
    case .decline(let suggestion):
      text("Never suggest “\(suggestion.title)” again, to no app? It stays in your files.", columns)
    case .exclude(let suggestion, let row):
      [PickerLine(""), PickerLine("What is to be left out from now on?", .bold)]
        + page(suggestion.exclusions.enumerated().map { chosen($1.title, $0 == row) }, row, 1, rows - 2)
    case .help(let top): scrolled(PickerHelp.lines(columns), top, rows)
    }
  }

  private func text(_ text: String, _ columns: Int) -> [PickerLine] {
    [PickerLine("")] + PickerText.wrapped(text, columns).map { PickerLine($0) }
  }

  /// The part from a line on, with what is before and behind it counted.
  private func scrolled(_ lines: [String], _ top: Int, _ rows: Int) -> [PickerLine] {
    guard lines.count > rows, rows > 1 else { return lines.prefix(max(rows, 0)).map { PickerLine($0) } }
    let top = min(top, lines.count - rows + 1)
    let shown = lines[top..<min(top + rows - 1, lines.count)]
    let more = "lines \(top + 1) to \(top + shown.count) of \(lines.count)"
    return shown.map { PickerLine($0) } + [PickerLine(more, .dim)]
  }

  private func introduction(_ row: Int, _ columns: Int) -> [PickerLine] {
    let json = Introduction.json
    let text = PickerText.wrapped(json["text"]?.string ?? "", columns)
    return [PickerLine(""), PickerLine(json["title"]?.string ?? "", .bold)] + text.map { PickerLine($0) }
      + [PickerLine("")]
      + PickerChoice.allCases.enumerated().map { index, choice in
        chosen("\(choice.title) (\(choice.key))", index == row)
      }
  }

  private func categories(_ row: Int, _ columns: Int, _ rows: Int) -> [PickerLine] {
    let hidden = content?.hiddenKinds ?? []
    let lines = JournalCategory.allCases.enumerated().map { index, category in
      let mark =
        switch category.state(hiding: hidden) {
        case .on: "[x]"
        case .off: "[ ]"
        case .partly: "[-]"
        }
      return chosen("\(mark) \(category.title)", index == row)
    }
    return [PickerLine(""), PickerLine("What may be in suggestions", .bold)] + page(lines, row, 1, rows - 2)
  }

  func chosen(_ text: String, _ isCurrent: Bool) -> PickerLine {
    PickerLine((isCurrent ? "> " : "  ") + text, isCurrent ? .selected : .plain)
  }

  /// The page of lines on which the row is, each row having so many lines.
  func page(_ lines: [PickerLine], _ row: Int, _ height: Int, _ rows: Int) -> [PickerLine] {
    guard lines.count > rows else { return lines }
    let count = max((rows - 1) / height, 1)
    let first = row / count * count
    let all = lines.count / height
    let shown = lines[(first * height)..<min((first + count) * height, lines.count)]
    return shown + [PickerLine("  \(first + 1) to \(min(first + count, all)) of \(all)", .dim)]
  }
}
