import Testing

@testable import Journal

@Suite("Location histories that are read")
struct LocationImportTests {
  @Test(
    "points without a time or a place are counted with their file, and why",
    arguments: [
      (
        "walk.gpx",
        """
        <gpx version="1.1"><trk><trkseg><trkpt lat="50" lon="8"/><trkpt lat="50.001" lon="8"/>
        <trkpt lat="50" lon="8"><time>2026-05-16T08:00:00Z</time></trkpt></trkseg></trk></gpx>
        """, 2
      ),
      (
        "walk.geojson",
        """
        {"type":"FeatureCollection","features":[
        {"type":"Feature","properties":{},"geometry":{"type":"Point","coordinates":[8,50]}},
        {"type":"Feature","properties":{"name":"Mill"},"geometry":{"type":"Point","coordinates":[8,50]}},
        {"type":"Feature","properties":{"time":"2026-05-16T08:00:00Z"},"geometry":{"type":"Point","coordinates":[8,50]}}]}
        """, 1
      ),
      (
        "walk.kml",
        """
        <kml xmlns="http://www.opengis.net/kml/2.2"><Document>
        <Placemark><name>Drawn</name><LineString><coordinates>8,50 8,50.001</coordinates></LineString></Placemark>
        <Placemark><name>Mill</name><Point><coordinates>8,50</coordinates></Point></Placemark></Document></kml>
        """, 1
      ),
    ])
  func undated(name: String, content: String, count: Int) throws {
    let life = try TestLife()
    try life.write(name, content)
    try life.begin()
    let source = try #require(try life.journal.sources().first)
    let told = "without a time or a place \(count == 1 ? "is" : "are") left out"
    #expect(
      source.skipped.map { "\($0.path) \($0.reason): \($0.problem)" } == [
        "\(name) noDate: \(count) \(count == 1 ? "entry" : "entries") \(told)"
      ])
    #expect(source.skippedCounts.map { "\($0.reason) \($0.count)" } == ["noDate 1"])
  }
}
