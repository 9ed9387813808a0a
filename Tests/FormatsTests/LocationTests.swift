import Formats
import Foundation
import TestSupport
import Testing

/// One kind of file: what it is called here, its text, and what is read out of it.
struct LocationSample: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let summary: String

  var testDescription: String { name }
}

@Suite("Location histories")
struct LocationTests {
  static let samples: [LocationSample] = [
    LocationSample(
      name: "records of two devices, one without a time, one beyond 2³²",
      text: """
        {"locations": [
          {"latitudeE7": 525163000, "longitudeE7": 133777000, "accuracy": 20, "timestamp": "2021-05-16T10:00:00.5Z", "deviceTag": 7},
          {"latitudeE7": 525163001, "longitudeE7": 133777001, "timestampMs": "1621159260000", "deviceTag": -8},
          {"latitudeE7": 525163001, "longitudeE7": 133777001},
          {"latitudeE7": 407128000, "longitudeE7": 3554907296, "timestamp": "2021-05-16T10:02:00Z"}]}
        """,
      summary: "fixes 3 in 3 tracks, visits 0, activities 0, places 0, skipped 1"),
    LocationSample(
      name: "monthly files",
      text: """
        \u{FEFF}{"timelineObjects": [
          {"placeVisit": {"location": {"latitudeE7": 525163000, "longitudeE7": 133777000, "name": "Corner Bakery"},
            "duration": {"startTimestamp": "2023-01-05T08:00:00Z", "endTimestamp": "2023-01-05T08:40:00Z"},
            "childVisits": [{"centerLatE7": 525163100, "centerLngE7": 133777100,
              "duration": {"startTimestamp": "1672906200", "endTimestampMs": "1672906800000"}}]}},
          {"placeVisit": {"location": {}, "duration": {"startTimestamp": "2023-01-05 09:00:00 +0100"}}},
          {"activitySegment": {"activityType": "CYCLING", "distance": 2100,
            "waypointPath": {"waypoints": [{"latE7": 525163000, "lngE7": 133777000}, {"latE7": 525200000, "lngE7": 133800000}]},
            "simplifiedRawPath": {"points": [{"latE7": 525170000, "lngE7": 133780000, "timestampMs": "1672907000000"}]},
            "duration": {"startTimestamp": "2023-01-05T08:41:00Z", "endTimestamp": "2023-01-05T08:55:00Z"}}}]}
        """,
      summary: "fixes 1 in 1 tracks, visits 2, activities 1, places 0, skipped 1"),
    LocationSample(
      name: "a phone's own Timeline, Android",
      text: """
        {"semanticSegments": [
          {"startTime": "2025-03-01T18:00:00.000+01:00", "endTime": "2025-03-01T20:00:00.000+01:00",
            "timelinePath": [{"point": "52.5163°, 13.3777°", "time": "2025-03-01T18:12:00.000+01:00"}, {"point": "x", "time": ""}]},
          {"startTime": "2025-03-01T18:10:00Z", "endTime": "2025-03-01T19:40:00Z", "startTimeTimezoneUtcOffsetMinutes": 60,
            "visit": {"hierarchyLevel": 0, "topCandidate": {"semanticType": "INFERRED_HOME", "placeLocation": {"latLng": "52.5163°, 13.3777°"}}}},
          {"startTime": "2025-03-01T19:40:00Z", "endTime": "2025-03-01T19:55:00Z",
            "activity": {"start": {"latLng": "52.5163°, 13.3777°"}, "distanceMeters": 900.5, "topCandidate": {"type": "WALKING"}}}],
         "rawSignals": [{"position": {"LatLng": "52.5°, 13.3°", "accuracyMeters": 12, "timestamp": "2025-03-01T19:00:00.000Z"}}, {"wifiScan": {}}],
         "userLocationProfile": {"frequentPlaces": [{"placeLocation": "52.5°, 13.3°", "label": "HOME"}, {"placeLocation": "52.6°, 13.3°"}]}}
        """,
      summary: "fixes 2 in 2 tracks, visits 1, activities 1, places 1, skipped 1"),
    LocationSample(
      name: "a phone's own Timeline, iOS",
      text: """
        [{"startTime": "2025-03-01T12:00:00.000-05:00", "endTime": "2025-03-01T13:00:00.000-05:00",
          "visit": {"hierarchyLevel": "1", "topCandidate": {"placeID": "p", "placeLocation": "geo:27.7,-97.3"}}},
         {"startTime": "2025-03-01T18:00:00.000Z", "endTime": "2025-03-01T20:00:00.000Z",
          "timelinePath": [{"point": "geo:27.71,-97.31", "durationMinutesOffsetFromStartTime": "49"}]},
         {"startTime": "2025-03-02T18:00:00.000Z", "timelineMemory": {"destinations": []}}]
        """,
      summary: "fixes 1 in 1 tracks, visits 1, activities 0, places 0, skipped 0"),
    LocationSample(
      name: "GeoJSON",
      text: """
        {"type": "FeatureCollection", "features": [
          {"type": "Feature", "geometry": {"type": "Point", "coordinates": [13.4, 52.5, 34]}, "properties": {"timestamp": "2024-06-01T08:00:00-0700"}},
          {"type": "Feature", "geometry": {"type": "Point", "coordinates": ["13.4", "52.5"]}, "properties": {"tst": 1717225200}},
          {"type": "Feature", "geometry": {"type": "Point", "coordinates": [13.5, 52.6]}, "properties": {"name": "Boathouse"}},
          {"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[13.4, 52.5], [13.41, 52.51]]},
            "properties": {"coordTimes": ["2024-06-01T08:00:00Z", "2024-06-01T08:01:00Z"]}},
          {"type": "Feature", "geometry": {"type": "Point", "coordinates": [200, 52.6]}, "properties": {"time": 1717225200000}},
          {"type": "Feature", "geometry": null, "properties": {}}]}
        """,
      summary: "fixes 4 in 1 tracks, visits 0, activities 0, places 1, skipped 1"),
    LocationSample(
      name: "one feature",
      text: #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,2]},"properties":{"time":1717225200}}"#,
      summary: "fixes 1 in 1 tracks, visits 0, activities 0, places 0, skipped 0"),
    LocationSample(
      name: "OwnTracks",
      text: """
        2024-03-01T09:03:09Z\t*                 \t{"_type":"location","topic":"owntracks/a/phone","acc":10,"tst":1709283789,"lat":52.225,"lon":13.332}
        2024-03-01T09:04:09Z  *                   {"_type":"transition","event":"enter","desc":"home","tst":1709283849,"lat":52.225,"lon":13.332}
        2024-03-01T09:05:09Z\t*\t{"_type":"waypoint","desc":"Boathouse","rad":50,"tst":1,"lat":52.3,"lon":13.3}
        2024-03-01T09:05:10Z\t*\t{"_type":"lwt"}
        2024-03-01T09:06:09Z\t*\t{"_type":"location","lat":52.2

        """,
      summary: "fixes 2 in 2 tracks, visits 0, activities 0, places 1, skipped 1"),
    LocationSample(
      name: "a table", text: "time;lat;lon;accuracy\n2024-06-15T10:30:00Z;52,52;13,4;8\n2024-06-15T10:31:00Z;;13,4;8\n",
      summary: "fixes 1 in 1 tracks, visits 0, activities 0, places 0, skipped 1"),
    LocationSample(
      name: "a table of visits",
      text: """
        "Type","Name","Latitude","Longitude","Start Time","End Time"
        "Visit","Tea, ""House""\n upstairs","-33.8","151.2","2024-12-02T11:02:12+11:00","2024-12-02T12:14:34+11:00"
        "Activity","WALKING","-33.8","151.2","2024-12-02T12:14:34+11:00","2024-12-02T12:20:34+11:00"
        """,
      summary: "fixes 0 in 0 tracks, visits 1, activities 0, places 0, skipped 0"),
    LocationSample(
      name: "KML",
      text: """
        <?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document><name>All</name><Folder>
        <Placemark><name>Boathouse</name><Point><coordinates> 13.3,52.3,0 </coordinates></Point></Placemark>
        <Placemark><name>Noon</name><TimeStamp><when>2024-01-15T12:00:00+01:00</when></TimeStamp><Point><coordinates>13.3,52.3</coordinates></Point></Placemark>
        <Placemark><name>Office</name><TimeSpan><begin>2024-01-10T09:00:00Z</begin><end>2024-01-10T17:00:00Z</end></TimeSpan><Point><coordinates>13.3,52.3</coordinates></Point></Placemark>
        <Placemark><name>Way</name><TimeSpan><begin>2024-01-10T17:00:00Z</begin><end>2024-01-10T17:30:00Z</end></TimeSpan><LineString><coordinates>13.3,52.3 13.4,52.4</coordinates></LineString></Placemark>
        <Placemark><gx:Track><when>2024-01-20T08:00:00Z</when><when>2024-01-20T08:01:00Z</when><gx:coord>13.3 52.3 10</gx:coord><gx:coord>13.31 52.31 10</gx:coord></gx:Track></Placemark>
        <Placemark><name>Nowhere</name><Point><coordinates>13.3</coordinates></Point></Placemark>
        </Folder></Document></kml>
        """,
      summary: "fixes 3 in 1 tracks, visits 1, activities 1, places 1, skipped 1"),
  ]

