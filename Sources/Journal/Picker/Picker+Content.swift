internal import JSONRPC

extension Picker {
  /// The suggestion under the cursor of the list.
  var current: PickerSuggestion? {
    let suggestions = content?.suggestions(list) ?? []
    let row = rows[list] ?? 0
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
    if isFirst, new.recommended.isEmpty, !new.recent.isEmpty { list = .recent }
    for list in SuggestionList.allCases {
      let suggestions = new.suggestions(list)
      let row = list == self.list ? suggestions.firstIndex { $0.moment == kept } : nil
      rows[list] = row ?? max(0, min(rows[list] ?? 0, suggestions.count - 1))
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
    default: break
    }
    screens = [.list]
  }

  /// Shows what would be handed over, of the suggestion that is being looked at.
  mutating func show(_ preview: JSONValue) {
    switch screens.last {
    case .review(let suggestion, _, let excluded)?:
      screens.append(.handOver(suggestion, excluded: excluded, preview: preview, top: 0))
    case .handOver(let suggestion, let excluded, _, _)?:
      screens[screens.count - 1] = .handOver(suggestion, excluded: excluded, preview: preview, top: 0)
    default: break
    }
  }
}
