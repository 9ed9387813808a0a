/// Gives calls the names of those who were called, by the person's address books.
struct CallNames {
  /// Names by the last digits of the number; of a number with several names the first by the alphabet.
  private var names: [String: String] = [:]

  init(_ numbers: [NamedNumber]) {
    for number in numbers {
      guard let key = NamedNumber.key(number.number) else { continue }
      names[key] = names[key].map { min($0, number.name) } ?? number.name
    }
  }

  /// A name in the log itself stays, as one of then; the book's is added where it is another one, so that an exclusion
  /// finds either.
  func named(_ events: [JournalEvent]) -> [JournalEvent] {
    guard !names.isEmpty else { return events }
    return events.map { event in
      guard event.kind == .contact, let key = event.facts.number.flatMap(NamedNumber.key), let name = names[key],
        !event.people.contains(name)
      else { return event }
      var event = event
      if event.people.isEmpty { event.people = [name] } else { event.texts.append(name) }
      return event
    }
  }
}
