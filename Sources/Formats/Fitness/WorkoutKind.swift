/// Names of kinds of workouts, in HealthKit's words without their prefix.
enum WorkoutKind {
  /// `HKWorkoutActivityTypeRunning` is `running`; nil for `Other` and for nothing.
  static func name(healthKit type: String?) -> String? {
    guard let type else { return nil }
    let bare = type.hasPrefix("HKWorkoutActivityType") ? type.dropFirst(21) : type[...]
    guard let first = bare.first, bare != "Other" else { return nil }
    return first.lowercased() + bare.dropFirst().prefix(60)
  }

  /// The sports of Training Center files: `Running`, `Biking` and `Other`, and what other programs write there.
  static func name(tcx sport: String?) -> String? {
    switch sport?.lowercased() {
    case nil, "", "other": nil
    case "biking": "cycling"
    case let word?: word.count <= 60 ? word : nil
    }
  }
}