  static func read(_ bytes: [UInt8]) throws -> LocationHistory {
    if bytes.contains(UInt8(ascii: "<")), bytes.prefix(200).contains(UInt8(ascii: "<")) {
      return try KMLDocument.read(ByteSource(bytes))
    }
    switch bytes.first(where: { $0 > 32 && $0 < 0x80 }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try LocationJSON.read(ByteSource(bytes))
    case UInt8(ascii: "2"): return try OwnTracksLog.read(ByteSource(bytes))
    default: return try PointTable.read(ByteSource(bytes))
    }
  }

  static func summary(_ history: LocationHistory) -> String {
    let fixes = history.tracks.map(\.fixes.count).reduce(0, +)
    return "fixes \(fixes) in \(history.tracks.count) tracks, visits \(history.visits.count), "
      + "activities \(history.activities.count), places \(history.places.count), skipped \(history.skipped)"
  }

  @Test("what a program wrote down is read", arguments: samples)
  func readSample(sample: LocationSample) throws {
    let history = try Self.read(Array(sample.text.utf8))
    #expect(Self.summary(history) == sample.summary)
  }

  @Test("times keep the offset that they are written with, and a place its own words")
  func details() throws {
    let monthly = try Self.read(Array(Self.samples[1].text.utf8))
    #expect(monthly.visits.map(\.name) == ["Corner Bakery", nil])
    #expect(monthly.visits.map(\.isNested) == [false, true])
    #expect(monthly.visits[1].start.instant.timeIntervalSince1970 == 1_672_906_200)
    #expect(monthly.activities[0].kind == "CYCLING")
    let android = try Self.read(Array(Self.samples[2].text.utf8))
    #expect(android.visits[0].start.offset == 3_600)
    #expect(android.visits[0].semanticType == "INFERRED_HOME")
    #expect(android.tracks[0].fixes[0].offset == 3_600)
    let iOS = try Self.read(Array(Self.samples[3].text.utf8))
    #expect(iOS.visits[0].start.offset == -18_000)
    #expect(iOS.tracks[0].fixes[0].time.timeIntervalSince1970 == 1_740_854_940)
    let records = try Self.read(Array(Self.samples[0].text.utf8))
    #expect(records.tracks[2].fixes[0].coordinate.longitude == -74.006)
    let table = try Self.read(Array(Self.samples[8].text.utf8))
    #expect(table.visits[0].name == "Tea, \"House\"\n upstairs")
    #expect(table.visits[0].coordinate?.latitude == -33.8)
  }

