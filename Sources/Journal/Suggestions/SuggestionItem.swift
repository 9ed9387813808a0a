internal import CivilTime
internal import Formats
internal import Foundation
internal import JSONRPC

/// An item of a suggestion as a client gets it, in the shapes of the protocol.
struct SuggestionItem {
  /// Its place in the suggestion, from 1. Nothing of the item itself can be told from it.
  let id: String
  var item: MomentItem

  var kind: EventKind { item.kind }
  var members: [PlacedEvent] { item.members }

  /// `{id, kind}`.
  var outline: JSONObject {
    ["id": .string(id), "kind": .string(kind.rawValue)]
  }

  /// `{id, kind, fallbackText}`.
  var review: JSONObject {
    var object = outline
    object["fallbackText"] = .string(fallbackText)
    return object
  }

  /// `{id, kind, representations, content, fallbackText}`.
  ///
  /// - Parameters:
  ///   - directories: The directories of the sources, by their ids.
  ///   - workPlaces: Where the person works, as far as it is known.
  ///   - towns: The towns that may be said.
  ///   - pictures: Where pictures of those who were called and of entries are, by the ids of events.
  func disclosed(
    directories: [String: String], workPlaces: [Coordinate], towns: Towns, pictures: [String: String] = [:]
  ) -> JSONObject {
    var object = outline
    object["representations"] = .array(Self.representations(kind))
    object["content"] = .object(content(directories, workPlaces, towns, pictures))
    object["fallbackText"] = .string(fallbackText)
    return object
  }

  private func content(
    _ directories: [String: String], _ workPlaces: [Coordinate], _ towns: Towns,
    _ pictures: [String: String]
  ) -> JSONObject {
    func one(_ member: PlacedEvent) -> JSONObject {
      ItemContent(member, workPlaces: workPlaces, towns: towns, picture: pictures[member.event.id]).object(
        directory: directories[member.event.source] ?? "")
    }
    switch kind {
    case .locationGroup: return ["locations": .array(members.map { .object(one($0)) })]
    case .workoutGroup:
      var object = WorkoutTotals(members).object
      object["workouts"] = .array(members.map { .object(one($0)) })
      return object
    case .livePhoto:
      var object = one(item.first)
      if let film = members.dropFirst().first, let url = one(film)["image"] { object["video"] = url }
      return object
    default: return one(item.first)
    }
  }

  /// The kind, and the simpler ones that a client may take it for.
  private static func representations(_ kind: EventKind) -> [JSONValue] {
    switch kind {
    case .photo: ["photo", "image"]
    case .livePhoto: ["livePhoto", "photo", "image"]
    default: [.string(kind.rawValue)]
    }
  }

  /// What the person reads: the file's name too, where it says more than the kind.
  var pickerText: String {
    guard item.first.event.kind.isMedia, let name = item.first.event.path.split(separator: "/").last else {
      return fallbackText
    }
    return "\(fallbackText) (\(name))"
  }

  private var fallbackText: String {
    let member = item.first
    let event = member.event
    let start = member.localStart.time.description.prefix(5)
    let end = (members.max { $0.end < $1.end } ?? member).localEnd.time.description.prefix(5)
    func named(_ noun: String) -> String { [event.title, event.facts.artist].compactMap { $0 }.first ?? noun }
    switch kind {
    case .photo: return "Photo, \(start)"
    case .livePhoto: return "Live Photo, \(start)"
    case .video: return "Video, \(start)"
    case .eventPoster:
      let title = event.title ?? "Untitled"
      return event.isAllDay ? title : member.end > member.start ? "\(title), \(start)–\(end)" : "\(title), \(start)"
    case .location: return "Stay, \(start)–\(end)"
    case .locationGroup: return "\(members.count) stays, \(start)–\(end)"
    case .workout: return "\(WorkoutName.title(event.facts.activity)), \(start)–\(end)"
    case .workoutGroup: return "\(members.count) workouts, \(start)–\(end)"
    case .motionActivity: return "\(Int(min(max(event.facts.steps ?? 0, 0), 1e9))) steps"
    case .contact: return "Call with \(event.people.first ?? "somebody"), \(start)–\(end)"
    case .song: return "\(named("Song")), \(start)"
    case .podcast: return "\(named("Podcast")), \(start)"
    case .genericMedia: return "\(named("Media")), \(start)"
    case .stateOfMind:
      let labels = event.facts.labels.prefix(3).joined(separator: ", ")
      return labels.isEmpty ? "State of mind, \(start)" : "State of mind: \(labels)"
    case .diaryEntry: return "Diary entry"
    case .reflection: return "Question"
    }
  }
}
