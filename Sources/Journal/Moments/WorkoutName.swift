/// Kinds of workouts as a person would say them.
enum WorkoutName {
  private static let names: [String: String] = [
    "running": "Run", "cycling": "Ride", "walking": "Walk", "hiking": "Hike", "swimming": "Swim", "rowing": "Row",
    "yoga": "Yoga", "climbing": "Climb", "downhillSkiing": "Skiing", "crossCountrySkiing": "Cross-country skiing",
    "traditionalStrengthTraining": "Strength training", "functionalStrengthTraining": "Strength training",
    "highIntensityIntervalTraining": "Interval training", "swimBikeRun": "Triathlon", "paddleSports": "Paddling",
    "equestrianSports": "Riding", "skatingSports": "Skating", "surfingSports": "Surfing", "dance": "Dance",
    "socialDance": "Dance", "cardioDance": "Dance",
  ]

  /// The name as a title begins with it.
  static func title(_ activity: String?) -> String {
    guard let activity, !activity.isEmpty else { return "Workout" }
    if let name = names[activity] { return name }
    // `americanFootball` is `American football`.
    var words = ""
    for character in activity.prefix(60) {
      if character.isUppercase { words += " " + character.lowercased() } else { words.append(character) }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
