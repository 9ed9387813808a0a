internal import CivilTime
internal import Formats

/// How much a group is worth being told, by a simple rule: a sum of what speaks for it.
///
/// An entry of the calendar counts 0.35, one of a series 0.1; photos up to 0.35, the full amount from six on; people
/// 0.1; a place that is no routine 0.1, and 0.1 more where the person was never before; two kinds together 0.1. From
/// ``recommended`` on, a moment with at least one photo is recommended.
enum Worth {
  static let recommended = 0.4
  /// What is worth less is not even recent.
  static let least = 0.15

  struct Judgement {
    var worth: Double
    var why: [String]
  }

  static func judge(_ group: MomentGroup, offset: Int, routine: RoutinePlaces) -> Judgement {
    var worth = 0.0
    var why: [String] = []
    if let entry = group.entries.first {
      worth += group.entries.contains { !$0.event.isRecurring } ? 0.35 : 0.1
      why.append(
        entry.event.isAllDay ? "It is in your calendar for the day." : "It is in your calendar\(times(entry, offset)).")
    }
    let photos = Bursts.representatives(group.photos).count
    if photos > 0 {
      worth += 0.35 * Double(min(photos, 6)) / 6
      why.append(group.photos.count == 1 ? "You took a photo." : "You took \(group.photos.count) photos.")
    }
    let people = Set(group.entries.flatMap(\.event.people)).sorted()
    if !people.isEmpty {
      worth += 0.1
      why.append("With \(people.prefix(3).joined(separator: ", "))\(people.count > 3 ? " and others" : "").")
    }
    if let stay = group.stays.first { why.append("You stayed at one place for \(duration(stay.end - stay.start)).") }
    if let place = (group.stays + group.photos + group.entries).lazy.compactMap(\.coordinate).first,
      !routine.isRoutine(place)
    {
      worth += 0.1
      let days = routine.days(at: place)
      if days <= 1 { worth += 0.1 }
      if days == 1 { why.append("It is your only stay there.") }
    }
    if [group.entries.isEmpty, group.stays.isEmpty, group.photos.isEmpty].count(where: { !$0 }) >= 2 { worth += 0.1 }
    return Judgement(worth: min(1, (worth * 1_000).rounded() / 1_000), why: why)
  }

  private static func times(_ entry: PlacedEvent, _ offset: Int) -> String {
    func clock(_ time: Int) -> String {
      String(CivilDateTime(secondsSinceEpoch: time).time.description.prefix(5))
    }
    let start = clock(entry.start + offset)
    guard entry.end > entry.start else { return " at \(start)" }
    return " from \(start) to \(clock(entry.end + offset + entry.endOffset - entry.offset))"
  }

  private static func duration(_ seconds: Int) -> String {
    let minutes = seconds / 60
    if minutes < 60 { return "\(minutes) minutes" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
