extension TextRenderer {
  static let dim = TerminalInk(isDim: true)
  static let bold = TerminalInk(isBold: true)

  func ink(_ environment: ViewEnvironment) -> TerminalInk {
    var ink = TerminalInk()
    switch environment.font.style {
    case .extraLargeTitle2, .extraLargeTitle, .largeTitle, .title, .title2, .title3, .headline: ink.isBold = true
    default: break
    }
    switch environment.fontWeight ?? environment.font.weight {
    case .semibold, .bold, .heavy, .black: ink.isBold = true
    case nil: break
    default: ink.isBold = false
    }
    ink.isItalic = environment.isItalic || environment.font.isItalic
    ink.isUnderlined = environment.isUnderlined
    ink.isStruckThrough = environment.isStruckThrough
    let (paint, weaker) = environment.foregroundStyle.current
    ink.color = paint == .style(.tint) ? environment.tint ?? paint : paint
    ink.isDim = weaker > 0 || environment.isDisabled || environment.isInvalidated
    return ink
  }

  func text(_ content: TextContent, _ environment: ViewEnvironment, _ columns: Int) -> TerminalBlock {
    lines(cells(content, environment), environment, columns)
  }

  func text(
    _ text: String, _ ink: TerminalInk, _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    lines(cells(text, ink, environment), environment, columns)
  }

  func cells(_ content: TextContent, _ environment: ViewEnvironment) -> [TextWrapping.Cell] {
    let ink = ink(environment)
    switch content {
    case .plain(let text): return cells(text, ink, environment)
    case .date(let moment, let style):
      let words = DateText.words(moment, style: style, now: options.now, timeZone: options.timeZone)
      return cells(words, ink, environment)
    case .runs(let runs):
      return runs.flatMap { run in
        var own = ink
        if run.traits.contains(.bold) { own.isBold = true }
        if run.traits.contains(.italic) { own.isItalic = true }
        if run.traits.contains(.underline) { own.isUnderlined = true }
        if run.traits.contains(.strikethrough) { own.isStruckThrough = true }
        if let paint = run.foregroundStyle.flatMap(Paint.init) {
          if let level = paint.level { own.isDim = level > 0 } else { own.color = paint }
        }
        let address = run.link.map { $0 == run.text ? "" : " <\($0)>" } ?? ""
        return cells(run.text, own, environment) + cells(address, Self.dim, environment)
      }
    }
  }

  private func cells(_ text: String, _ ink: TerminalInk, _ environment: ViewEnvironment) -> [TextWrapping.Cell] {
    var text = text
    switch environment.textCase {
    case .uppercase: text = text.uppercased()
    case .lowercase: text = text.lowercased()
    case nil: break
    }
    let isRedacted = environment.isRedacted
    return text.map { character in
      let shown: Character = isRedacted && !character.isWhitespace ? (isASCII ? "#" : "░") : character
      return TextWrapping.Cell(character: shown, width: TextWidth.of(shown), ink: ink)
    }
  }

  private func lines(
    _ cells: [TextWrapping.Cell], _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    guard !cells.isEmpty else { return TerminalBlock() }
    let wrapping = TextWrapping(columns: columns, ellipsis: isASCII ? "..." : "…")
    var rows = wrapping.lines(cells)
    if let most = environment.maximumLines { rows = wrapping.limited(rows, to: most, environment.truncationMode) }
    if let least = environment.minimumLines, rows.count < least {
      rows += Array(repeating: [], count: min(least, 100) - min(rows.count, 100))
    }
    let blocks = rows.map { TerminalBlock([Self.line($0)]) }
    return .stacked(blocks, environment.multilineTextAlignment, isRightToLeft: environment.isRightToLeft)
  }

  private static func line(_ cells: [TextWrapping.Cell]) -> TerminalLine {
    var line = TerminalLine()
    var start = 0
    while start < cells.count {
      let ink = cells[start].ink
      var text = ""
      var width = 0
      while start < cells.count, cells[start].ink == ink {
        text.append(cells[start].character)
        width += cells[start].width
        start += 1
      }
      line.append(TerminalLine.Span(text: text, width: width, ink: ink, isForeign: true))
    }
    return line
  }

  func label(
    _ title: String, _ systemImage: String, _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    let sign = TerminalSymbols.sign(systemImage, options.symbols)
    let words = text(.plain(title), environment, columns)
    switch environment.labelStyle {
    case .titleOnly: return words
    case .iconOnly: return sign.map { TerminalBlock([TerminalLine($0, ink(environment))]) } ?? words
    case .automatic, .titleAndIcon:
      guard let sign else { return words }
      return beside(
        TerminalBlock([TerminalLine(sign, ink(environment))]), .plain(title), environment, columns)
    }
  }

  func image(
    _ name: String, _ label: String?, _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    if let sign = TerminalSymbols.sign(name, options.symbols) {
      return TerminalBlock([TerminalLine(sign, ink(environment))])
    }
    return label.map { text("[\($0)]", ink(environment), environment, columns) } ?? TerminalBlock()
  }

  /// A short sign, and behind it a text whose lines begin below one another.
  func beside(
    _ sign: TerminalBlock, _ content: TextContent, _ environment: ViewEnvironment, _ columns: Int
  ) -> TerminalBlock {
    let room = columns - sign.width - 1
    guard room >= 4 else {
      return .stacked(
        [sign, text(content, environment, columns)], .leading, isRightToLeft: environment.isRightToLeft)
    }
    return beside(sign, text(content, environment, room), environment, columns)
  }

  /// Two blocks with some columns between them, or one below the other where there is no room.
  func beside(
    _ first: TerminalBlock, _ second: TerminalBlock, _ environment: ViewEnvironment, _ columns: Int, gap: Int = 1
  ) -> TerminalBlock {
    if second.isEmpty { return first }
    if first.isEmpty { return second }
    let width = first.width + gap + second.width
    guard width <= columns else {
      return .stacked([first, second], .leading, isRightToLeft: environment.isRightToLeft)
    }
    return .joined(
      [
        TerminalBlock.Column(block: first, start: 0, width: first.width),
        TerminalBlock.Column(block: second, start: first.width + gap, width: second.width),
      ], width: width, .top, isRightToLeft: environment.isRightToLeft)
  }
}
