/// Reads the host names of origin-bound codes: labels of letters, digits and hyphens with dots between them.
enum HostReader {
  struct Host {
    var start: Int
    var end: Int
    var labels: Int
  }

  /// Reads as many labels as stand glued together, at most `limit` tokens.
  static func read(_ text: TokenizedText, _ start: Int, limit: Int) -> Host? {
    var index = start
    var host = Host(start: start, end: start, labels: 0)
    while index < start + limit {
      let labelStart = index
      while index < start + limit, isLabelPart(text[index]), index == start || text.isGlued(index) { index += 1 }
      // A hyphen ends no label.
      var labelEnd = index
      while labelEnd > labelStart, text[labelEnd - 1].isMark("-") { labelEnd -= 1 }
      guard labelEnd > labelStart, !text[labelStart].isMark("-") else { break }
      host.labels += 1
      host.end = labelEnd
      guard labelEnd == index, text[index].isMark("."), text.isGlued(index), text.isGlued(index + 1),
        isLabelPart(text[index + 1])
      else { break }
      index += 1
    }
    return host.labels > 0 ? host : nil
  }

  private static func isLabelPart(_ token: Token) -> Bool {
    token.kind == .word || token.kind == .number || (token.isMark("-") && token.count == 1)
  }
}
