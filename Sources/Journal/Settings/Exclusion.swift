public import CivilTime
public import Formats
public import JSONRPC

/// Something that the person does not want to be reminded of.
public enum Exclusion: Sendable, Hashable {
  /// Everything that names the person.
  case person(String)
  /// Everything that says the word.
  case word(String)
  /// Everything that happened within so many meters.
  case circle(Coordinate, meters: Double)
  /// Everything that happened on these days of the local calendar, both of them included.
  case days(from: CivilDate, through: CivilDate)
  /// All of one source.
  case source(String)
  /// All of one folder, given as the beginning of paths within a source.
  case folder(String)

  /// The form in which it is kept and shown.
  public var json: JSONValue {
    switch self {
    case .person(let name): ["person": .string(name)]
    case .word(let word): ["word": .string(word)]
    case .circle(let center, let meters):
      [
        "circle": [
          "latitude": JSONValue(center.latitude), "longitude": JSONValue(center.longitude), "meters": JSONValue(meters),
        ]
      ]
    case .days(let first, let last): ["from": .string(first.description), "to": .string(last.description)]
    case .source(let identifier): ["source": .string(identifier)]
    case .folder(let path): ["folder": .string(path)]
    }
  }

  /// Reads what ``json`` made.
  public init?(json: JSONValue) {
    if let name = json["person"]?.string {
      self = .person(name)
    } else if let word = json["word"]?.string {
      self = .word(word)
    } else if let circle = json["circle"], let latitude = circle["latitude"]?.double,
      let longitude = circle["longitude"]?.double, let meters = circle["meters"]?.double,
      let center = Coordinate(latitude: latitude, longitude: longitude)
    {
      self = .circle(center, meters: meters)
    } else if let from = json["from"]?.string, let to = json["to"]?.string, let first = CivilDate(from),
      let last = CivilDate(to)
    {
      self = .days(from: first, through: last)
    } else if let source = json["source"]?.string {
      self = .source(source)
    } else if let folder = json["folder"]?.string {
      self = .folder(folder)
    } else {
      return nil
    }
  }
}

extension Exclusion {
  /// A circle on the earth; nil for what is no place, and for no radius between 1 m and 1,000 km.
  public static func circle(latitude: Double, longitude: Double, meters: Double) -> Exclusion? {
    guard let center = Coordinate(latitude: latitude, longitude: longitude), (1...1_000_000).contains(meters) else {
      return nil
    }
    return .circle(center, meters: meters)
  }
}
