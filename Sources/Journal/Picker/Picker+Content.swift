internal import JSONRPC

extension Picker {
  /// The suggestion under the cursor of the list.
  var current: PickerSuggestion? {
    let suggestions = content?.suggestions(tab) ?? []
    let row = rows[tab] ?? 0
    return suggestions.indices.contains(row) ? suggestions[row] : nil
  }

  /// Shows new content: the cursor stays on its moment, and what lies over the list goes if its moment is gone.
  mutating func take(_ new: PickerContent) {
    let kept = current?.moment
    let isFirst = content?.consent != .on
    content = new
    guard new.consent == .on else {
      if case .categories? = screens.last { return }
      screens = [.introduction(row: 2)]
      return
    }
    if isFirst, new.recommended.isEmpty, !new.recent.isEmpty { tab = .recent }
    for tab in PickerTab.allCases {
      let row = tab == self.tab ? new.suggestions(tab).firstIndex { $0.moment == kept } : nil
      rows[tab] = row ?? Self.moved(rows[tab] ?? 0, 0, of: new.count(tab))
    }
    if let marked, !new.all.contains(where: { $0.moment == marked }) { self.marked = nil }
    switch screens.last {
    case .categories where screens.first == .list: return
    case .review(let suggestion, let row, let excluded) where screens.first == .list:
      let known = new.all
      if let fresh = known.first(where: { $0.moment == suggestion.moment }) {
        let excluded = excluded.intersection(fresh.items.map(\.event))
        screens = [.list, .review(fresh, row: Self.moved(row, 0, of: fresh.items.count), excluded: excluded)]
        return
      }
    case .reflecting(let suggestion, let row) where screens.first == .list:
      if let fresh = new.all.first(where: { $0.moment == suggestion.moment }), !fresh.reflections.isEmpty {
        screens = [.list, .reflecting(fresh, row: Self.moved(row, 0, of: fresh.reflections.count))]
        return
      }
    default: break
    }
    screens = [.list]
  }

  /// The question that is asked, on the tab of the questions or about a suggestion.
  var question: ReflectionReference? {
    if case .reflecting(let suggestion, let row)? = screens.last, suggestion.reflections.indices.contains(row) {
      return ReflectionReference(id: suggestion.reflections[row].id, moment: suggestion.moment, day: suggestion.day)
    }
    guard let content, let today = content.today, tab == .reflections, let row = rows[tab],
      content.reflections.indices.contains(row)
    else {
      return nil
    }
    return ReflectionReference(id: content.reflections[row].id, moment: nil, day: today)
  }

  /// Shows what would be handed over, of what is being looked at.
  mutating func show(_ preview: JSONValue) {
    switch screens.last {
    case .review(let suggestion, _, let excluded)?:
      screens.append(.handOver(.suggestion(suggestion, excluded: excluded), preview: preview, top: 0))
    case .handOver(let subject, _, _)?: screens[screens.count - 1] = .handOver(subject, preview: preview, top: 0)
    default: if let question { screens.append(.handOver(.question(question), preview: preview, top: 0)) }
    }
  }
}
