internal import JSONRPC

extension Picker {
  /// The names of the tabs, the banner, the suggestions, and the facts that speak for the current one.
  func listing(_ columns: Int, _ rows: Int) -> [PickerLine] {
    guard let content else { return [] }
    var lines = [PickerLine(""), PickerLine(tabs(content, columns))]
    if content.isBannerOpen {
      let banner = "\(Introduction.banner["title"]?.string ?? ""): \(Introduction.banner["text"]?.string ?? "")"
      lines += PickerText.wrapped(banner + " (x close, i learn more)", columns).map { PickerLine($0, .dim) }
    }
    guard let list = tab.list else { return lines + reflecting(columns) }
    let suggestions = content.suggestions(tab)
    guard !suggestions.isEmpty else {
      let reason = content.emptyReasons[list]?.sentence ?? ""
      return lines + [PickerLine("")] + PickerText.wrapped(reason, columns).map { PickerLine($0) }
    }
    lines.append(PickerLine(""))
    let row = rows > 12 ? why(columns) : []
    let listed = suggestions.enumerated().flatMap { index, suggestion in
      [
        chosen((suggestion.moment == marked ? "+ " : "") + suggestion.title, index == self.rows[tab]),
        PickerLine("    " + suggestion.when + " · " + suggestion.counts, .dim),
      ]
    }
    let shown = page(listed, self.rows[tab] ?? 0, 2, rows - lines.count - row.count)
    return lines + shown + row
  }

  /// The names of the tabs, with how many things there are in each. Where there is no room for it all, only the current
  /// one's are counted; and where there is none for that either, some are left out, which a mark at that end tells.
  private func tabs(_ content: PickerContent, _ columns: Int) -> String {
    func word(_ tab: PickerTab, isCounted: Bool) -> String {
      let name = tab.name + (isCounted ? " \(content.count(tab))" : "")
      return tab == self.tab ? "[\(name)]" : " \(name) "
    }
    let all = PickerTab.allCases
    for isCounted in [{ _ in true }, { $0 == self.tab }] as [(PickerTab) -> Bool] {
      let line = all.map { word($0, isCounted: isCounted($0)) }.joined(separator: " ")
      if line.count <= columns { return line }
    }
    var shown = all.filter { $0 == tab }
    func line(_ tabs: [PickerTab]) -> String {
      (tabs.first == all.first ? "" : "< ") + tabs.map { word($0, isCounted: $0 == tab) }.joined(separator: " ")
        + (tabs.last == all.last ? "" : " >")
    }
    for other in Array(all.drop { $0 != tab }.dropFirst()) where line(shown + [other]).count <= columns {
      guard other == shown.last?.neighbour(1) else { break }
      shown.append(other)
    }
    for other in Array(all.prefix { $0 != tab }.reversed()) where line([other] + shown).count <= columns {
      guard other == shown.first?.neighbour(-1) else { break }
      shown.insert(other, at: 0)
    }
    return line(shown)
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
