internal import CivilTime
internal import Foundation
internal import JSONRPC
internal import Journal

/// Reads what a client donates: `{id, kind, content, isExcludedFromSuggestions?}`, the content in the words of what
/// `journal.select` hands over. A value that is not as it should be is refused with its place.
enum DonationReader {
  static let idRule = "must have 1 to \(Donation.longestID) bytes"

  static func isID(_ text: String) -> Bool { (1...Donation.longestID).contains(text.utf8.count) }

  static func donation(_ event: Parameters) throws(ResponseError) -> Donation {
    let identifier = try event.string("id")
    guard isID(identifier) else { throw event.invalid("id", idRule) }
    let word = try event.string("kind")
    guard let kind = EventKind(rawValue: word), Donation.kinds.contains(kind) else {
      throw event.invalid("kind", "must be one of " + Donation.kinds.map(\.rawValue).joined(separator: ", "))
    }
    let content = try event.object("content")
    var donation = Donation(id: identifier, kind: kind, span: try DonationSpan.read(kind, content))
    donation.isExcludedFromSuggestions = try event.optionalBool("isExcludedFromSuggestions") ?? false
    switch kind {
    case .eventPoster:
      donation.title = try content.text("title")
      donation.place = try content.optionalText("placeName")
      donation.people = try content.texts("attendees")
    case .location: try place(content, &donation)
    case .workout: try workout(content, &donation)
    case .motionActivity:
      donation.steps = try content.int("steps", in: 0...1_000_000)
      donation.movementType = try content.optionalChoice("movementType", of: MovementType.self)?.rawValue
    case .contact: donation.people = [try content.text("name")]
    case .song: try media(content, "song", "artist", &donation)
    case .podcast: try media(content, "episode", "show", &donation)
    case .genericMedia:
      donation.title = try content.optionalText("title")
      donation.artist = try content.optionalText("artist")
      donation.album = try content.optionalText("album")
      guard donation.title != nil || donation.artist != nil || donation.album != nil else {
        throw content.invalid("title", "is missing, as are artist and album")
      }
    case .stateOfMind:
      donation.valence = try content.optionalNumber("valence", in: -1...1)
      donation.labels = try content.texts("labels")
      donation.associations = try content.texts("associations")
      guard donation.valence != nil || !donation.labels.isEmpty else {
        throw content.invalid("valence", "is missing, as are labels")
      }
    default: donation.title = try content.optionalText("title")
    }
    return donation
  }

  private enum MovementType: String, CaseIterable {
    case running
    case walking
    case runningWalking
  }

  private static func place(_ content: Parameters, _ donation: inout Donation) throws(ResponseError) {
    donation.place = try content.optionalText("place")
    donation.city = try content.optionalText("city")
    let latitude = try content.number("latitude", in: -90...90)
    let longitude = try content.number("longitude", in: -180...180)
    guard donation.setCoordinate(latitude: latitude, longitude: longitude) else {
      throw content.invalid("latitude", "is no place on the earth")
    }
  }

  private static func workout(_ content: Parameters, _ donation: inout Donation) throws(ResponseError) {
    donation.activity = try content.text("activityType")
    donation.distance = try content.optionalNumber("distance", in: 0...50_000_000)
    donation.energy = try content.optionalNumber("activeEnergyBurned", in: 0...1_000_000)
    donation.averageHeartRate = try content.optionalNumber("averageHeartRate", in: 0...1_000)
  }

  private static func media(
    _ content: Parameters, _ title: String, _ artist: String, _ donation: inout Donation
  ) throws(ResponseError) {
    donation.title = try content.text(title)
    donation.artist = try content.optionalText(artist)
    if artist == "artist" { donation.album = try content.optionalText("album") }
  }
}

extension Parameters {
  /// A text that says something, of at most ``Donation/longestText`` bytes.
  fileprivate func optionalText(_ name: String) throws(ResponseError) -> String? {
    guard let text = try optionalString(name) else { return nil }
    guard text.contains(where: { !$0.isWhitespace }), text.utf8.count <= Donation.longestText else {
      throw invalid(name, "must say something in 1 to \(Donation.longestText) bytes")
    }
    return text
  }

  fileprivate func text(_ name: String) throws(ResponseError) -> String {
    guard let text = try optionalText(name) else { throw invalid(name, "is missing") }
    return text
  }

  fileprivate func texts(_ name: String) throws(ResponseError) -> [String] {
    let texts = try optionalStrings(name) ?? []
    guard texts.count <= Donation.mostTexts else { throw invalid(name, "has more than \(Donation.mostTexts)") }
    for (index, text) in texts.enumerated()
    where !(1...Donation.longestText).contains(text.utf8.count) || text.allSatisfy(\.isWhitespace) {
      throw .invalidParams(
        at: "\(pointer(to: name))/\(index)", "must say something in 1 to \(Donation.longestText) bytes")
    }
    return texts
  }

  fileprivate func optionalNumber(_ name: String, in range: ClosedRange<Double>) throws(ResponseError) -> Double? {
    guard let value = value(name) else { return nil }
    guard let number = value.double, range.contains(number) else {
      throw invalid(name, "must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  fileprivate func number(_ name: String, in range: ClosedRange<Double>) throws(ResponseError) -> Double {
    guard let number = try optionalNumber(name, in: range) else { throw invalid(name, "is missing") }
    return number
  }
}
