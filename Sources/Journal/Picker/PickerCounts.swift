/// How many things of each kind there are, in words.
enum PickerCounts {
  static func text(_ items: [PlacedEvent]) -> String {
    EventKind.allCases.compactMap { kind -> String? in
      let count = items.count { $0.event.kind == kind }
      return count > 0 ? KindWords.counted(kind, count) : nil
    }.joined(separator: ", ")
  }
}
