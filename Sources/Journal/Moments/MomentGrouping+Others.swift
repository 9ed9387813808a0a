internal import CivilTime
internal import Formats

extension MomentGrouping {
  /// Seconds from which on a call is something to tell of by itself.
  static let longCall = 900
  /// Seconds from which on a call with somebody whose name is not known is one.
  static let shortestCall = 60
  /// Seconds between two records of one workout, by a watch and by a phone, whatever they take it for …
  static let sameWorkout = 120
  /// … and where they do not take it for two things.
  static let lateWorkout = 600

  /// A workout belongs to the entry of the calendar for which it was, and is a moment of its own otherwise. Of two
  /// records of one workout that one counts which knows what it was, or else the longer one.
  mutating func addWorkouts(_ workouts: [PlacedEvent]) {
    var kept: [PlacedEvent] = []
    for workout in workouts {
      guard let last = kept.last, Self.areRecords(last, workout) else {
        kept.append(workout)
        continue
      }
      let (known, new) = (last.event.facts.activity != nil, workout.event.facts.activity != nil)
      let isLonger = workout.end - workout.start > last.end - last.start
      if known == new ? isLonger : new { kept[kept.count - 1] = workout }
    }
    let planned = groups.count
    for workout in kept {
      let index = (0..<planned).last { index in
        groups[index].entries.contains { Self.areOne($0, workout) || Self.isInside(workout, $0) }
      }
      if let index {
        groups[index].workouts.append(workout)
      } else {
        groups.append(MomentGroup(workouts: [workout]))
      }
    }
  }

  private static func areRecords(_ left: PlacedEvent, _ right: PlacedEvent) -> Bool {
    guard areOne(left, right) else { return false }
    let apart = abs(left.start - right.start)
    guard apart > sameWorkout, let one = left.event.facts.activity, let other = right.event.facts.activity else {
      return apart <= lateWorkout
    }
    return apart <= lateWorkout && one == other
  }

  /// Whether most of it was; of a play of which no length is known, its beginning.
  private static func wasHeard(_ play: PlacedEvent, on workout: PlacedEvent) -> Bool {
    guard play.end > play.start else { return (workout.start...workout.end).contains(play.start) }
    return workout.overlap(play) * 2 > play.end - play.start
  }

  /// Seconds before a workout at which something that was still heard on it may have begun.
  static let longestPlay = 1_800

  /// The steps of a day belong to what the person did longest on it; they are nothing by themselves, and a workout counts
  /// its own.
  private mutating func addSteps(_ events: [PlacedEvent]) {
    guard !events.isEmpty else { return }
    var longest: [CivilDate: (group: Int, length: Int)] = [:]
    for (index, group) in groups.enumerated() where group.workouts.isEmpty && !(group.stays + group.photos).isEmpty {
      let timed = group.members.filter { !$0.event.isAllDay }
      guard let first = timed.first, let end = timed.map(\.end).max() else { continue }
      let length = end - first.start
      if length > longest[first.day]?.length ?? -1 { longest[first.day] = (index, length) }
    }
    for event in events { if let index = longest[event.day]?.group { groups[index].others.append(event) } }
  }

  /// Calls and states of mind belong to what they happened during, plays to the workout
  /// on which they were mostly heard. A long call is a moment of its own; so is an album, and how the person felt, if they wrote
  /// it down; what was listened to by the way is none.
  mutating func addOthers(_ events: [PlacedEvent]) {
    let spans = GroupSpans(groups)
    let workouts = GroupSpans(groups) { !$0.workouts.isEmpty }
    var alone: [MomentGroup] = []
    var albums: [PlacedEvent] = []
    for event in events {
      switch event.event.kind {
      // A wrong number, or one that rings off at once, is nobody.
      case .contact where event.event.people.isEmpty && event.end - event.start < Self.shortestCall: break
      case .contact:
        if let index = spans.group(around: event, margin: Self.margin) {
          groups[index].others.append(event)
        } else if event.end - event.start >= Self.longCall, !event.event.people.isEmpty {
          alone.append(MomentGroup(others: [event]))
        }
      case .song, .podcast, .genericMedia:
        if let index = workouts.group(around: event, margin: Self.longestPlay),
          groups[index].workouts.contains(where: { Self.wasHeard(event, on: $0) })
        {
          groups[index].others.append(event)
        } else if event.event.kind == .song, event.event.facts.album != nil {
          albums.append(event)
        }
      case .stateOfMind where !event.event.isAllDay:
        if let index = spans.group(around: event, margin: Self.margin) {
          groups[index].others.append(event)
        } else if let last = alone.indices.last(where: { alone[$0].others.last?.event.kind == .stateOfMind }),
          let before = alone[last].others.last, !before.event.isAllDay, event.start - before.start <= Self.margin
        {
          alone[last].others.append(event)
        } else {
          alone.append(MomentGroup(others: [event]))
        }
      case .stateOfMind: alone.append(MomentGroup(others: [event]))
      default: break
      }
    }
    addAlbums(albums, spans)
    groups += alone
    addSteps(events.filter { $0.event.kind == .motionActivity })
  }
}
