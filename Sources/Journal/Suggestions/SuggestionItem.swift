internal import CivilTime
internal import Formats
internal import Foundation
internal import JSONRPC

/// A member of a suggestion as a client gets it, in the shapes of the protocol.
struct SuggestionItem {
  /// Its place in the suggestion, from 1. Nothing of the member itself can be told from it.
  let id: String
  var member: PlacedEvent

  /// `{id, kind}`.
  var outline: JSONObject {
    ["id": .string(id), "kind": .string(member.event.kind.rawValue)]
  }

  /// `{id, kind, fallbackText}`.
  var review: JSONObject {
    var object = outline
    object["fallbackText"] = .string(fallbackText)
    return object
  }

  /// `{id, kind, representations, content, fallbackText}`.
  ///
  /// - Parameter directory: The directory of the member's source.
  func disclosed(directory: String) -> JSONObject {
    var object = outline
    object["representations"] = .array(Self.representations(member.event.kind))
    object["content"] = .object(ItemContent(member).object(directory: directory))
    object["fallbackText"] = .string(fallbackText)
    return object
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
    guard member.event.kind.isMedia, let name = member.event.path.split(separator: "/").last else {
      return fallbackText
    }
    return "\(fallbackText) (\(name))"
  }

  private var fallbackText: String {
    let event = member.event
    let start = member.localStart.time.description.prefix(5)
    let end = member.localEnd.time.description.prefix(5)
    func named(_ noun: String) -> String { [event.title, event.facts.artist].compactMap { $0 }.first ?? noun }
    switch event.kind {
    case .photo: return "Photo, \(start)"
    case .livePhoto: return "Live Photo, \(start)"
    case .video: return "Video, \(start)"
    case .eventPoster:
      let title = event.title ?? "Untitled"
      return event.isAllDay ? title : member.end > member.start ? "\(title), \(start)–\(end)" : "\(title), \(start)"
    case .location: return "Stay, \(start)–\(end)"
    case .workout: return "\(WorkoutName.title(event.facts.activity)), \(start)–\(end)"
    case .motionActivity: return "\(Int(event.facts.steps ?? 0)) steps"
    case .contact: return "Call with \(event.people.first ?? "somebody"), \(start)–\(end)"
    case .song: return "\(named("Song")), \(start)"
    case .genericMedia: return "\(named("Media")), \(start)"
    case .podcast: return "\(named("Podcast")), \(start)"
    case .stateOfMind:
      let labels = event.facts.labels.prefix(3).joined(separator: ", ")
      return labels.isEmpty ? "State of mind, \(start)" : "State of mind: \(labels)"
    case .diaryEntry: return "Diary entry"
    case .locationGroup, .workoutGroup, .reflection: return event.kind.rawValue
    }
  }
}
