internal import JSONRPC

extension Picker {
  mutating func introduce(_ key: PickerKey, _ row: Int) -> [PickerRequest] {
    let choices = PickerChoice.allCases
    if let step = Self.step(key) {
      screens[screens.count - 1] = .introduction(row: Self.moved(row, step, of: choices.count))
      return []
    }
    let choice: PickerChoice? =
      switch key {
      case .enter: choices[row]
      case .escape: .notNow
      case .character(let letter): choices.first { $0.key == letter }
      default: nil
      }
    switch choice {
    case .turnOn?: return ask(.turnOn)
    case .customize?: screens.append(.categories(row: 0))
    case .about?: screens.append(.about)
    case .notNow?: cancel()
    case nil: break
    }
    return []
  }

  mutating func switchCategory(_ key: PickerKey, _ row: Int) -> [PickerRequest] {
    let categories = JournalCategory.allCases
    if let step = Self.step(key) {
      screens[screens.count - 1] = .categories(row: Self.moved(row, step, of: categories.count))
    } else if key == .enter || key == .character(" ") {
      let category = categories[row]
      let isOn = category.state(hiding: content?.hiddenKinds ?? []) == .on
      return ask(.setCategory(category, isShown: !isOn))
    } else if Self.isBack(key) {
      back()
    }
    return []
  }

  mutating func choose(_ key: PickerKey) -> [PickerRequest] {
    let count = content?.count(tab) ?? 0
    if tab == .reflections, let row = Self.next(key, rows[tab] ?? 0, of: count) {
      rows[tab] = row
      return []
    }
    if let step = Self.step(key) {
      rows[tab] = Self.moved(rows[tab] ?? 0, step, of: count)
      return []
    }
    switch key {
    case .tab, .right, .character("l"): tab = tab.neighbour(1)
    case .left, .character("h"): tab = tab.neighbour(-1)
    case .character("1"): tab = .recommended
    case .character("2"): tab = .recent
    case .character("3"): tab = .onThisDay
    case .character("4"): tab = .reflections
    case .enter where tab == .reflections: if let question { return ask(.previewQuestion(question)) }
    case .escape where marked != nil: marked = nil
    case .escape, .character("q"): cancel()
    case .character("c"): screens.append(.categories(row: 0))
    case .character("i") where content?.isBannerOpen == true: screens.append(.learnMore)
    case .character("x") where content?.isBannerOpen == true: return ask(.closeBanner)
    case .character("u"): return ask(.load(readsSources: true))
    default: return act(key)
    }
    return []
  }

  /// What can be done with the suggestion under the cursor.
  private mutating func act(_ key: PickerKey) -> [PickerRequest] {
    guard let suggestion = current else { return [] }
    switch key {
    case .enter, .character(" "): screens.append(.review(suggestion, row: 0, excluded: []))
    case .character("d"): screens.append(.decline(suggestion))
    case .character("r"): screens.append(.rename(suggestion, text: ""))
    case .character("e"): screens.append(.exclude(suggestion, row: 0))
    case .character("w"): reflect(on: suggestion)
    case .character("m"):
      guard let other = marked else {
        marked = suggestion.moment
        break
      }
      marked = nil
      if other != suggestion.moment { return ask(.merge(moment: other, with: suggestion.moment)) }
    default: break
    }
    return []
  }

  mutating func review(
    _ key: PickerKey, _ suggestion: PickerSuggestion, _ row: Int, _ excluded: Set<String>
  ) -> [PickerRequest] {
    var excluded = excluded
    var row = row
    if let step = Self.step(key) {
      row = Self.moved(row, step, of: suggestion.items.count)
    } else if Self.isBack(key) {
      back()
      return []
    } else {
      switch key {
      case .character(" "):
        guard suggestion.items.indices.contains(row) else { return [] }
        let event = suggestion.items[row].event
        if excluded.remove(event) == nil { excluded.insert(event) }
      case .character("a"): excluded = excluded.isEmpty ? Set(suggestion.items.map(\.event)) : []
      case .enter:
        guard excluded.count < suggestion.items.count else {
          notice = "Nothing is left to hand over."
          return []
        }
        return ask(.preview(moment: suggestion.moment, excluded: excluded))
      case .character("s"):
        guard !excluded.isEmpty, excluded.count < suggestion.items.count else {
          notice = "Take out what is to become a suggestion of its own, then split."
          return []
        }
        return ask(.split(moment: suggestion.moment, events: excluded))
      case .character("p") where suggestion.place != nil: return ask(.wrongPlace(moment: suggestion.moment))
      case .character("r"):
        screens.append(.rename(suggestion, text: ""))
        return []
      case .character("d"):
        screens.append(.decline(suggestion))
        return []
      case .character("e"):
        screens.append(.exclude(suggestion, row: 0))
        return []
      case .character("w"):
        reflect(on: suggestion)
        return []
      default: return []
      }
    }
    screens[screens.count - 1] = .review(suggestion, row: row, excluded: excluded)
    return []
  }

  mutating func handOver(
    _ key: PickerKey, _ subject: PickerSubject, _ preview: JSONValue, _ top: Int
  ) -> [PickerRequest] {
    if let step = Self.step(key) {
      // How far there is to go depends on the window, so drawing bounds it too.
      let top = Self.moved(top, step, of: PickerPreview.lines(preview, directory, columns: 1_000).count * 4)
      screens[screens.count - 1] = .handOver(subject, preview: preview, top: top)
    } else if Self.isBack(key) {
      back()
    } else if key == .enter || key == .character("y") {
      switch subject {
      case .suggestion(let suggestion, let excluded):
        return ask(.choose(moment: suggestion.moment, excluded: excluded, shown: preview))
      case .question(let question): return ask(.chooseQuestion(question, shown: preview))
      }
    }
    return []
  }

  mutating func decline(_ key: PickerKey, _ suggestion: PickerSuggestion) -> [PickerRequest] {
    if key == .character("y") {
      return ask(.decline(moment: suggestion.moment))
    } else if key == .character("n") || Self.isBack(key) {
      back()
    }
    return []
  }

  mutating func exclude(_ key: PickerKey, _ suggestion: PickerSuggestion, _ row: Int) -> [PickerRequest] {
    if let step = Self.step(key) {
      screens[screens.count - 1] = .exclude(suggestion, row: Self.moved(row, step, of: suggestion.exclusions.count))
    } else if key == .enter, suggestion.exclusions.indices.contains(row) {
      return ask(.exclude(suggestion.exclusions[row].exclusion))
    } else if Self.isBack(key) {
      back()
    }
    return []
  }

  /// A text that is only to be read.
  mutating func read(_ key: PickerKey) -> [PickerRequest] {
    if case .help(let top)? = screens.last, let step = Self.step(key) {
      screens[screens.count - 1] = .help(top: Self.moved(top, step, of: 60))
    } else if Self.isBack(key) || key == .enter || key == .character("?") {
      back()
    }
    return []
  }

  mutating func write(_ key: PickerKey, _ suggestion: PickerSuggestion, _ text: String) -> [PickerRequest] {
    var text = text
    switch key {
    case .character(let character) where text.count < Self.longestTitle: text.append(character)
    case .backspace: if !text.isEmpty { text.removeLast() }
    case .clear: text = ""
    case .enter:
      back()
      return ask(.rename(moment: suggestion.moment, title: text))
    case .escape:
      back()
      return []
    default: break
    }
    screens[screens.count - 1] = .rename(suggestion, text: text)
    return []
  }
}
