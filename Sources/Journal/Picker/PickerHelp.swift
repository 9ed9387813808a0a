/// What each key does.
enum PickerHelp {
  private static let keys: [(key: String, meaning: String)] = [
    ("arrows, j k", "move"),
    ("page keys, g G", "move far"),
    ("tab, 1 2 3 4", "recommended, recent, on this day of earlier years, or questions to write about"),
    ("n", "another question"),
    ("w", "questions about this suggestion"),
    ("enter", "look closer; there: see what would be handed over; there: hand it over"),
    ("space", "take an item out, or put it back"),
    ("a", "take all items out, or put them back"),
    ("d", "decline: it is never suggested again"),
    ("m", "merge: on one suggestion and then on the other"),
    ("r", "rename"),
    ("s", "split what was taken out off as a suggestion of its own"),
    ("p", "it was not at the place that it is called by"),
    ("e", "leave out a person, a day, a place, a folder or a source from now on"),
    ("c", "what may be in suggestions"),
    ("u", "read the sources anew"),
    ("x, i", "close the banner; learn more"),
    ("q, esc", "back; out of the list: cancel"),
    ("ctrl-c", "cancel"),
  ]

  static func lines(_ columns: Int) -> [String] {
    [""]
      + keys.flatMap { key, meaning in
        let name = key.padding(16)
        guard columns >= 60 else { return [key] + PickerText.wrapped(meaning, columns, indent: 4) }
        let lines = PickerText.wrapped(meaning, columns, indent: 16)
        return lines.enumerated().map { $0 == 0 ? name + $1.dropFirst(16) : $1 }
      }
  }
}

extension String {
  fileprivate func padding(_ columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
