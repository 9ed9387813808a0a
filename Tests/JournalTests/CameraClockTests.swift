import CivilTime
import Foundation
import Testing

@testable import Journal

@Suite("Cameras with wrong clocks")
struct CameraClockTests {
  /// Pictures of a phone on three occasions, the last one on the next day.
  private static let phone =
    ["16T10:05", "16T10:40", "16T11:30", "16T12:20", "16T13:38", "16T19:45", "16T20:30", "16T21:10"]
    .map { "2026-05-" + $0 } + ["2026-05-17T11:02", "2026-05-17T12:00", "2026-05-17T13:28"]
  private static let own = [
    "16T10:12", "16T10:50", "16T11:40", "16T13:25", "16T20:05", "16T20:31", "17T11:20", "17T13:00",
  ]

  private static func moments(fast seconds: Int, of times: [String] = own, phone: [String] = phone) -> [String] {
    var events = phone.map { MomentTests.photo("p" + $0.suffix(8), $0) }
    for time in times {
      var event = MomentTests.photo("c" + time, "2026-05-" + time, offset: nil)
      event.wallStart += seconds
      event.wallEnd += seconds
      event.device = "Camera"
      events.append(event)
    }
    return MomentTests.moments(events).map { moment in
      let (phones, cameras) = (
        moment.members.count { $0.event.device == nil }, moment.members.count { $0.event.device != nil }
      )
      return "\(moment.day) \(phones)+\(cameras)"
    }
  }

  @Test(
    "one that is hours fast or slow is set by the phone that was there too",
    arguments: [8.0, -6, 12, -12, 9.5, 8.1])
  func corrected(hours: Double) {
    #expect(Self.moments(fast: Int(hours * 3_600)) == ["2026-05-16 5+4", "2026-05-16 3+2", "2026-05-17 3+2"])
  }

  @Test("that a clock was wrong is told with the moment")
  func told() {
    var events = Self.phone.map { MomentTests.photo("p" + $0.suffix(8), $0) }
    for time in Self.own {
      var event = MomentTests.photo("c" + time, "2026-05-" + time, offset: nil)
      event.wallStart += 9 * 3_600
      event.wallEnd += 9 * 3_600
      event.device = "Acme X1"
      events.append(event)
    }
    let moments = MomentTests.moments(events)
    #expect(moments.map { $0.why.contains("The clock of a camera was 9 h fast.") } == [true, true, true])
    let phoneAlone = MomentTests.moments(Array(events.prefix(11)))
    #expect(!phoneAlone.flatMap(\.why).contains { $0.contains("clock") })
  }

  @Test("one that took pictures at hours at which people do is left alone, however well another time would fit")
  func plausible() {
    // By day the camera, in the evening the phone.
    let evenings = ["16T19:00", "16T20:00", "16T21:00", "17T19:00", "17T20:00", "17T21:00"].map { "2026-05-" + $0 }
    let days = ["16T10:10", "16T10:30", "16T11:00", "17T10:10", "17T10:40", "17T11:30"]
    let left = ["2026-05-16 0+3", "2026-05-16 3+0", "2026-05-17 0+3", "2026-05-17 3+0"]
    #expect(Self.moments(fast: 0, of: days, phone: evenings) == left)
    #expect(Self.moments(fast: 0) == ["2026-05-16 5+4", "2026-05-16 3+2", "2026-05-17 3+2"])
  }

  @Test("pictures of a night are those of a night where a phone tells so, or nothing fits")
  func night() {
    let party = ["2026-05-16T22:00", "2026-05-16T23:10", "2026-05-17T00:20", "2026-05-17T01:30", "2026-05-17T02:30"]
    let times = ["16T22:10", "16T23:20", "17T00:30", "17T01:40", "17T02:20"]
    #expect(Self.moments(fast: 0, of: times, phone: party) == ["2026-05-16 5+5"])
    #expect(Self.moments(fast: 0, of: times, phone: ["2026-05-20T12:00"]) == ["2026-05-16 0+5", "2026-05-20 1+0"])
  }
}
