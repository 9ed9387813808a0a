public import JSONRPC
internal import Formats

/// What the person has put right about moments. Moments are named by the ids of what is in them, which are the same
/// however often and from wherever a file is read; so a correction holds when they are made anew, of more or of less.
public enum Correction: Sendable, Hashable {
  /// The moments that hold the most of these events are one.
  case merge([String], [String])
  /// These events are a moment of their own.
  case split([String])
  /// The moment that holds the most of these events has this name; an empty one takes the name back.
  case rename([String], title: String)
  /// These events, and what else happened right there, were not at the place of that name.
  case wrongPlace([String], name: String, latitude: Double?, longitude: Double?)

  /// The form in which it is kept.
  public var json: JSONValue {
    func list(_ events: [String]) -> JSONValue { .array(events.map { .string($0) }) }
    switch self {
    case .merge(let first, let second): return ["merge": list(first), "with": list(second)]
    case .split(let events): return ["split": list(events)]
    case .rename(let events, let title): return ["rename": list(events), "title": .string(title)]
    case .wrongPlace(let events, let name, let latitude, let longitude):
      var object: JSONObject = ["wrongPlace": list(events), "name": .string(name)]
      object["latitude"] = latitude.map { JSONValue($0) }
      object["longitude"] = longitude.map { JSONValue($0) }
      return .object(object)
    }
  }

  /// Reads what ``json`` made.
  public init?(json: JSONValue) {
    func list(_ name: String) -> [String]? { json[name]?.array?.compactMap(\.string) }
    if let first = list("merge"), let second = list("with") {
      self = .merge(first, second)
    } else if let events = list("split") {
      self = .split(events)
    } else if let events = list("rename"), let title = json["title"]?.string {
      self = .rename(events, title: title)
    } else if let events = list("wrongPlace"), let name = json["name"]?.string {
      self = .wrongPlace(events, name: name, latitude: json["latitude"]?.double, longitude: json["longitude"]?.double)
    } else {
      return nil
    }
  }

  /// The ids of the events that it names.
  var events: [String] {
    switch self {
    case .merge(let first, let second): first + second
    case .split(let events), .rename(let events, _), .wrongPlace(let events, _, _, _): events
    }
  }

  /// What was done, in a sentence.
  public var sentence: String {
    switch self {
    case .merge(let first, let second): "Merged \(first.count) things with \(second.count)."
    case .split(let events): "Split off \(events.count) \(events.count == 1 ? "thing" : "things")."
    case .rename(_, ""): "Gave back the first name."
    case .rename(_, let title): "Renamed to “\(title)”."
    case .wrongPlace(_, let name, _, _): "It was not at “\(name)”."
    }
  }
}
