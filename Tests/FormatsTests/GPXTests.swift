import Formats
import Foundation
import TestSupport
import Testing

@Suite("GPX")
struct GPXTests {
  static let whole = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE gpx [<!ENTITY a "&lt;'>"> <!-- ]> " --> ]>
    <!-- made by hand -->
    <gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">
      <metadata><name>file</name><time>2020-01-01T00:00:00Z</time></metadata>
      <wpt lat="52.5" lon="13.4"><name>Caf&#xE9; &amp; &quot;Bar&quot; &a;</name></wpt>
      <trk><name><![CDATA[Walk <1>]]></name>
        <trkseg>
          <trkpt lon="13.40" lat="52.50"><ele>34.5</ele><time>2026-05-16T12:00:00.5+02:00</time></trkpt>
          <trkpt lat=' 52.51 ' lon='13.41'><time>2026-05-16T10:01:00</time><extensions><x:time xmlns:x="u">1</x:time></extensions></trkpt>
          <trkpt lat="52.52" lon="13.42"/>
          <trkpt lat="nan" lon="13.42"/><trkpt lat="95" lon="13.42"/><trkpt lat="1"/>
          <trkpt lat="52.53" lon="13.43"><time>1901-12-13T20:45:52Z</time><ele>inf</ele></trkpt>
        </trkseg>
        <trkseg></trkseg>
      </trk>
    </gpx>
    """

  @Test("points, names and times", arguments: ["", "\u{FEFF}", "some text\n"])
  func points(before: String) throws {
    let document = try GPXDocument(bytes: Array((before + Self.whole).utf8))
    #expect(document.problem == nil)
    #expect(document.waypoints.map(\.name) == ["Café & \"Bar\" &a;"])
    let track = try #require(document.tracks.first)
    #expect(track.name == "Walk <1>")
    #expect(track.segments.map(\.count) == [4, 0])
    let points = track.segments[0]
    #expect(points.map { $0.time?.timeIntervalSince1970 } == [1_778_925_600.5, 1_778_925_660, nil, nil])
    #expect(points.map(\.elevation) == [34.5, nil, nil, nil])
    #expect(points.map(\.coordinate.latitude) == [52.5, 52.51, 52.52, 52.53])
  }

  @Test(
    "times as devices write them",
    arguments: [
      ("2026-05-16T12:00:00Z", 1_778_932_800), ("2026-05-16T24:00:00Z", nil), ("2026-05-16T12:60:00Z", nil),
      ("2016-12-31T23:59:60Z", 1_483_228_799), ("2026-02-29T00:00:00Z", nil), ("2024-02-29T00:00:00Z", 1_709_164_800),
      ("2026-05-16t12:00:00z", 1_778_932_800), ("2026-05-16 12:00:00Z", 1_778_932_800), ("2026-5-16T12:00:000Z", nil),
      (" 2026-05-16T12:00:00Z\n", 1_778_932_800), ("2026-05-16T12:00:0/Z", nil), ("", nil),
    ] as [(String, Double?)])
  func times(text: String, seconds: Double?) throws {
    let file = "<gpx><trk><trkseg><trkpt lat='1' lon='2'><time>\(text)</time></trkpt></trkseg></trk></gpx>"
    let points = try GPXDocument(bytes: Array(file.utf8)).tracks.flatMap(\.segments).flatMap(\.self)
    #expect(points.map { $0.time?.timeIntervalSince1970 } == [seconds])
  }

  @Test("the pieces in which a file comes make no difference", arguments: [1, 2, 7, 64, 1_000])
  func pieces(count: Int) throws {
    let text = Self.whole.replacing("<trkseg></trkseg>", with: "\n\n<trkseg></oops>")
    var rest = Array(text.utf8)[...]
    let source = ByteSource {
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    #expect(try GPXDocument(source: source) == GPXDocument(bytes: Array(text.utf8)))
  }

  @Test("within a distance is what the distance says", arguments: [0.5, 100, 300, 9_999, 2_000_000])
  func within(meters: Double) throws {
    var random = Mutation(seed: 7)
    var inside = 0
    for _ in 0..<2_000 {
      let latitude = Double(random.number(below: 180_000_000)) / 1e6 - 90
      let longitude = Double(random.number(below: 360_000_000)) / 1e6 - 180
      let scale = meters / 111_195 / 500
      let other = Coordinate(
        latitude: latitude + Double(random.number(below: 2_000) - 1_000) * scale,
        longitude: longitude + Double(random.number(below: 2_000) - 1_000) * scale)
      guard let place = Coordinate(latitude: latitude, longitude: longitude), let other else { continue }
      let isWithin = place.isWithin(meters, of: other)
      #expect(isWithin == (place.distance(to: other) <= meters))
      if isWithin { inside += 1 }
    }
    #expect((50..<1_990).contains(inside))
  }

  @Test("what stands before a fault is kept, and the fault has its line")
  func problem() throws {
    let text = Self.whole.replacing("<trkpt lat=\"52.52\"", with: "</oops><trkpt lat=\"52.52\"")
    let document = try GPXDocument(bytes: Array(text.utf8))
    #expect(document.tracks.first?.segments.first?.count == 2)
    #expect(document.problem == FormatError(format: .gpx, position: .line(11), reason: .malformed))
  }

  @Test(
    "what is no GPX is an error",
    arguments: [
      ("", FormatError.Reason.empty), ("hello", .notThisFormat), ("<kml></kml>", .notThisFormat), ("<gpx>", .truncated),
      ("<gpx>" + String(repeating: "<a>", count: 300), .tooDeep), ("<gpx lat></gpx>", .notThisFormat),
    ])
  func errors(text: String, reason: FormatError.Reason) {
    #expect { try GPXDocument(bytes: Array(text.utf8)) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test("no truncation and no mutation crashes")
  func fuzz() {
    let whole = Array(Self.whole.utf8)
    var random = Mutation(seed: 4)
    var read = 0
    for bytes in whole.indices.map({ Array(whole[..<$0]) }) + (0..<1_000).map({ _ in random.mutated(whole) }) {
      if (try? GPXDocument(bytes: bytes)) != nil { read += 1 }
    }
    #expect(read > 100)
  }

  @Test("tracks as another reader sees them", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    let files = try Corpus.answers("gpx")
    var compared = 0
    for (name, answer) in files.sorted(by: { $0.key < $1.key }) {
      guard let bytes = Corpus.bytes(name), let points = answer["track_points"] as? Int else { continue }
      let document = try GPXDocument(bytes: bytes)
      let all = document.tracks.flatMap(\.segments).joined()
      compared += 1
      #expect(all.count == points, "\(name)")
      #expect(document.tracks.map(\.segments.count) == answer["segments"] as? [Int], "\(name)")
      #expect(document.waypoints.count == answer["waypoints"] as? Int, "\(name)")
    }
    #expect(compared > 20)
  }
}
