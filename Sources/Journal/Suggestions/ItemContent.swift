internal import CivilTime
internal import Formats
internal import Foundation
internal import JSONRPC

/// What an item of a selected suggestion holds, by its kind, in the shapes of the protocol: Apple's fields, with the units
/// that the protocol names.
struct ItemContent {
  private let member: PlacedEvent
  private let workPlaces: [Coordinate]
  private let towns: Towns
  private let picture: String?
  private var event: JournalEvent { member.event }

  /// - Parameters:
  ///   - workPlaces: Where the person works, as far as it is known.
  ///   - towns: The towns that may be said.
  ///   - picture: Where a picture of the other, or of the entry, is.
  init(_ member: PlacedEvent, workPlaces: [Coordinate] = [], towns: Towns = Towns(), picture: String? = nil) {
    self.picture = picture
    self.member = member
    self.towns = towns
    self.workPlaces = workPlaces
  }

  /// - Parameter directory: The directory of the member's source.
  func object(directory: String) -> JSONObject {
    switch event.kind {
    case .photo: return ["photo": .string(url(directory)), "date": start]
    case .livePhoto: return ["image": .string(url(directory)), "date": start]
    case .video: return ["url": .string(url(directory)), "date": start]
    case .eventPoster:
      var object: JSONObject = ["title": .string(event.title ?? "Untitled")]
      object["placeName"] = event.place.map { .string($0) }
      object["eventStart"] = start
      object["eventEnd"] = Journal.timestamp(member.end, member.endOffset)
      object["isAllDay"] = .bool(event.isAllDay)
      object["isHost"] = event.facts.isHost.map { .bool($0 > 0) }
      object["image"] = picture.map { .string($0) }
      return object
    case .location:
      var object: JSONObject = [:]
      object["place"] = event.place.map { .string($0) }
      object["city"] = city.map { .string($0) }
      object["latitude"] = event.coordinate.map { JSONValue($0.latitude) }
      object["longitude"] = event.coordinate.map { JSONValue($0.longitude) }
      if let place = event.coordinate, workPlaces.contains(where: { $0.distance(to: place) <= RoutinePlaces.radius }) {
        object["isWorkLocation"] = true
      }
      object["date"] = interval
      return object
    case .workout: return workout
    case .motionActivity:
      var object: JSONObject = [
        "steps": JSONValue(Int(min(max(event.facts.steps ?? 0, 0), 1e9))), "date": interval,
      ]
      object["movementType"] = event.facts.movementType.map { .string($0) }
      return object
    case .contact:
      var object = named("name", event.people.first)
      object["photo"] = picture.map { .string($0) }
      return object
    case .song:
      var object = named("song", event.title)
      object["artist"] = event.facts.artist.map { .string($0) }
      object["album"] = event.facts.album.map { .string($0) }
      return object
    case .podcast:
      var object = named("episode", event.title)
      object["show"] = event.facts.artist.map { .string($0) }
      return object
    case .genericMedia:
      var object = named("title", event.title)
      object["artist"] = event.facts.artist.map { .string($0) }
      object["album"] = event.facts.album.map { .string($0) }
      return object
    case .stateOfMind: return stateOfMind
    case .diaryEntry, .locationGroup, .workoutGroup, .reflection: return [:]
    }
  }

  /// The town in which it was, where the client has named it or it surely lies in one: no town is near enough to be said.
  private var city: String? {
    if let city = event.facts.city { return city }
    guard let mention = event.coordinate.flatMap({ towns.mention(of: $0) }), mention.isInside else { return nil }
    return mention.name
  }

  private var start: JSONValue { Journal.timestamp(member.start, member.offset) }

  private var interval: JSONValue {
    ["start": start, "end": Journal.timestamp(member.end, member.endOffset)]
  }

  private func url(_ directory: String) -> String { Self.url(of: event, in: directory) }

  /// Where the file of the event lies.
  static func url(of event: JournalEvent, in directory: String) -> String {
    URL(filePath: directory + "/" + event.path, directoryHint: .notDirectory).absoluteString
  }

  private func named(_ key: String, _ value: String?) -> JSONObject {
    var object: JSONObject = [:]
    object[key] = value.map { .string($0) }
    object["date"] = start
    return object
  }

  private var workout: JSONObject {
    var object: JSONObject = ["localizedName": .string(WorkoutName.title(event.facts.activity))]
    object["activityType"] = event.facts.activity.map { .string($0) }
    object["distance"] = event.facts.distance.map { JSONValue($0) }
    object["activeEnergyBurned"] = event.facts.energy.map { JSONValue($0) }
    object["averageHeartRate"] = event.facts.averageHeartRate.map { JSONValue($0) }
    object["date"] = interval
    object["route"] = event.facts.route.flatMap { RouteLine(text: $0)?.json }
    return object
  }

  private var stateOfMind: JSONObject {
    var object: JSONObject = ["kind": event.isAllDay ? "dailyMood" : "momentaryEmotion"]
    object["valence"] = event.facts.valence.map { JSONValue($0) }
    object["valenceClassification"] = event.facts.valence.flatMap { ValenceClassification($0) }.map {
      .string($0.rawValue)
    }
    object["labels"] = .array(event.facts.labels.map { .string($0) })
    object["associations"] = .array(event.facts.associations.map { .string($0) })
    object["date"] = start
    return object
  }
}
