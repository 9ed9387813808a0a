import CivilTime
import Formats
import Foundation
import TestSupport
import Testing

@Suite("Workouts")
struct FitnessTests {
  /// Builds FIT files message by message, the lowest byte first.
  private struct FITBuilder {
    var data: [UInt8] = []

    mutating func define(_ local: UInt8, global: UInt16, _ fields: [(UInt8, UInt8, UInt8)]) {
      data += [0x40 | local, 0, 0, UInt8(global & 0xFF), UInt8(global >> 8), UInt8(fields.count)]
      for field in fields { data += [field.0, field.1, field.2] }
    }

    mutating func add(_ local: UInt8, _ values: [(Int, Int)]) {
      data.append(local)
      for (value, size) in values {
        for byte in 0..<size { data.append(UInt8(truncatingIfNeeded: value >> (byte * 8))) }
      }
    }

    func file(checksum: [UInt8] = [0, 0]) -> [UInt8] {
      var head: [UInt8] = [12, 0x10, 0, 0]
      for byte in 0..<4 { head.append(UInt8(truncatingIfNeeded: data.count >> (byte * 8))) }
      return head + Array(".FIT".utf8) + data + checksum
    }
  }

  /// A run of 60 seconds on 1 June 2026, 06:00 UTC, with three records, of which one has no place.
  private static var run: FITBuilder {
    var builder = FITBuilder()
    let start = 1_780_293_600 - 631_065_600
    let degree = 11_930_465
    builder.define(0, global: 20, [(253, 4, 0x86), (0, 4, 0x85), (1, 4, 0x85), (2, 2, 0x84)])
    builder.add(0, [(start, 4), (52 * degree, 4), (13 * degree, 4), (2_670, 2)])
    builder.add(0, [(start + 30, 4), (0x7FFF_FFFF, 4), (0x7FFF_FFFF, 4), (0xFFFF, 2)])
    builder.add(0, [(start + 60, 4), (52 * degree, 4), (-13 * degree, 4), (2_670, 2)])
    builder.define(1, global: 18, [(253, 4, 0x86), (2, 4, 0x86), (5, 1, 0), (7, 4, 0x86), (9, 4, 0x86), (16, 1, 2)])
    builder.add(1, [(start + 60, 4), (start, 4), (1, 1), (60_000, 4), (25_000, 4), (255, 1)])
    builder.define(2, global: 34, [(253, 4, 0x86), (5, 4, 0x86)])
    builder.add(2, [(start + 60, 4), (start + 60 + 7_200, 4)])
    return builder
  }

  @Test("a FIT file gives its sessions, their ways, and the offset of its clock")
  func fit() throws {
    let file = try FITFile(bytes: Self.run.file())
    #expect(file.recordCount == 3)
    let workout = try #require(file.workouts.first)
    #expect(workout.kind == "running")
    #expect(workout.start == LenientTimestamp(instant: Date(timeIntervalSince1970: 1_780_293_600), offset: 7_200))
    #expect(workout.end.instant.timeIntervalSince1970 == 1_780_293_660)
    #expect(workout.distance == 250)
    #expect(workout.averageHeartRate == nil)
    #expect(workout.route.map { $0.coordinate.longitude.rounded() } == [13, -13])
    #expect(workout.route.first?.elevation == 34)
  }

