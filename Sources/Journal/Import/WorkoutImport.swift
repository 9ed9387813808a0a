internal import CivilTime
internal import Formats
internal import Foundation

/// Workouts, the steps of days and states of mind become events.
enum WorkoutImport {
  static func events(of workouts: [Workout], problem: FormatError?) -> ImportedFile {
    // A file of a watch is one thing.
    ImportedFile(events: workouts.map { event($0, entry: workouts.count > 1) }, problem: problem)
  }

  static func events(of export: HealthExport) -> ImportedFile {
    var file = ImportedFile(problem: export.problem)
    file.events = export.workouts.map { event($0, entry: true) }
    for (day, steps) in export.steps.sorted(by: { $0.key < $1.key }) {
      let start = CivilDateTime(date: day, time: .midnight).secondsSinceEpoch
      var event = JournalEvent(
        id: ContentHash.id("steps", day.description), kind: .motionActivity, wallStart: start, wallEnd: start + 86_400,
        offset: nil, zoneSource: .floating)
      event.entry = "steps@\(day)"
      event.isAllDay = true
      event.facts.steps = Double(steps)
      file.events.append(event)
    }
    for mind in export.statesOfMind {
      let start = wall(mind.time)
      var event = JournalEvent(
        id: ContentHash.id("mind", String(start), mind.labels.joined(separator: ",")), kind: .stateOfMind,
        wallStart: start, wallEnd: start, offset: mind.time.offset ?? 0,
        zoneSource: mind.time.offset == nil ? .utc : .explicit)
      event.entry = "mood@\(CivilDateTime(secondsSinceEpoch: start).description.prefix(16))"
      event.isAllDay = mind.isDaily
      event.facts.valence = mind.valence
      event.facts.labels = mind.labels.compactMap { CleanText.line($0, limit: 100) }
      event.facts.associations = mind.associations.compactMap { CleanText.line($0, limit: 100) }
      file.events.append(event)
    }
    return file
  }

  private static func wall(_ time: LenientTimestamp) -> Int {
    Int(time.instant.timeIntervalSince1970.rounded(.down)) + (time.offset ?? 0)
  }

  private static func event(_ workout: Workout, entry: Bool) -> JournalEvent {
    let start = wall(workout.start)
    let end = start + Int(workout.end.instant.timeIntervalSince(workout.start.instant))
    var event = JournalEvent(
      id: ContentHash.id("workout", String(start), workout.kind ?? ""), kind: .workout, wallStart: start, wallEnd: end,
      offset: workout.start.offset ?? 0, zoneSource: workout.start.offset == nil ? .utc : .explicit)
    if entry { event.entry = "workout@\(CivilDateTime(secondsSinceEpoch: start).description.prefix(16))" }
    event.zone = workout.zone
    event.endOffset = workout.end.offset
    event.title = workout.name.flatMap { CleanText.line($0, limit: 200) }
    event.coordinate = workout.route.first?.coordinate
    event.device = workout.device.flatMap { CleanText.line($0, limit: 200) }
    event.facts.activity = workout.kind
    event.facts.route = RouteLine(workout.route.map(\.coordinate))?.text
    event.facts.distance = workout.distance
    event.facts.energy = workout.energy
    event.facts.averageHeartRate = workout.averageHeartRate
    event.facts.maximumHeartRate = workout.maximumHeartRate
    return event
  }
}
