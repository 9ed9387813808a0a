import Formats
import Testing

@testable import Journal

@Suite("Stays in tracks")
struct TrackTests {
  /// A fix so many meters north of a place.
  static func fix(_ minute: Double, _ meters: Double) throws -> TrackFix {
    let coordinate = try #require(Coordinate(latitude: 50 + meters / 111_195, longitude: 8))
    return TrackFix(time: Int(minute * 60), coordinate: coordinate)
  }

  static func stays(_ fixes: [TrackFix]) -> [String] {
    StayFinder.stays(in: TrackCleaning.cleaned(fixes)).map { "\($0.start / 60)-\($0.end / 60)" }
  }

  @Test("a stay is found between two ways")
  func stay() throws {
    let way = try (0..<10).map { try Self.fix(Double($0), Double($0) * 300) }
    let stay = try (10..<40).map { try Self.fix(Double($0), 3_000 + Double($0 % 3) * 10) }
    let back = try (40..<50).map { try Self.fix(Double($0), 3_000 - Double($0 - 39) * 300) }
    #expect(Self.stays(way + stay + back) == ["10-39"])
  }

  @Test("silence with the same place before and after is part of the stay; that between two places is shared out")
  func gaps() throws {
    #expect(try Self.stays([Self.fix(0, 0), Self.fix(1, 5), Self.fix(240, 20), Self.fix(241, 10)]) == ["0-241"])
    #expect(
      try Self.stays([Self.fix(0, 0), Self.fix(9, 5), Self.fix(240, 5_000), Self.fix(260, 5_010)]) == [
        "0-18", "220-260",
      ])
    #expect(
      try Self.stays([Self.fix(0, 0), Self.fix(60, 5), Self.fix(105, 5_000), Self.fix(190, 5_010)]) == [
        "0-78", "86-190",
      ])
  }

  @Test("a device that only tells of movement has rested where it fell silent until it moved off")
  func rest() throws {
    let arrival = try [Self.fix(0, 2_000), Self.fix(1, 1_000), Self.fix(2, 0)]
    let leaving = try [Self.fix(42, 210), Self.fix(43, 700), Self.fix(44, 1_400)]
    #expect(Self.stays(arrival + leaving) == ["2-39"])
    // A phone may write only when it is half a kilometer away.
    let later = try [Self.fix(62, 511), Self.fix(64, 1_700), Self.fix(66, 2_900)]
    #expect(Self.stays(arrival + later) == ["2-55"])
    // One that writes every quarter of an hour has been on its way all the time.
    #expect(try Self.stays((0..<9).map { try Self.fix(Double($0) * 15, Double($0) * 400) }) == [])
    // Nor is it a stay where it turns up far away.
    #expect(try Self.stays(arrival + [Self.fix(42, 5_000), Self.fix(43, 5_700), Self.fix(44, 6_400)]) == [])
  }

  @Test("a walk, a short stop and a crawl are no stays")
  func ways() throws {
    #expect(try Self.stays((0..<60).map { try Self.fix(Double($0), Double($0) * 80) }) == [])
    #expect(try Self.stays((0..<7).map { try Self.fix(Double($0), 0) }) == [])
    #expect(try Self.stays((0..<30).map { try Self.fix(Double($0), Double($0) * 60) }) == [])
  }

  @Test("a device that tells little while it rests and much when it leaves has rested")
  func restedAndLeft() throws {
    let rest = try (0..<60).map { try Self.fix(Double($0) * 10, Double($0 % 2) * 5) }
    for step in [86.0, 95, 105] {
      let leaving = try (1..<20).map { try Self.fix(590 + Double($0), Double($0) * step) }
      #expect(Self.stays(rest + leaving).first?.hasPrefix("0-59") == true)
    }
  }

  @Test("a train that stands on the line is on no visit, and one that ends at a station is")
  func halt() throws {
    let before = try (0..<20).map { try Self.fix(Double($0), Double($0) * 3_700) }
    let halt = try (20..<33).map { try Self.fix(Double($0), 74_000 + Double($0 % 3) * 8) }
    let after = try (33..<60).map { try Self.fix(Double($0), 74_000 + Double($0 - 32) * 3_700) }
    #expect(Self.stays(before + halt + after) == [])
    let walk = try (33..<60).map { try Self.fix(Double($0), 74_000 + Double($0 - 32) * 90) }
    #expect(Self.stays(before + halt + walk) == ["20-33"])
    let long = try (20..<50).map { try Self.fix(Double($0), 74_000 + Double($0 % 3) * 8) }
    let later = try (50..<60).map { try Self.fix(Double($0), 74_000 + Double($0 - 49) * 3_700) }
    #expect(Self.stays(before + long + later) == ["20-49"])
  }

  @Test("a leap away and back is taken out, as is 0/0, and so does not cut a stay")
  func leaps() throws {
    var fixes = try (0..<30).map { try Self.fix(Double($0), 0) }
    fixes[10] = try Self.fix(10, 45_000)
    fixes[20] = try Self.fix(20, 8_000)
    fixes[21] = try Self.fix(21, 8_010)
    fixes.append(TrackFix(time: 905, coordinate: try #require(Coordinate(latitude: 0, longitude: 0))))
    #expect(Self.stays(fixes.shuffled()) == ["0-29"])
  }

  @Test("a short pause between two stays at one place is none")
  func merged() throws {
    let first = Stay(start: 0, end: 1_000, center: try Self.fix(0, 0).coordinate, firstSeen: 0)
    let near = Stay(start: 2_000, end: 3_000, center: try Self.fix(0, 50).coordinate, firstSeen: 2_000)
    let late = Stay(start: 9_000, end: 9_900, center: try Self.fix(0, 50).coordinate, firstSeen: 9_000)
    #expect(StayFinder.merged([late, near, first]).map(\.end) == [3_000, 9_900])
  }

  @Test("the hash is SHA-256")
  func hash() {
    #expect(ContentHash.hexadecimal(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223")
    #expect(ContentHash.hexadecimal([]) == "e3b0c44298fc1c149afbf4c8996fb924")
    #expect(ContentHash.id("a", "bc") != ContentHash.id("ab", "c"))
  }
}
