/// The sports of the FIT profile, in HealthKit's words.
enum FITSport {
  private static let names: [Int: String] = [
    1: "running", 2: "cycling", 4: "fitnessEquipment", 5: "swimming", 6: "basketball", 7: "soccer", 8: "tennis",
    9: "americanFootball", 10: "traditionalStrengthTraining", 11: "walking", 12: "crossCountrySkiing",
    13: "downhillSkiing", 14: "snowboarding", 15: "rowing", 16: "climbing", 17: "hiking", 18: "swimBikeRun",
    19: "paddleSports", 20: "flying", 21: "cycling", 22: "motorcycling", 23: "boating", 24: "driving", 25: "golf",
    26: "hangGliding", 27: "equestrianSports", 28: "hunting", 29: "fishing", 30: "skatingSports", 31: "climbing",
    32: "sailing", 33: "skatingSports", 34: "skyDiving", 35: "snowSports", 36: "snowmobiling", 37: "paddleSports",
    38: "surfingSports", 39: "wakeboarding", 40: "waterSkiing", 41: "paddleSports", 42: "rafting",
    43: "windsurfing", 44: "kitesurfing", 47: "boxing", 48: "stairClimbing", 53: "underwaterDiving",
    62: "highIntensityIntervalTraining", 64: "racquetball",
  ]

  /// Nil where the profile has no name for it, or none that says anything.
  static func name(_ number: Int?) -> String? { number.flatMap { names[$0] } }
}
