internal import JSONRPC
extension Picker {
  /// The two lists' names, the banner, the suggestions, and the facts that speak for the current one.
  func listing(_ columns: Int, _ rows: Int) -> [PickerLine] {
    guard let content else { return [] }
    var lines = [PickerLine(""), PickerLine(tabs(content, columns))]
    if content.isBannerOpen {
      let banner = "\(Introduction.banner["title"]?.string ?? ""): \(Introduction.banner["text"]?.string ?? "")"
      lines += PickerText.wrapped(banner + " (x close, i learn more)", columns).map { PickerLine($0, .dim) }
    }
    let suggestions = content.suggestions(list)
    guard !suggestions.isEmpty else {
      let reason = content.emptyReasons[list]?.sentence ?? ""
      return lines + [PickerLine("")] + PickerText.wrapped(reason, columns).map { PickerLine($0) }
    }
    lines.append(PickerLine(""))
    let row = rows > 12 ? why(columns) : []
    let listed = suggestions.enumerated().flatMap { index, suggestion in
      [
        chosen((suggestion.moment == marked ? "+ " : "") + suggestion.title, index == self.rows[list]),
        PickerLine("    " + suggestion.when + " · " + suggestion.counts, .dim),
      ]
    }
    let shown = page(listed, self.rows[list] ?? 0, 2, rows - lines.count - row.count)
    return lines + shown + row
  }

  /// The names of the lists, with how many there are in each where there is room for it.
  private func tabs(_ content: PickerContent, _ columns: Int) -> String {
    func line(_ name: (SuggestionList) -> String) -> String {
      SuggestionList.allCases.map { $0 == self.list ? "[\(name($0))]" : " \(name($0)) " }.joined(separator: " ")
    }
    let counted = line { "\(Self.name($0)) \(content.suggestions($0).count)" }
    return counted.count <= columns ? counted : line(Self.name)
  }

  private static func name(_ list: SuggestionList) -> String {
    switch list {
    case .recommended: "Recommended"
    case .recent: "Recent"
    case .onThisDay: "On this day"
    }
  }

  private func why(_ columns: Int) -> [PickerLine] {
    guard let why = current?.why, !why.isEmpty else { return [] }
    let lines = PickerText.wrapped(why.joined(separator: " "), columns)
    return [PickerLine("")] + lines.prefix(3).map { PickerLine($0) }
  }

  /// One suggestion with its items, of which each can be taken out.
  func reviewing(
    _ suggestion: PickerSuggestion, _ row: Int, _ excluded: Set<String>, _ columns: Int, _ rows: Int
  ) -> [PickerLine] {
    var lines = [PickerLine(""), PickerLine(suggestion.title, .bold), PickerLine(suggestion.when)]
    if rows > 12 {
      lines += PickerText.wrapped(suggestion.why.joined(separator: " "), columns).prefix(4).map { PickerLine($0) }
    }
    let left = suggestion.items.count - excluded.count
    lines.append(PickerLine("To hand over: \(left) of \(suggestion.items.count)", .bold))
    let items = suggestion.items.enumerated().map { index, item in
      chosen((excluded.contains(item.event) ? "[ ] " : "[x] ") + item.text, index == row)
    }
    let rest = suggestion.more > 0 ? [PickerLine("    \(suggestion.more) more belong to it and stay here.", .dim)] : []
    return lines + page(items, row, 1, rows - lines.count - rest.count) + rest
  }
}
