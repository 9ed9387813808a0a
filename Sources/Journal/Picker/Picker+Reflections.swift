extension Picker {
  /// Shows the questions about a suggestion.
  mutating func reflect(on suggestion: PickerSuggestion) {
    guard !suggestion.reflections.isEmpty else {
      notice = Self.areOff
      return
    }
    screens.append(.reflecting(suggestion, row: 0))
  }

  mutating func reflect(_ key: PickerKey, _ suggestion: PickerSuggestion, _ row: Int) -> [PickerRequest] {
    if let row = Self.next(key, row, of: suggestion.reflections.count) {
      screens[screens.count - 1] = .reflecting(suggestion, row: row)
    } else if Self.isBack(key) {
      back()
    } else if key == .enter, let question {
      return ask(.previewQuestion(question))
    }
    return []
  }

  /// The question that the key leads to: behind the last one the first one comes again.
  static func next(_ key: PickerKey, _ row: Int, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    switch key {
    case .down, .character("j"), .character("n"), .character(" "): return (row + 1) % count
    case .up, .character("k"): return (row + count - 1) % count
    default: return nil
    }
  }

  /// The questions of the day, one at a time.
  func reflecting(_ columns: Int) -> [PickerLine] {
    guard let content else { return [] }
    return reflecting(content.reflections, rows[.reflections] ?? 0, "A question to write about", columns)
  }

  func reflecting(_ questions: [Reflection], _ row: Int, _ heading: String, _ columns: Int) -> [PickerLine] {
    guard questions.indices.contains(row) else {
      return [PickerLine("")] + PickerText.wrapped(Self.areOff, columns).map { PickerLine($0) }
    }
    let prompt = PickerText.clean(questions[row].prompt, limit: 2_000) ?? ""
    return [PickerLine(""), PickerLine("\(heading), \(row + 1) of \(questions.count)", .dim), PickerLine("")]
      + PickerText.wrapped(prompt, columns - 2, indent: 2).map { PickerLine($0, .bold) }
      + [PickerLine("")]
      + PickerText.wrapped("The app gets the question, its colour and the day that it is about.", columns).map {
        PickerLine($0)
      }
  }

  private static let areOff = "Questions are switched off. To switch them on: c"
}
