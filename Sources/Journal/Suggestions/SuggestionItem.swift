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
    let representations: [JSONValue] =
      member.event.kind == .photo ? ["photo", "image"] : [.string(member.event.kind.rawValue)]
    object["representations"] = .array(representations)
    object["content"] = .object(content(directory))
    object["fallbackText"] = .string(fallbackText)
    return object
  }

  private func content(_ directory: String) -> JSONObject {
    let event = member.event
    switch event.kind {
    case .photo:
      let url = URL(filePath: directory + "/" + event.path, directoryHint: .notDirectory).absoluteString
      return ["photo": .string(url), "date": Journal.timestamp(member.start, member.offset)]
    case .eventPoster:
      var object: JSONObject = ["title": .string(event.title ?? "Untitled")]
      object["placeName"] = event.place.map { .string($0) }
      object["eventStart"] = Journal.timestamp(member.start, member.offset)
      object["eventEnd"] = Journal.timestamp(member.end, member.endOffset)
      object["isAllDay"] = .bool(event.isAllDay)
      return object
    case .location:
      var object: JSONObject = [:]
      object["place"] = event.place.map { .string($0) }
      object["latitude"] = event.coordinate.map { JSONValue($0.latitude) }
      object["longitude"] = event.coordinate.map { JSONValue($0.longitude) }
      object["date"] = [
        "start": Journal.timestamp(member.start, member.offset), "end": Journal.timestamp(member.end, member.endOffset),
      ]
      return object
    }
  }

  private var fallbackText: String {
    let event = member.event
    let start = member.localStart.time.description.prefix(5)
    let end = member.localEnd.time.description.prefix(5)
    switch event.kind {
    case .photo: return "Photo, \(start)"
    case .eventPoster:
      let title = event.title ?? "Untitled"
      return event.isAllDay ? title : member.end > member.start ? "\(title), \(start)–\(end)" : "\(title), \(start)"
    case .location: return "Stay, \(start)–\(end)"
    }
  }
}
