internal import Foundation

/// Takes the messages out of a FIT file.
struct FITReader {
  private(set) var workouts: [Workout] = []
  private(set) var recordCount = 0
  private(set) var problem: FormatError?

  private var fixes: [LocationFix] = []
  private var definitions: [Int: FITMessage.Definition] = [:]
  private var lastTime = 0
  private var firstRecord: Int?
  private var lastRecord: Int?
  private var offset: Int?
  private var device: String?
  private var sport: Int?

  private enum Global {
    static let fileID = 0
    static let sport = 12
    static let session = 18
    static let record = 20
    static let activity = 34
  }

  /// Reads all files that stand one behind the other. What was read before a fault is kept, and the fault is the problem.
  mutating func read(_ bytes: [UInt8], isCancelled: () -> Bool) {
    var index = 0
    do throws(FormatError) {
      while index < bytes.count, !isCancelled() { try read(bytes, &index, isCancelled) }
    } catch {
      problem = error
    }
    finish()
  }

  private static func error(_ reason: FormatError.Reason, _ offset: Int) -> FormatError {
    FormatError(format: .fit, position: .offset(offset), reason: reason)
  }

  /// Reads one file with its head and its checksum.
  private mutating func read(_ bytes: [UInt8], _ index: inout Int, _ isCancelled: () -> Bool) throws(FormatError) {
    let start = index
    let headSize = Int(bytes[index])
    guard bytes.count - index >= 12, headSize >= 12, matches(bytes[(index + 8)..<(index + 12)], ".FIT") else {
      throw Self.error(.malformed, index)
    }
    let dataSize = (4..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
    index += headSize
    guard index <= bytes.count else { throw Self.error(.truncated, start) }
    let end = min(bytes.count, index + dataSize)
    definitions = [:]
    var count = 0
    while index < end {
      count += 1
      if count % 10_000 == 0, isCancelled() { return }
      try readMessage(bytes, &index, end)
    }
    guard start + headSize + dataSize + 2 <= bytes.count else { throw Self.error(.truncated, bytes.count) }
    let checksum = Int(bytes[end]) | Int(bytes[end + 1]) << 8
    index = end + 2
    if checksum != FITChecksum.of(bytes[start..<end]), problem == nil { problem = Self.error(.malformed, end) }
  }

  private mutating func readMessage(_ bytes: [UInt8], _ index: inout Int, _ end: Int) throws(FormatError) {
    let start = index
    let head = bytes[index]
    index += 1
    if head & 0x80 == 0, head & 0x40 != 0 {
      definitions[Int(head & 0x0F)] = try definition(bytes, &index, end, hasDeveloperFields: head & 0x20 != 0)
      return
    }
    // A head with the lowest bits of the time has room for four local numbers alone.
    let local = head & 0x80 != 0 ? Int(head >> 5 & 3) : Int(head & 0x0F)
    guard let definition = definitions[local] else { throw Self.error(.malformed, start) }
    let size = definition.size
    guard end - index >= size else { throw Self.error(.truncated, start) }
    var compressedTime: Int?
    if head & 0x80 != 0 {
      let bits = Int(head & 0x1F)
      compressedTime = lastTime + (bits - lastTime & 0x1F)
    }
    let message = FITMessage(
      definition: definition, bytes: bytes[index..<(index + size)], compressedTime: compressedTime)
    index += size
    if let time = message.integer(253) ?? compressedTime { lastTime = time }
    take(message)
  }

  private func definition(
    _ bytes: [UInt8], _ index: inout Int, _ end: Int, hasDeveloperFields: Bool
  ) throws(FormatError) -> FITMessage.Definition {
    let start = index
    guard end - index >= 5 else { throw Self.error(.truncated, start) }
    let isBigEndian = bytes[index + 1] == 1
    let (low, high) = isBigEndian ? (bytes[index + 3], bytes[index + 2]) : (bytes[index + 2], bytes[index + 3])
    let count = Int(bytes[index + 4])
    index += 5
    guard end - index >= count * 3 else { throw Self.error(.truncated, start) }
    let fields = (0..<count).map { number in
      let at = index + number * 3
      return FITMessage.Definition.Field(number: bytes[at], size: Int(bytes[at + 1]), type: bytes[at + 2])
    }
    index += count * 3
    var developerSize = 0
    if hasDeveloperFields {
      guard index < end else { throw Self.error(.truncated, start) }
      let count = Int(bytes[index])
      index += 1
      guard end - index >= count * 3 else { throw Self.error(.truncated, start) }
      developerSize = (0..<count).reduce(0) { $0 + Int(bytes[index + $1 * 3 + 1]) }
      index += count * 3
    }
    return FITMessage.Definition(
      global: Int(high) << 8 | Int(low), isBigEndian: isBigEndian, fields: fields, developerSize: developerSize)
  }

  private mutating func take(_ message: FITMessage) {
    switch message.definition.global {
    case Global.record:
      recordCount += 1
      guard let time = message.time(253) else { return }
      firstRecord = firstRecord ?? time
      lastRecord = time
      guard let latitude = message.integer(0), let longitude = message.integer(1),
        let coordinate = Coordinate(latitude: Self.degrees(latitude), longitude: Self.degrees(longitude))
      else { return }
      let altitude = message.integer(78) ?? message.integer(2)
      fixes.append(
        LocationFix(
          time: Date(timeIntervalSince1970: Double(time)), coordinate: coordinate,
          elevation: altitude.map { Double($0) / 5 - 500 }))
    case Global.session: workouts += session(message).map { [$0] } ?? []
    case Global.activity:
      guard let time = message.time(253), let local = message.time(5) else { return }
      let quarters = Int((Double(local - time) / 900).rounded())
      if abs(quarters) <= 14 * 4 { offset = quarters * 900 }
    case Global.fileID: device = message.text(8) ?? device
    case Global.sport: sport = message.integer(0) ?? sport
    default: break
    }
  }

  private func session(_ message: FITMessage) -> Workout? {
    guard let start = message.time(2) ?? message.time(253) else { return nil }
    let seconds = message.integer(7).map { $0 / 1_000 } ?? max(0, (message.time(253) ?? start) - start)
    var workout = Workout(
      kind: FITSport.name(message.integer(5)), start: Self.timestamp(start), end: Self.timestamp(start + seconds))
    workout.name = message.text(110)
    workout.distance = message.integer(9).map { Double($0) / 100 }
    workout.energy = message.integer(11).map(Double.init)
    workout.averageHeartRate = message.integer(16).map(Double.init)
    workout.maximumHeartRate = message.integer(17).map(Double.init)
    return workout
  }

  private static func degrees(_ semicircles: Int) -> Double { Double(semicircles) * 180 / 2_147_483_648 }

  private static func timestamp(_ seconds: Int, offset: Int? = nil) -> LenientTimestamp {
    LenientTimestamp(instant: Date(timeIntervalSince1970: Double(seconds)), offset: offset)
  }

  /// Gives each session its part of the way, and what the file says about all of them.
  private mutating func finish() {
    if workouts.isEmpty, let first = firstRecord, let last = lastRecord {
      workouts = [Workout(kind: FITSport.name(sport), start: Self.timestamp(first), end: Self.timestamp(last))]
    }
    for index in workouts.indices {
      let span = workouts[index].start.instant...workouts[index].end.instant
      workouts[index].route = workouts.count == 1 ? fixes : fixes.filter { span.contains($0.time) }
      workouts[index].start = LenientTimestamp(instant: span.lowerBound, offset: offset)
      workouts[index].end = LenientTimestamp(instant: span.upperBound, offset: offset)
      workouts[index].device = device
    }
    fixes = []
  }
}
