internal import CivilTime
internal import Foundation

/// What has been read of a `Workout` element so far. Old exports have the sums in its attributes, new ones in children.
struct HealthWorkout {
  private(set) var workout: Workout

  init?(_ reader: XMLReader) {
    guard let start = HealthTime.read(reader.rawAttribute("startDate"))?.timestamp,
      let end = HealthTime.read(reader.rawAttribute("endDate"))?.timestamp
    else { return nil }
    workout = Workout(
      kind: WorkoutKind.name(healthKit: reader.attribute("workoutActivityType")), start: start, end: end)
    workout.device = reader.attribute("sourceName")
    workout.distance = Self.meters(reader.rawAttribute("totalDistance"), reader.rawAttribute("totalDistanceUnit"))
    workout.energy = Self.kilocalories(
      reader.rawAttribute("totalEnergyBurned"), reader.rawAttribute("totalEnergyBurnedUnit"))
  }

  mutating func take(entry reader: XMLReader) {
    guard let key = reader.rawAttribute("key") else { return }
    switch key {
    case "HKTimeZone":
      guard let zone = reader.attribute("value").flatMap(TimeZone.init(named:)) else { return }
      workout.zone = zone.identifier
      // The offset of the export is the phone's when it was made; the zone knows the one of the day.
      workout.start = LenientTimestamp(
        instant: workout.start.instant, offset: zone.secondsFromGMT(for: workout.start.instant))
      workout.end = LenientTimestamp(
        instant: workout.end.instant, offset: zone.secondsFromGMT(for: workout.end.instant))
    case "HKWorkoutBrandName": workout.name = reader.attribute("value")
    default: break
    }
  }

  mutating func take(statistics reader: XMLReader) {
    guard let type = reader.attribute("type") else { return }
    let sum = reader.rawAttribute("sum")
    let unit = reader.rawAttribute("unit")
    if type.hasPrefix("HKQuantityTypeIdentifierDistance") {
      workout.distance = Self.meters(sum, unit) ?? workout.distance
    } else if type == "HKQuantityTypeIdentifierActiveEnergyBurned" {
      workout.energy = Self.kilocalories(sum, unit) ?? workout.energy
    } else if type == "HKQuantityTypeIdentifierHeartRate" {
      workout.averageHeartRate = reader.rawAttribute("average").flatMap(DecimalText.number)
      workout.maximumHeartRate = reader.rawAttribute("maximum").flatMap(DecimalText.number)
    }
  }

  mutating func take(route reader: XMLReader) {
    guard workout.routeFiles.count < 100, let path = reader.attribute("path") else { return }
    workout.routeFiles.append(path)
  }

  private static func meters(_ value: ArraySlice<UInt8>?, _ unit: ArraySlice<UInt8>?) -> Double? {
    guard let number = value.flatMap(DecimalText.number), number >= 0, let unit else { return nil }
    return switch unit {
    case "km": number * 1_000
    case "mi": number * 1_609.344
    case "m": number
    case "yd": number * 0.9144
    case "ft": number * 0.3048
    default: nil
    }
  }

  private static func kilocalories(_ value: ArraySlice<UInt8>?, _ unit: ArraySlice<UInt8>?) -> Double? {
    guard let number = value.flatMap(DecimalText.number), number >= 0, let unit else { return nil }
    return switch unit {
    case "kcal", "Cal": number
    case "kJ": number / 4.184
    default: nil
    }
  }
}