  @Test(
    "what is no location history says what it is",
    arguments: [
      ("", FormatError.Reason.empty), ("{}", .notThisFormat), ("{\"deviceSettings\": [{}]}", .wrongExport),
      ("{\"timelineEdits\": [{\"deviceId\": 1}]}", .wrongExport), ("[1, 2]", .notThisFormat), ("{\"a\": [", .truncated),
      ("<gpx></gpx>", .notThisFormat), ("2024 nothing", .notThisFormat), ("name,email\na,b", .notThisFormat),
    ])
  func errors(text: String, reason: FormatError.Reason) {
    #expect { try Self.read(Array(text.utf8)) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test("no truncation and no mutation crashes, and most of what is left is read", arguments: samples)
  func fuzz(sample: LocationSample) {
    let whole = Array(sample.text.utf8)
    var random = Mutation(seed: 6)
    var read = 0
    let truncated = stride(from: 0, to: whole.count, by: 7).map { Array(whole[..<$0]) }
    for bytes in truncated + (0..<200).map({ _ in random.mutated(whole) }) where (try? Self.read(bytes)) != nil {
      read += 1
    }
    #expect(read > 20)
  }

  @Test("the files of other programs are read", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    var compared = 0
    for folder in ["google_timeline", "geojson", "owntracks", "csv_points", "kml"] {
      for (name, answer) in try Corpus.answers(folder).sorted(by: { $0.key < $1.key }) where !name.hasSuffix(".kmz") {
        let bytes = try #require(Corpus.bytes(folder + "/" + name))
        guard let history = try? Self.read(bytes) else {
          #expect((answer["shape"] as? String)?.hasPrefix("other") == true, "\(name)")
          continue
        }
        compared += 1
        let fixes = history.tracks.map(\.fixes.count).reduce(0, +)
        let counts: [(String, Int)] = [
          ("visits", history.visits.count), ("activities", history.activities.count), ("path_points", fixes),
          ("locations", fixes), ("features", fixes + history.skipped), ("rows", fixes + history.visits.count),
          ("gx_coords", fixes),
        ]
        for (key, count) in counts {
          guard let expected = answer[key] as? Int, expected > 0 else { continue }
          // Raw signals, transitions and a row of an activity are counted by one side only.
          #expect(abs(count - expected) <= 2 && count > 0, "\(folder)/\(name): \(key)")
        }
      }
    }
    #expect(compared > 40)
  }
}
