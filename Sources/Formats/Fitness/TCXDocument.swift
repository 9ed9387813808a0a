internal import Foundation

/// A Training Center file (Garmin's TrainingCenterDatabase, version 2).
public struct TCXDocument: Sendable, Hashable {
  /// One for each activity; its laps are added up.
  public private(set) var workouts: [Workout] = []
  /// How many points were recorded, with a place or without.
  public private(set) var trackPoints = 0
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public private(set) var problem: FormatError?

  /// Reads a file piece by piece.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no such file, or is broken before anything was read.
  public init(source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    var reader = XMLReader(source)
    var isTCX = false
    var path: [[UInt8]] = []
    var text: [UInt8] = []
    var activity: Activity?
    var count = 0
    do throws(FormatError) {
      while let event = try reader.next() {
        count += 1
        if count % 10_000 == 0, isCancelled() { break }
        switch event {
        case .start:
          if path.isEmpty {
            isTCX = matches(reader.name, "TrainingCenterDatabase")
            if !isTCX { throw FormatError(format: .tcx, position: .line(reader.line), reason: .notThisFormat) }
          }
          path.append(Array(reader.name))
          text = []
          if matches(reader.name, "Activity") { activity = Activity(sport: reader.attribute("Sport")) }
          activity?.begin(reader)
        case .text: if text.count < 1_000 { text += reader.rawText.prefix(1_000) }
        case .end:
          _ = path.popLast()
          activity?.end(reader.name, text[...], parent: path.last ?? [])
          text = []
          if matches(reader.name, "Trackpoint") { trackPoints += 1 }
          if matches(reader.name, "Activity"), let whole = activity {
            workouts += whole.workout.map { [$0] } ?? []
            activity = nil
          }
        }
      }
    } catch {
      problem = FormatError(format: .tcx, position: error.position, reason: error.reason)
      // What a file that was cut off says of its last activity is worth having.
      if let workout = activity?.workout { workouts.append(workout) }
    }
    guard isTCX else {
      if let problem, problem.reason == .unreadable { throw problem }
      throw FormatError(format: .tcx, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    if let problem, workouts.isEmpty { throw problem }
  }

  /// What has been read of an activity so far.
  private struct Activity {
    let sport: String?
    var start: LenientTimestamp?
    var last: LenientTimestamp?
    var seconds = 0.0
    var distance: Double?
    var energy: Double?
    var heartRates = (sum: 0.0, count: 0.0, maximum: 0.0)
    var route: [LocationFix] = []
    var device: String?
    var notes: String?
    private var point = (
      time: LenientTimestamp?.none, latitude: Double?.none, longitude: Double?.none, altitude: Double?.none
    )

    init(sport: String?) {
      self.sport = sport
    }

    mutating func begin(_ reader: XMLReader) {
      switch reader.name {
      case "Lap": start = start ?? reader.attribute("StartTime").flatMap(LenientTimestamp.init)
      case "Trackpoint": point = (nil, nil, nil, nil)
      default: break
      }
    }

    mutating func end(_ name: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>, parent: [UInt8]) {
      func moment() -> LenientTimestamp? { LenientTimestamp(String(decoding: text.prefix(60), as: UTF8.self)) }
      switch (name, parent[...]) {
      case ("Id", "Activity"): start = moment() ?? start
      case ("TotalTimeSeconds", "Lap"): seconds += DecimalText.number(text) ?? 0
      case ("DistanceMeters", "Lap"): distance = DecimalText.number(text).map { (distance ?? 0) + $0 } ?? distance
      case ("Calories", "Lap"): energy = DecimalText.number(text).map { (energy ?? 0) + $0 } ?? energy
      case ("Value", "HeartRateBpm"):
        guard let rate = DecimalText.number(text), (1...300).contains(rate) else { return }
        heartRates = (heartRates.sum + rate, heartRates.count + 1, max(heartRates.maximum, rate))
      case ("Time", "Trackpoint"): point.time = moment()
      case ("LatitudeDegrees", "Position"): point.latitude = DecimalText.number(text)
      case ("LongitudeDegrees", "Position"): point.longitude = DecimalText.number(text)
      case ("AltitudeMeters", "Trackpoint"): point.altitude = DecimalText.number(text)
      case ("Name", "Creator"): device = trimmed(text)
      case ("Notes", "Activity"): notes = trimmed(text)
      case ("Trackpoint", _):
        guard let time = point.time else { return }
        start = start ?? time
        last = time
        guard let latitude = point.latitude, let longitude = point.longitude,
          let coordinate = Coordinate(latitude: latitude, longitude: longitude)
        else { return }
        route.append(
          LocationFix(time: time.instant, offset: time.offset, coordinate: coordinate, elevation: point.altitude))
      default: break
      }
    }

    private func trimmed(_ text: ArraySlice<UInt8>) -> String? {
      let text = XMLReference.replaced(in: text).trimmingCharacters(in: .whitespacesAndNewlines)
      return text.isEmpty ? nil : text
    }

    var workout: Workout? {
      guard let start else { return nil }
      let bySeconds = start.instant.addingTimeInterval(min(seconds, 86_400 * 30))
      let end = max(bySeconds, last?.instant ?? start.instant)
      var workout = Workout(
        kind: WorkoutKind.name(tcx: sport), start: start, end: LenientTimestamp(instant: end, offset: start.offset))
      workout.distance = distance
      workout.energy = energy
      workout.averageHeartRate = heartRates.count > 0 ? heartRates.sum / heartRates.count : nil
      workout.maximumHeartRate = heartRates.count > 0 ? heartRates.maximum : nil
      workout.route = route
      workout.device = device
      workout.name = notes
      return workout
    }
  }
}