  @Test("a FIT file that was cut off keeps what was recorded, and says where it ends")
  func fitCut() throws {
    let whole = Self.run.file()
    let file = try FITFile(bytes: Array(whole.prefix(80)))
    #expect(file.recordCount == 3)
    #expect(file.workouts.count == 1)
    #expect(file.problem?.reason == .truncated)
    #expect(throws: FormatError.self) { try FITFile(bytes: Array(whole.prefix(30))) }
    #expect { try FITFile(bytes: []) } throws: { ($0 as? FormatError)?.reason == .empty }
    #expect { try FITFile(bytes: Array("no watch wrote this".utf8)) } throws: {
      ($0 as? FormatError)?.reason == .notThisFormat
    }
  }

  static let tcx = """
      <?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Biking"><Id>2026-06-01T06:00:00Z</Id>
      <Lap StartTime="2026-06-01T06:00:00Z"><TotalTimeSeconds>60.5</TotalTimeSeconds><DistanceMeters>400</DistanceMeters><Calories>9</Calories>
      <Track><Trackpoint><Time>2026-06-01T06:00:00Z</Time><Position><LatitudeDegrees>52.5</LatitudeDegrees><LongitudeDegrees>13.4</LongitudeDegrees></Position>
      <AltitudeMeters>34</AltitudeMeters><HeartRateBpm><Value>120</Value></HeartRateBpm></Trackpoint>
      <Trackpoint><Time>2026-06-01T06:01:00Z</Time><HeartRateBpm><Value>140</Value></HeartRateBpm></Trackpoint></Track></Lap>
      <Lap StartTime="2026-06-01T06:01:00Z"><TotalTimeSeconds>30</TotalTimeSeconds><DistanceMeters>100</DistanceMeters></Lap>
      <Notes>To the lake &amp; back</Notes></Activity></Activities></TrainingCenterDatabase>
    """

  @Test("a Training Center file gives its activities, their laps as one")
  func tcx() throws {
    let document = try TCXDocument(source: ByteSource(Array(Self.tcx.utf8)))
    let workout = try #require(document.workouts.first)
    #expect(document.trackPoints == 2)
    #expect(workout.kind == "cycling")
    #expect(workout.name == "To the lake & back")
    #expect(workout.distance == 500)
    #expect(workout.energy == 9)
    #expect(workout.averageHeartRate == 130)
    #expect(workout.end.instant.timeIntervalSince(workout.start.instant) == 90.5)
    #expect(workout.route.count == 1)
  }

  static let health = """
    <?xml version="1.0"?><!DOCTYPE HealthData [ <!ELEMENT HealthData (Me)> ]>
    <HealthData locale="en_GB"><Me HKCharacteristic Type="x"/>
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" startDate="2026-10-03 23:50:00 +0200" endDate="2026-10-04 00:10:00 +0200" value="400"/>
    <Record type="HKQuantityTypeIdentifierStepCount" sourceName="Watch" startDate="2026-10-03 23:50:00 +0200" endDate="2026-10-04 00:00:00 +0200" value="300"/>
    <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" startDate="2026-10-03 23:50:00 +0200" endDate="2026-10-04 00:00:00 +0200" value="60"/>
    <Record type="HKDataTypeStateOfMind" startDate="2026-10-03 20:00:00 +0200" endDate="2026-10-03 20:00:00 +0200">
      <MetadataEntry key="HKMetadataKeyValence" value="0.5"/><MetadataEntry key="HKMetadataKeyLabels" value="calm, Grateful"/></Record>
    <StateOfMind kind="dailyMood" valence="-0.25" startDate="2026-10-04 21:00:00 +0200"><Label value="tired"/><Association value="work"/></StateOfMind>
    <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="Watch" startDate="2026-11-14 07:25:41 -0700" endDate="2026-11-14 07:30:52 -0700">
      <MetadataEntry key="HKTimeZone" value="America/Los_Angeles"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="0.5" unit="mi"/>
      <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="418.4" unit="kJ"/>
      <WorkoutRoute><FileReference path="/workout-routes/route_1.gpx"/></WorkoutRoute></Workout>
    <Workout workoutActivityType="HKWorkoutActivityTypeOther" startDate="2026-11-14 07:25:41 -0700" endDate="never"/>
    </HealthData>
    """

  @Test("a Health export gives workouts in their own zone, steps that are counted once, and states of mind")
  func health() throws {
    let export = try HealthExport(source: ByteSource(Array(Self.health.utf8)))
    // The watch counted 300 before midnight where the phone counted 200; after it there is the phone alone.
    #expect(
      export.steps
        == [CivilDate(daysSinceEpoch: 20_729): 300, CivilDate(daysSinceEpoch: 20_730): 200])
    #expect(export.statesOfMind.map(\.valence) == [0.5, -0.25])
    #expect(export.statesOfMind.map(\.isDaily) == [false, true])
    #expect(export.statesOfMind.map(\.labels) == [["calm", "Grateful"], ["tired"]])
    let workout = try #require(export.workouts.first)
    #expect(export.workouts.count == 1)
    #expect(workout.kind == "running")
    #expect(workout.zone == "America/Los_Angeles")
    #expect(workout.start.offset == -28_800)
    #expect(workout.distance == 804.672)
    #expect(workout.energy?.rounded() == 100)
    #expect(workout.routeFiles == ["/workout-routes/route_1.gpx"])
  }

  @Test("no truncation and no mutation crashes")
  func fuzz() {
    var random = Mutation(seed: 11)
    var read = 0
    let fit = Self.run.file()
    for _ in 0..<2_000 {
      if (try? FITFile(bytes: random.mutated(fit))) != nil { read += 1 }
    }
    for _ in 0..<300 {
      if (try? TCXDocument(source: ByteSource(random.mutated(Array(Self.tcx.utf8))))) != nil { read += 1 }
      if (try? HealthExport(source: ByteSource(random.mutated(Array(Self.health.utf8))))) != nil { read += 1 }
    }
    #expect(read > 500)
  }

  @Test("the records of other readers are found", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    var compared = 0
    for (name, answer) in try Corpus.answers("fit").sorted(by: { $0.key < $1.key }) {
      let bytes = try #require(Corpus.bytes("fit/" + name))
      let file = try FITFile(bytes: bytes)
      guard let expected = (answer["records"] ?? answer["fitdecode_records"]) as? Int else {
        // What other readers refuse as broken is read up to the fault.
        #expect(file.problem != nil && !file.workouts.isEmpty, "\(name)")
        continue
      }
      #expect(file.recordCount == expected, "\(name)")
      if let positions = answer["records_with_position"] as? Int, let sessions = answer["sessions"] as? [[String: Any]],
        sessions.count == 1, (sessions[0]["start_time"] as? String)?.hasPrefix("20") == true
      {
        #expect(file.workouts.map(\.route.count).reduce(0, +) == positions, "\(name)")
        #expect(file.workouts.first?.distance == sessions[0]["total_distance"] as? Double, "\(name)")
      }
      compared += 1
    }
    for (name, answer) in try Corpus.answers("tcx").sorted(by: { $0.key < $1.key }) {
      guard let points = answer["trackpoints"] as? Int, let bytes = Corpus.bytes("tcx/" + name) else { continue }
      let document = try TCXDocument(source: ByteSource(bytes))
      #expect(document.trackPoints == points, "\(name)")
      #expect(document.workouts.map(\.route.count).reduce(0, +) == answer["with_position"] as? Int, "\(name)")
      #expect(document.workouts.first?.averageHeartRate.map { Int($0) } == answer["hr_avg"] as? Int, "\(name)")
      compared += 1
    }
    for (name, answer) in try Corpus.answers("apple_health").sorted(by: { $0.key < $1.key }) {
      let bytes = try #require(Corpus.bytes("apple_health/" + name))
      let export = try HealthExport(source: ByteSource(bytes))
      let expected = try #require(answer["workouts"] as? [[String: Any]])
      #expect(export.workouts.count == expected.count, "\(name)")
      #expect(export.workouts.first?.routeFiles.count == (expected[0]["routes"] as? [String])?.count, "\(name)")
      compared += 1
    }
    #expect(compared > 25)
  }
}
