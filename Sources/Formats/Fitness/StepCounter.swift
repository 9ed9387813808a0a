internal import CivilTime
internal import Foundation

/// Adds up steps that a phone and a watch have counted at the same time: of each five minutes the larger count is the one
/// that counts, and never the sum.
struct StepCounter {
  private static let slots = 288
  private static let slotSeconds = 300
  /// A count over a longer time than this says nothing about a day.
  private static let longest = 86_400
  /// More days and devices than these are not counted.
  private static let mostDays = 200_000

  private var counts: [Key: [Float]] = [:]
  private var devices: [[UInt8]: Int] = [:]

  private struct Key: Hashable {
    let day: Int
    let device: Int
  }

  /// - Parameters:
  ///   - start: Seconds since 1970 on the wall clock.
  ///   - end: The same; exclusive.
  mutating func add(_ steps: Double, from start: Int, to end: Int, device: ArraySlice<UInt8>) {
    guard steps > 0, steps < 1_000_000, end >= start, end - start <= Self.longest else { return }
    let name = Array(device.prefix(200))
    let number = devices[name] ?? devices.count
    devices[name] = number
    let length = max(1, end - start)
    var moment = start
    while moment < start + length {
      let (day, second) = Self.day(moment)
      let slot = second / Self.slotSeconds
      let next = min(start + length, moment - second % Self.slotSeconds + Self.slotSeconds)
      let key = Key(day: day, device: number)
      guard counts[key] != nil || counts.count < Self.mostDays else { return }
      counts[key, default: Array(repeating: 0, count: Self.slots)][slot] +=
        Float(steps * Double(next - moment) / Double(length))
      moment = next
    }
  }

  private static func day(_ seconds: Int) -> (day: Int, second: Int) {
    let day = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
    return (day, seconds - day * 86_400)
  }

  /// The steps of each day on the wall calendar.
  var days: [CivilDate: Int] {
    var largest: [Int: [Float]] = [:]
    for (key, slots) in counts {
      var day = largest[key.day] ?? Array(repeating: 0, count: Self.slots)
      for slot in slots.indices { day[slot] = max(day[slot], slots[slot]) }
      largest[key.day] = day
    }
    return Dictionary(
      uniqueKeysWithValues: largest.map { day, slots in
        (CivilDate(daysSinceEpoch: day), Int(slots.reduce(0, +).rounded()))
      })
  }
}
