internal import JSONRPC
internal import Journal

/// What a card of the list says beside its title, in words.
enum SuggestionWords {
  /// The days, and how many things of each kind there are.
  static func facts(of card: JSONValue) -> String {
    let (start, end) = (card["start"]?.string ?? "", card["end"]?.string ?? "")
    let days = start == end ? start : "\(start) – \(end)"
    let counts = (card["counts"]?.object?.members ?? []).compactMap { member in
      member.value.int.flatMap { KindWords.counted(member.key, $0) }
    }
    return ([days] + counts).joined(separator: " · ")
  }

  /// What an item is, where its own words may not be shown.
  static func noun(of item: JSONValue) -> String {
    "\(KindWords.noun(item["kind"]?.string ?? "") ?? "Item") \(item["id"]?.string ?? "")"
  }
}
