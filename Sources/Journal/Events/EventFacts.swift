internal import JSONRPC

/// What is known of an event beside when, where and with whom: it depends on the kind.
struct EventFacts: Sendable, Hashable {
  /// What was done, in HealthKit's words.
  var activity: String?
  /// Meters.
  var distance: Double?
  /// Kilocalories.
  var energy: Double?
  /// Beats a minute.
  var averageHeartRate: Double?
  /// Beats a minute.
  var maximumHeartRate: Double?
  /// Where it led, see ``RouteLine``.
  var route: String?
  /// Steps of the day.
  var steps: Double?
  /// How the steps were made: `running`, `walking` or `runningWalking`.
  var movementType: String?
  /// Who made a song, or the show of an episode.
  var artist: String?
  var album: String?
  /// From -1 to 1.
  var valence: Double?
  /// Words for a feeling.
  var labels: [String] = []
  /// What it has to do with.
  var associations: [String] = []
  /// The other's number, of which only the digits count.
  var number: String?
  /// Who called whom.
  var direction: String?
  /// What a still and its film have in common.
  var pair: String?
  /// Stars, or 5 for a favourite.
  var rating: Double?
  /// 1 if the person has invited to it, 0 if somebody else has.
  var isHost: Double?
  /// The town in which a place is, as a client has named it.
  var city: String?
  /// What a place is to the person, in the file's word.
  var role: String?

  /// Nothing is known.
  init() {}

  var isEmpty: Bool { self == EventFacts() }

  private static let texts: [(String, any WritableKeyPath<EventFacts, String?> & Sendable)] = [
    ("activity", \.activity), ("artist", \.artist), ("album", \.album), ("number", \.number),
    ("direction", \.direction), ("pair", \.pair), ("role", \.role),
    ("movementType", \.movementType), ("route", \.route), ("city", \.city),
  ]
  private static let numbers: [(String, any WritableKeyPath<EventFacts, Double?> & Sendable)] = [
    ("distance", \.distance), ("energy", \.energy), ("averageHeartRate", \.averageHeartRate),
    ("maximumHeartRate", \.maximumHeartRate), ("steps", \.steps), ("valence", \.valence), ("rating", \.rating),
    ("isHost", \.isHost),
  ]
  private static let lists: [(String, any WritableKeyPath<EventFacts, [String]> & Sendable)] = [
    ("labels", \.labels), ("associations", \.associations),
  ]

  /// As it is kept in the store.
  var text: String? {
    guard !isEmpty else { return nil }
    var object: JSONObject = [:]
    for (name, path) in Self.texts { object[name] = self[keyPath: path].map { .string($0) } }
    for (name, path) in Self.numbers { object[name] = self[keyPath: path].map { JSONValue($0) } }
    for (name, path) in Self.lists where !self[keyPath: path].isEmpty {
      object[name] = .array(self[keyPath: path].map { .string($0) })
    }
    return JSONWriter.text(of: .object(object))
  }

  /// As it was kept.
  init(text: String?) {
    guard let text, let object = try? JSONParser.parse(text) else { return }
    for (name, path) in Self.texts { self[keyPath: path] = object[name]?.string }
    for (name, path) in Self.numbers { self[keyPath: path] = object[name]?.double }
    for (name, path) in Self.lists { self[keyPath: path] = (object[name]?.array ?? []).compactMap(\.string) }
  }
}
