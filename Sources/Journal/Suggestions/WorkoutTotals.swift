internal import JSONRPC

/// What several workouts come to.
struct WorkoutTotals {
  /// Kilocalories of those that know them.
  private let energy: Double?
  /// Beats a minute, by the time of those that know them.
  private let heartRate: Double?
  /// Seconds.
  private let duration: Int

  init(_ workouts: [PlacedEvent]) {
    let energies = workouts.compactMap(\.event.facts.energy)
    energy = energies.isEmpty ? nil : energies.reduce(0, +)
    let rates = workouts.compactMap { workout in
      workout.event.facts.averageHeartRate.map { (rate: $0, weight: Double(max(1, workout.end - workout.start))) }
    }
    let weight = rates.reduce(0) { $0 + $1.weight }
    heartRate = weight > 0 ? rates.reduce(0) { $0 + $1.rate * $1.weight } / weight : nil
    duration = workouts.reduce(0) { $0 + max(0, $1.end - $1.start) }
  }

  /// `{activeEnergyBurned?, averageHeartRate?, duration}`.
  var object: JSONObject {
    var object: JSONObject = ["duration": JSONValue(duration)]
    object["activeEnergyBurned"] = energy.map { JSONValue($0) }
    object["averageHeartRate"] = heartRate.map { JSONValue($0) }
    return object
  }
}
