internal import Formats

extension MomentGrouping {
  /// Seconds from which on a call is something to tell of by itself.
  static let longCall = 900
  /// Seconds between two records of one workout, by a watch and by a phone.
  static let sameWorkout = 120

  /// A workout belongs to the entry of the calendar for which it was, and is a moment of its own otherwise. Of two
  /// records of one workout the longer one counts.
  mutating func addWorkouts(_ workouts: [PlacedEvent]) {
    var kept: [PlacedEvent] = []
    for workout in workouts {
      guard let last = kept.last, Self.areOne(last, workout), abs(last.start - workout.start) <= Self.sameWorkout else {
        kept.append(workout)
        continue
      }
      if workout.end - workout.start > last.end - last.start { kept[kept.count - 1] = workout }
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

  /// Calls and states of mind belong to what they happened during, plays to the workout during which they began. A long call is a moment of its own; so is how
  /// the person felt, if they wrote it down; what was listened to by the way is none.
  mutating func addOthers(_ events: [PlacedEvent]) {
    let spans = GroupSpans(groups)
    var alone: [MomentGroup] = []
    for event in events {
      switch event.event.kind {
      case .contact:
        if let index = spans.group(around: event, margin: Self.margin) {
          groups[index].others.append(event)
        } else if event.end - event.start >= Self.longCall, !event.event.people.isEmpty {
          alone.append(MomentGroup(others: [event]))
        }
      case .song, .podcast, .genericMedia:
        if let index = spans.group(around: event, margin: 0),
          groups[index].workouts.contains(where: { ($0.start...$0.end).contains(event.start) })
        {
          groups[index].others.append(event)
        }
      case .stateOfMind where !event.event.isAllDay:
        if let index = spans.group(around: event, margin: Self.margin) {
          groups[index].others.append(event)
        } else {
          alone.append(MomentGroup(others: [event]))
        }
      case .stateOfMind: alone.append(MomentGroup(others: [event]))
      default: break
      }
    }
    groups += alone
  }
}
