extension TokenizedText {
  /// Masks what the sender does not say himself: quoted lines and the line that announces them, code, and the blanks of
  /// anonymised texts (`<TIME>`).
  mutating func maskUnspoken() {
    maskQuotedLines()
    maskCode()
    maskBlanks()
  }

  private mutating func maskQuotedLines() {
    var lineStart = 0
    for index in 0...count where index == count || tokens[index].kind == .newline {
      if lineStart < index {
        let isQuoted = tokens[lineStart].isMark(">")
        let isAttribution =
          isWord(lineStart, "on") && index - lineStart > 4 && isWord(index - 2, "wrote") && self[index - 1].isMark(":")
        if isQuoted || isAttribution { mask(lineStart..<index) }
      }
      lineStart = index + 1
    }
  }

  /// Between three backticks everything is code; between single ones what stands on one line.
  private mutating func maskCode() {
    var index = 0
    var opening: (index: Int, isFence: Bool)?
    while index < count {
      let isTick = tokens[index].isMark("`")
      let isFence = isTick && self[index + 1].isMark("`") && self[index + 2].isMark("`")
      let width = isFence ? 3 : 1
      if let open = opening {
        if open.isFence ? isFence : isTick {
          mask(open.index..<index + width)
          opening = nil
          index += width
          continue
        }
        if !open.isFence, tokens[index].kind == .newline { opening = nil }
      } else if isTick {
        opening = (index, isFence)
      }
      index += isTick ? width : 1
    }
    if let open = opening, open.isFence { mask(open.index..<count) }
  }

  /// `<#>`, `<TIME>` and the like: up to 24 bytes with nothing of an address in them.
  private mutating func maskBlanks() {
    var index = 0
    while index < count {
      defer { index += 1 }
      guard tokens[index].isMark("<") else { continue }
      var close = index + 1
      while close < index + 6, self[close].kind != .mark || !isBlankEnd(close) { close += 1 }
      guard self[close].isMark(">"), close > index + 1 else { continue }
      mask(index..<close + 1)
      index = close
    }
  }

  private func isBlankEnd(_ index: Int) -> Bool {
    let token = self[index]
    return token.isMark(">") || token.isMark("@") || token.isMark(".") || token.isMark(":") || token.isMark("/")
  }
}
