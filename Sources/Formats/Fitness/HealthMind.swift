/// What has been read of a state of mind so far: an element of its own, or a record with entries whose names differ by
/// version.
struct HealthMind {
  private let time: LenientTimestamp
  private var kind: String
  private var valence: Double?
  private var labels: [String] = []
  private var associations: [String] = []

  init?(_ reader: XMLReader) {
    guard let time = HealthTime.read(reader.rawAttribute("startDate") ?? reader.rawAttribute("date"))?.timestamp else {
      return nil
    }
    self.time = time
    kind = reader.attribute("kind") ?? ""
    valence = (reader.rawAttribute("valence") ?? reader.rawAttribute("value")).flatMap(DecimalText.number)
    labels = Self.words(reader.attribute("labels"))
    associations = Self.words(reader.attribute("associations"))
  }

  mutating func take(entry reader: XMLReader) {
    guard let key = reader.attribute("key"), key.count < 100 else { return }
    if key.hasSuffix("Valence") {
      valence = reader.rawAttribute("value").flatMap(DecimalText.number) ?? valence
    } else if key.hasSuffix("Labels") || key.hasSuffix("Label") {
      labels += Self.words(reader.attribute("value"))
    } else if key.hasSuffix("Associations") || key.hasSuffix("Association") {
      associations += Self.words(reader.attribute("value"))
    } else if key.hasSuffix("Kind") {
      kind = reader.attribute("value") ?? kind
    }
  }

  mutating func take(label reader: XMLReader) { labels += Self.words(reader.attribute("value")) }

  mutating func take(association reader: XMLReader) { associations += Self.words(reader.attribute("value")) }

  var stateOfMind: StateOfMind {
    let kind = kind.lowercased()
    // `dailyMood`, `Daily Mood`, and 2 in HealthKit's own numbers.
    return StateOfMind(
      time: time, isDaily: kind.contains("daily") || kind == "2", valence: valence, labels: Array(labels.prefix(50)),
      associations: Array(associations.prefix(50)))
  }

  private static func words(_ text: String?) -> [String] {
    guard let text, text.utf8.count <= 2_000 else { return [] }
    return text.split { ",;|".contains($0) }.map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
