internal import CivilTime
internal import Formats
internal import Foundation

/// Tells what the person has excluded, before anything is made of it.
struct ExclusionFilter {
  private let exclusions: [Exclusion]
  /// Whether there are days on which nothing shows.
  let hasDays: Bool
  /// The names and words.
  private let needles: [ExcludedText]
  /// The e-mail addresses of those who are named.
  private let addresses: Set<String>
  /// Those of everybody else, who may have a name that begins alike.
  private let others: Set<String>
  private let words: [ExcludedText]
  /// The sources whose directory says one of the names or words.
  private let namedSources: Set<String>
  /// What is known of files, by their paths within their sources.
  private var knownFiles: [String: [String: Bool]] = [:]
  /// What is known of texts that several events have in common, by their number.
  private var known: [Int: Bool] = [:]

  /// - Parameters:
  ///   - directories: What a client may see of the sources' directories, by their ids.
  ///   - numbers: Whose addresses they are, by the person's address books.
  init(_ exclusions: [Exclusion], directories: [String: String] = [:], numbers: [NamedNumber] = []) {
    self.exclusions = exclusions
    hasDays = exclusions.contains { if case .days = $0 { true } else { false } }
    let names = exclusions.compactMap { exclusion -> ExcludedText? in
      if case .person(let name) = exclusion { ExcludedText(name, isName: true) } else { nil }
    }
    let words = exclusions.compactMap { exclusion -> ExcludedText? in
      if case .word(let word) = exclusion { ExcludedText(word, isName: false) } else { nil }
    }
    // Who is invited by an address alone is still that person.
    let known = names.isEmpty ? [] : numbers.filter { $0.isAddress && Self.hides($0.name, names) }
    addresses = Set(known.map { Self.folded($0.number) })
    others = names.isEmpty ? [] : Set(numbers.filter(\.isAddress).map { Self.folded($0.number) }).subtracting(addresses)
    self.words = words
    let needles = names + words
    self.needles = needles
    namedSources = Set(directories.filter { Self.hides($0.value, needles, isPath: true) }.keys)
  }

  /// Whether texts matter at all.
  static func needsTexts(_ exclusions: [Exclusion]) -> Bool {
    exclusions.contains { exclusion in
      switch exclusion {
      case .person, .word: true
      default: false
      }
    }
  }

  /// Whether the event is excluded by what it says, by where it was or by where it comes from.
  mutating func hides(_ event: JournalEvent) -> Bool {
    guard !exclusions.isEmpty else { return false }
    if hidesFile(of: event) || isInCircle(event.coordinate) { return true }
    guard !needles.isEmpty else { return false }
    guard let details = event.details else { return says(event) }
    if let answer = known[details] { return answer }
    let answer = says(event)
    known[details] = answer
    return answer
  }

  /// A file is looked at once for all of its events.
  private mutating func hidesFile(of event: JournalEvent) -> Bool {
    if let answer = knownFiles[event.source]?[event.path] { return answer }
    let answer = hides(source: event.source, path: event.path)
    knownFiles[event.source, default: [:]][event.path] = answer
    return answer
  }

  /// What could not be looked at to its end might have said it.
  private func says(_ event: JournalEvent) -> Bool {
    event.isTextCut
      || ([event.title, event.place].compactMap { $0 } + event.people + event.texts).contains {
        hides($0)
      }
  }

  func hides(_ place: NamedPlace) -> Bool {
    hides(source: place.source, path: place.path) || isInCircle(place.coordinate) || Self.hides(place.name, needles)
  }

  /// Whether the text says what is excluded.
  func hides(_ text: String) -> Bool {
    if !others.isEmpty, text.utf8.contains(UInt8(ascii: "@")), others.contains(Self.folded(text)) {
      return Self.hides(text, words)
    }
    return Self.hides(text, needles) || saysAddress(text)
  }

  private func saysAddress(_ text: String) -> Bool {
    guard !addresses.isEmpty, text.utf8.contains(UInt8(ascii: "@")) else { return false }
    return text.split { $0.isWhitespace || "<>()[]{},;:\"'".contains($0) }
      .contains { $0.utf8.contains(UInt8(ascii: "@")) && addresses.contains(Self.folded(String($0))) }
  }

  func hides(source: String, path: String) -> Bool {
    if namedSources.contains(source) || Self.hides(path, needles, isPath: true) { return true }
    return exclusions.contains { exclusion in
      switch exclusion {
      case .source(let identifier): source == identifier
      case .folder(let folder): path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
      default: false
      }
    }
  }

  /// Whether it was in a place that is excluded.
  func isInCircle(_ coordinate: Coordinate?) -> Bool {
    guard let coordinate else { return false }
    return exclusions.contains { exclusion in
      guard case .circle(let center, let meters) = exclusion else { return false }
      return center.distance(to: coordinate) <= meters
    }
  }

  /// The event without a route that leads through a place that is excluded.
  func withoutHiddenRoute(_ event: PlacedEvent) -> PlacedEvent {
    guard !exclusions.isEmpty, let text = event.event.facts.route, let route = RouteLine(text: text) else {
      return event
    }
    let isHidden = exclusions.contains { exclusion in
      guard case .circle(let center, let meters) = exclusion else { return false }
      return route.passes(center, within: meters)
    }
    guard isHidden else { return event }
    var event = event
    event.event.facts.route = nil
    return event
  }

  /// Whether it was on an excluded day.
  func isOnHiddenDay(_ placed: PlacedEvent) -> Bool {
    exclusions.contains { exclusion in
      guard case .days(let first, let last) = exclusion else { return false }
      return placed.day <= last && Self.lastDay(placed) >= first
    }
  }

  /// The last day on which it was going on; an end at midnight belongs to the day before. A stay is not hidden for one
  /// of its days.
  private static func lastDay(_ placed: PlacedEvent) -> CivilDate {
    guard placed.event.kind == .eventPoster, placed.end > placed.start else { return placed.day }
    return CivilDateTime(secondsSinceEpoch: placed.end + placed.endOffset - 1).date
  }

  private static func hides(_ text: String, _ needles: [ExcludedText], isPath: Bool = false) -> Bool {
    guard !needles.isEmpty else { return false }
    let folded = folded(text)
    return needles.contains { $0.isSaid(in: folded, original: text, isPath: isPath) }
  }

  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
