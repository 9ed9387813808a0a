internal import CivilTime
internal import Formats

/// Something that the person can have left out from now on, as a moment suggests it.
struct PickerExclusion: Sendable, Hashable {
  /// Meters around a place that are left out with it.
  private static let radius = 200.0
  private static let mostPeople = 8
  private static let mostFolders = 4

  let title: String
  let exclusion: Exclusion

  /// - Parameter directories: The directories of the sources, by their ids.
  static func all(of moment: Moment, directories: [String: String]) -> [PickerExclusion] {
    let members = moment.members
    let people = Set(members.flatMap(\.event.people)).sorted().prefix(mostPeople)
    let days =
      moment.day == moment.lastDay
      ? PickerWhen.day(moment.day) : "\(PickerWhen.day(moment.day)) to \(PickerWhen.day(moment.lastDay))"
    var result = people.map { PickerExclusion(title: "Whatever names \(cleaned($0))", exclusion: .person($0)) }
    result.append(
      PickerExclusion(title: "Whatever was on \(days)", exclusion: .days(from: moment.day, through: moment.lastDay)))
    if let place = members.lazy.compactMap(\.coordinate).first {
      result.append(
        PickerExclusion(
          title: "Whatever was within \(Int(radius)) m of this place", exclusion: .circle(place, meters: radius)))
    }
    let folders = Set(members.map { $0.event.path.split(separator: "/").dropLast().joined(separator: "/") })
    result += folders.filter { !$0.isEmpty }.sorted().prefix(mostFolders).map {
      PickerExclusion(title: "Whatever is in the folder \(cleaned($0))", exclusion: .folder($0))
    }
    result += Set(members.map(\.event.source)).sorted().map {
      PickerExclusion(title: title(ofSource: directories[$0] ?? $0), exclusion: .source($0))
    }
    return result
  }

  private static func title(ofSource directory: String) -> String {
    Journal.client(ofDirectory: directory).map { "Whatever \(cleaned(String($0))) tells of" }
      ?? "Whatever is in \(cleaned(directory))"
  }

  private static func cleaned(_ text: String) -> String { PickerText.clean(text) ?? "?" }
}
