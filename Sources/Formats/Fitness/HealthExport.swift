public import CivilTime
internal import Foundation

/// The file `export.xml` of Apple's Health export: workouts, steps and states of mind. Everything else in it is passed
/// over, whatever its size.
public struct HealthExport: Sendable, Hashable {
  /// A file has no more workouts, and no more states of mind, than these: the first ones.
  static let mostEntries = 100_000

  /// In the order of the file.
  public private(set) var workouts: [Workout] = []
  /// In the order of the file.
  public private(set) var statesOfMind: [StateOfMind] = []
  /// The steps of each day, without those that two devices counted at the same time.
  public private(set) var steps: [CivilDate: Int] = [:]
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public private(set) var problem: FormatError?

  /// Reads a file piece by piece, with memory for what is kept of it alone.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no such file, or is broken before anything was read.
  public init(source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    var reader = XMLReader(source)
    var isHealth = false
    var counter = StepCounter()
    var workout: HealthWorkout?
    var mind: HealthMind?
    var count = 0
    do throws(FormatError) {
      while let event = try reader.next() {
        count += 1
        if count % 10_000 == 0, isCancelled() { break }
        switch event {
        case .start:
          if !isHealth {
            isHealth = matches(reader.name, "HealthData")
            if !isHealth { throw FormatError(format: .health, position: .line(reader.line), reason: .notThisFormat) }
          }
          if reader.isNamed("Record") {
            Self.take(record: reader, &counter, &mind)
          } else {
            Self.take(other: reader, &workout, &mind)
          }
        case .end:
          if mind != nil, reader.isNamed("Record") || reader.isNamed("StateOfMind") {
            if let whole = mind?.stateOfMind, statesOfMind.count < Self.mostEntries { statesOfMind.append(whole) }
            mind = nil
          } else if workout != nil, reader.isNamed("Workout") {
            if let whole = workout?.workout, workouts.count < Self.mostEntries { workouts.append(whole) }
            workout = nil
          }
        case .text: break
        }
      }
    } catch {
      problem = FormatError(format: .health, position: error.position, reason: error.reason)
    }
    steps = counter.days
    guard isHealth else {
      if let problem, problem.reason == .unreadable { throw problem }
      throw FormatError(format: .health, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    if let problem, workouts.isEmpty, steps.isEmpty, statesOfMind.isEmpty { throw problem }
  }

  private static func take(other reader: XMLReader, _ workout: inout HealthWorkout?, _ mind: inout HealthMind?) {
    switch reader.name {
    case "Workout": workout = HealthWorkout(reader)
    case "StateOfMind": mind = HealthMind(reader)
    case "MetadataEntry":
      workout?.take(entry: reader)
      mind?.take(entry: reader)
    case "WorkoutStatistics": workout?.take(statistics: reader)
    case "FileReference": workout?.take(route: reader)
    case "Label", "Labels": mind?.take(label: reader)
    case "Association", "Associations": mind?.take(association: reader)
    default: break
    }
  }

  private static func take(record reader: XMLReader, _ counter: inout StepCounter, _ mind: inout HealthMind?) {
    if reader.isAttribute("type", "HKQuantityTypeIdentifierStepCount") {
      guard let value = reader.number("value"), let start = HealthTime.read(reader.rawAttribute("startDate")),
        let end = HealthTime.read(reader.rawAttribute("endDate"))
      else { return }
      counter.add(
        value, from: start.wallSeconds, to: end.wallSeconds, device: reader.rawAttribute("sourceName") ?? [])
    } else if reader.attribute("type", contains: "StateOfMind") {
      mind = HealthMind(reader)
    }
  }
}
