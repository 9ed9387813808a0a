import CivilTime
import Foundation
import Formats
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("The items of a suggestion, by their kinds")
struct ItemTests {
  private static func event(
    _ id: String, _ kind: EventKind, from start: String, minutes: Int = 60, at place: (Double, Double)? = nil,
    _ change: (inout JournalEvent) -> Void = { _ in }
  ) throws -> PlacedEvent {
    let wall = try #require(CivilDateTime(start)).secondsSinceEpoch
    var event = JournalEvent(
      id: id, kind: kind, wallStart: wall, wallEnd: wall + minutes * 60, offset: 7_200, zoneSource: .explicit)
    event.path = id
    event.source = "s"
    event.coordinate = place.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }
    change(&event)
    return PlacedEvent(
      event: event, start: wall - 7_200, end: wall - 7_200 + minutes * 60, offset: 7_200, endOffset: 7_200)
  }

  private static func disclosed(_ members: [PlacedEvent], workPlaces: [Coordinate] = []) -> [JSONObject] {
    Journal.numbered(MomentItems.chosen(from: members)).map {
      $0.disclosed(directories: ["s": "/life"], workPlaces: workPlaces, towns: Towns())
    }
  }

  @Test("each kind has representations, content in its units and a text, and each fits in a schema")
  func kinds() throws {
    for kind in EventKind.shown {
      let item = try #require(
        Self.disclosed([
          try Self.event("x", kind, from: "2026-05-16T12:00:00", at: (52.5, 13.4)) { event in
            event.title = "Name"
            event.people = ["Wren"]
            event.facts.activity = "running"
            event.facts.steps = 100
            event.facts.valence = -1
          }
        ]).first, "\(kind)")
      #expect(item["kind"]?.string == kind.rawValue)
      #expect(item["representations"]?.array?.first?.string == kind.rawValue)
      #expect(item["fallbackText"]?.string?.isEmpty == false && item["content"]?.object?.members.isEmpty == false)
    }
  }

  @Test("several stays are one item with all of them, one is a stay")
  func stays() throws {
    let stays = try [
      Self.event("a", .location, from: "2026-05-16T12:00:00", at: (52.5, 13.4)) { $0.place = "Church" },
      Self.event("b", .location, from: "2026-05-16T14:00:00", at: (52.6, 13.4)) { $0.place = "Hall" },
    ]
    let group = try #require(Self.disclosed(stays).first)
    #expect(group["kind"] == "locationGroup" && group["representations"] == ["locationGroup"])
    #expect(group["content"]?["locations"]?.array?.compactMap { $0["place"] } == ["Church", "Hall"])
    #expect(group["fallbackText"] == "2 stays, 12:00–15:00")
    let one = try #require(Self.disclosed([stays[0]]).first)
    #expect(one["kind"] == "location" && one["content"]?["place"] == "Church")
    #expect(one["content"]?["isWorkLocation"] == nil)
    let atWork = Self.disclosed([stays[0]], workPlaces: [try #require(stays[0].coordinate)])
    #expect(atWork.first?["content"]?["isWorkLocation"] == true)
  }

  @Test("several workouts are one item with what they come to")
  func workouts() throws {
    let workouts = try [
      Self.event("swim", .workout, from: "2026-05-16T09:00:00", minutes: 30) { event in
        event.facts.activity = "swimming"
        event.facts.energy = 200
        event.facts.averageHeartRate = 120
      },
      Self.event("run", .workout, from: "2026-05-16T10:00:00", minutes: 60) { event in
        event.facts.activity = "running"
        event.facts.averageHeartRate = 150
      },
    ]
    let group = try #require(Self.disclosed(workouts).first)
    #expect(group["kind"] == "workoutGroup" && group["content"]?["duration"] == 5_400)
    #expect(group["content"]?["activeEnergyBurned"]?.double == 200)
    #expect(group["content"]?["averageHeartRate"]?.double == 140)
    #expect(group["content"]?["workouts"]?.array?.compactMap { $0["localizedName"] } == ["Swim", "Run"])
  }

  @Test("a Live Photo is one item with its still and its film, whichever came first")
  func livePhotos() throws {
    for isFilmFirst in [false, true] {
      let still = try Self.event("IMG.heic", .photo, from: "2026-05-16T12:00:01", minutes: 0) { $0.facts.pair = "p" }
      let film = try Self.event("IMG.mov", .video, from: "2026-05-16T12:00:0\(isFilmFirst ? 0 : 2)", minutes: 0) {
        $0.facts.pair = "p"
      }
      let paired = LivePhotos.paired([still, film]).sorted(by: PlacedEvent.isOrdered)
      let items = Self.disclosed(paired)
      #expect(items.count == 1 && items.first?["kind"] == "livePhoto")
      #expect(items.first?["content"]?["image"] == "file:///life/IMG.heic")
      #expect(items.first?["content"]?["video"] == "file:///life/IMG.mov")
    }
  }

  @Test(
    "a feeling has one of seven classes",
    arguments: [
      (-1, "veryUnpleasant"), (-0.7, "unpleasant"), (-0.3, "slightlyUnpleasant"), (0, "neutral"),
      (0.3, "slightlyPleasant"), (0.7, "pleasant"), (1, "veryPleasant"), (-9, "veryUnpleasant"), (9, "veryPleasant"),
      (.nan, nil), (.infinity, nil),
    ] as [(Double, String?)])
  func valence(value: Double, word: String?) {
    #expect(ValenceClassification(value)?.rawValue == word)
  }

  @Test("of a long path some points are kept, and of one through an excluded place none is given")
  func routes() throws {
    let path = (0..<5_000).compactMap { Coordinate(latitude: 52 + Double($0) / 10_000, longitude: 13) }
    let line = try #require(RouteLine(path))
    #expect(line.points.count == RouteLine.most && line.points.first == path.first && line.points.last == path.last)
    #expect(RouteLine(text: line.text)?.points.count == RouteLine.most)
    #expect(RouteLine([path[0]]) == nil && RouteLine(text: "nonsense 91,0 1,2,3") == nil)
    // Between two points that are kept, too.
    let between = try #require(Coordinate(latitude: 52.2501, longitude: 13))
    let beside = try #require(Coordinate(latitude: 52.25, longitude: 13.1))
    #expect(line.passes(between, within: 1) && !line.passes(beside, within: 1_000))
    let run = try Self.event("run", .workout, from: "2026-05-16T10:00:00", at: (52, 13)) {
      $0.facts.route = line.text
    }
    let item = try #require(Self.disclosed([run]).first)
    #expect(item["content"]?["route"]?.array?.count == RouteLine.most)
    let circle = try #require(Exclusion.circle(latitude: 52.2501, longitude: 13, meters: 100))
    let hidden = ExclusionFilter([circle]).withoutHiddenRoute(run).event
    #expect(hidden.facts.route == nil && hidden.facts.activity == run.event.facts.activity)
    #expect(ExclusionFilter([.word("x")]).withoutHiddenRoute(run) == run)
  }

  @Test("steps belong to what was done longest on their day, once the person asks for them")
  func steps() throws {
    let life = try SuggestionTests.life()
    let day = try #require(CivilDate("2026-05-16"))
    var donation = Donation(id: "steps", kind: .motionActivity, span: .days(day, day))
    donation.steps = 9_000
    let before = try life.everything()["moments"]?.array?.compactMap { $0["id"] }
    var change = DonationChange()
    change.donations = [donation]
    try life.journal.donate(change, client: "watch", now: TestLife.now)
    func holders() throws -> [JSONValue] {
      try (life.everything()["moments"]?.array ?? []).filter { moment in
        moment["items"]?.array?.contains { $0["kind"] == "motionActivity" } == true
      }.compactMap { $0["title"] }
    }
    #expect(try holders().isEmpty, "they are off until asked for")
    try life.journal.setCategory(.activity, isShown: true)
    #expect(try holders() == ["Robin's party"])
    #expect(try life.everything()["moments"]?.array?.compactMap { $0["id"] } == before, "moments are the same ones")
  }

  @Test("what is beyond thirteen items is counted")
  func more() throws {
    let life = try TestLife()
    for minute in 10..<40 { try life.photo("\(minute).jpg", "2026:05:16 12:\(minute):00", at: (52.4, 13.3)) }
    try life.begin()
    let card = try #require(try life.list(level: .opaque).first)
    #expect(card["items"]?.array?.count == 13 && card["more"] == 17)
    let small = try SuggestionTests.life()
    #expect(try small.list(level: .opaque).allSatisfy { $0["more"] == nil })
  }

  @Test("a group is taken out as a whole, and a handle keeps to its items when one of the group is gone")
  func handles() throws {
    let item = try #require(
      MomentItem(try ["a", "b"].map { try Self.event($0, .location, from: "2026-05-16T12:00:00") }))
    #expect(MomentItem.events(of: item.name) == ["a", "b"] && item.kind == .locationGroup)
    #expect(MomentItem([]) == nil)
  }
}
