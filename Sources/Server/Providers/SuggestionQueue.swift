internal import JSONRPC

/// Which provider is asked for which message, and when. A value without clock and threads.
///
/// Nothing waits for it: of the messages that wait for a provider only the newest ones are kept, so that a slow provider
/// gets no backlog, and one message is asked about once as long as it says the same.
struct SuggestionQueue: Sendable {
  static let maximumProviders = 16
  /// How many messages one provider is asked about at once.
  static let atOnce = 4
  /// How many more wait for it.
  static let maximumWaiting = 32

  private struct Place: Sendable {
    var provider: ActionProvider
    var registration: Int
    var waiting: [Suggestion] = []
    var running = 0
    var asked = RecentContents()
  }

  private var places: [Place] = []
  private var lastRegistration = 0
  /// Nothing may be sent before `initialized`.
  private var isOpen = false

  var providers: [ActionProvider] { places.map(\.provider) }
  var isEmpty: Bool { places.isEmpty }

  mutating func open() -> [SuggestionCall] {
    isOpen = true
    return places.indices.flatMap { next(at: $0) }
  }

  /// - Returns: Whether there was room for it.
  mutating func register(_ provider: ActionProvider) -> Bool {
    lastRegistration += 1
    let place = Place(provider: provider, registration: lastRegistration)
    if let index = index(of: provider.name) {
      places[index] = place
    } else {
      guard places.count < Self.maximumProviders else { return false }
      places.append(place)
    }
    return true
  }

  mutating func remove(_ name: String) {
    if let index = index(of: name) { places.remove(at: index) }
  }

  /// Asks everybody who was not asked about exactly this message yet.
  mutating func ask(_ suggestion: Suggestion) -> [SuggestionCall] {
    let id = OpaqueID(suggestion.messageId)
    return places.indices.flatMap { index -> [SuggestionCall] in
      guard places[index].asked[id] != suggestion.content else { return [] }
      places[index].asked.insert(suggestion.content, for: id)
      // What the message said before is of no interest any more.
      places[index].waiting.removeAll { OpaqueID($0.messageId) == id }
      places[index].waiting.append(suggestion)
      let due = next(at: index)
      if places[index].waiting.count > Self.maximumWaiting {
        let oldest = places[index].waiting.removeFirst()
        places[index].asked.remove(OpaqueID(oldest.messageId))
      }
      return due
    }
  }

  /// The call has ended.
  ///
  /// - Parameter isAnswered: If not, the provider is asked again when the message comes again.
  /// - Returns: Whether what it says counts, and the calls that are due now.
  mutating func end(_ call: SuggestionCall, isAnswered: Bool) -> (counts: Bool, due: [SuggestionCall]) {
    guard let index = index(of: call.provider.name), places[index].registration == call.registration else {
      return (false, [])
    }
    places[index].running -= 1
    let id = OpaqueID(call.suggestion.messageId)
    let isCurrent = places[index].asked[id] == call.suggestion.content
    if isCurrent, !isAnswered { places[index].asked.remove(id) }
    return (isCurrent && isAnswered, next(at: index))
  }

  /// The messages are forgotten: what comes for them counts for nothing, and if they come again they are new.
  mutating func forget(_ ids: [String]) {
    for index in places.indices {
      for id in ids {
        places[index].asked.remove(OpaqueID(id))
        places[index].waiting.removeAll { $0.messageId.hasSameBytes(as: id) }
      }
    }
  }

  private mutating func next(at index: Int) -> [SuggestionCall] {
    var due: [SuggestionCall] = []
    while isOpen, places[index].running < Self.atOnce, !places[index].waiting.isEmpty {
      places[index].running += 1
      due.append(
        SuggestionCall(
          provider: places[index].provider, registration: places[index].registration,
          suggestion: places[index].waiting.removeFirst()))
    }
    return due
  }

  private func index(of name: String) -> Int? {
    places.firstIndex { $0.provider.name.hasSameBytes(as: name) }
  }
}
