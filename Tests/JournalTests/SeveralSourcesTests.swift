import CivilTime
import Formats
import Foundation
import JSONRPC
import Testing

@testable import Journal

@Suite("What several sources tell of one thing")
struct SeveralSourcesTests {
  private static let place = (48.1, 11.5)
  private static let near = (48.1018, 11.5)
  private static let away = (48.3, 11.5)

  private static func visit(_ id: String, _ start: String, _ end: String, name: String? = nil) -> JournalEvent {
    var visit = MomentTests.stay(id, start, end, at: place)
    visit.entry = "visit@" + start
    visit.place = name
    return visit
  }

  private static func workout(_ id: String, _ start: String, _ end: String, _ activity: String?) -> JournalEvent {
    var workout = MomentTests.entry(id, start, end)
    workout.kind = .workout
    workout.title = nil
    workout.facts.activity = activity
    return workout
  }

  private static func call(_ id: String, _ start: String, _ end: String, _ person: String) -> JournalEvent {
    var call = MomentTests.entry(id, start, end)
    call.kind = .contact
    call.title = nil
    call.people = [person]
    return call
  }

  private static func visits(_ events: [JournalEvent]) -> [String] {
    MomentMaking(home: MomentTests.home, now: MomentTests.wall("2026-06-01T00:00")).moments(of: events, places: [])
      .visits.map { "\($0.event.id) \("\($0.localStart)".suffix(8).prefix(5))-\("\($0.localEnd)".suffix(8).prefix(5))" }
  }

  @Test("a visit that a program has told of keeps its name and its times, whatever fixes say beside it")
  func toldVisits() {
    let raw = MomentTests.stay("raw", "2026-05-16T08:13", "2026-05-16T12:33", at: Self.place)
    let told = Self.visit("told", "2026-05-16T08:38", "2026-05-16T12:22", name: "Museum")
    #expect(Self.visits([raw, told]) == ["told 10:38-14:22"])
    let moments = MomentTests.moments([raw, told])
    #expect(moments.map(\.title) == ["Museum"])
    // A visit that was a small part of it says nothing of the rest.
    let short = Self.visit("told", "2026-05-16T08:38", "2026-05-16T09:00")
    #expect(Self.visits([raw, short]) == ["told 10:13-14:33"])
    let later = MomentTests.stay("later", "2026-05-16T12:40", "2026-05-16T13:00", at: Self.place)
    #expect(Self.visits([raw, later]) == ["raw 10:13-15:00"])
  }

  @Test("a device that lies still has not gone next door and back, unless a picture was taken there")
  func drift() {
    let stays = [
      MomentTests.stay("before", "2026-05-15T07:00", "2026-05-15T10:00", at: Self.place),
      MomentTests.stay("drift", "2026-05-15T10:02", "2026-05-15T10:14", at: Self.near),
      MomentTests.stay("after", "2026-05-15T10:16", "2026-05-15T14:00", at: Self.place),
    ]
    #expect(Self.visits(stays) == ["before 09:00-16:00"])
    let photo = MomentTests.photo("p", "2026-05-15T12:08", at: Self.near)
    #expect(Self.visits(stays + [photo]).count == 3)
  }

  @Test("a night between the files of two days is spent where the one ends and the other begins")
  func night() {
    func stay(_ file: String, _ start: String, _ end: String) -> JournalEvent {
      var stay = MomentTests.stay(file, start, end, at: Self.place)
      stay.path = file + ".gpx"
      return stay
    }
    let evening = stay("a", "2026-05-15T15:30", "2026-05-15T20:45")
    let morning = stay("b", "2026-05-16T05:10", "2026-05-16T06:30")
    #expect(Self.visits([evening, morning]) == ["a 17:30-08:30"])
    // By day the person may have been anywhere, and a picture tells where.
    #expect(
      Self.visits([
        stay("a", "2026-05-15T05:00", "2026-05-15T06:00"), stay("b", "2026-05-15T15:00", "2026-05-15T16:00"),
      ]).count == 2)
    #expect(Self.visits([evening, MomentTests.photo("p", "2026-05-16T01:00", at: Self.away), morning]).count == 2)
    var sameFile = morning
    sameFile.path = "a.gpx"
    #expect(Self.visits([evening, sameFile]).count == 2, "within one file the silence was looked at")
  }

  @Test("of a stay with a name and one without that begin at one second the named one counts")
  func sameSecond() throws {
    let life = try TestLife()
    try life.write(
      "Records.json",
      #"{"locations":[\#((0..<20).map { #"{"latitudeE7":481000000,"longitudeE7":115000000,"timestamp":"2026-05-16T08:\#($0 + 10):00Z"}"# }.joined(separator: ","))]}"#
    )
    try life.write(
      "2026_MAY.json",
      #"{"timelineObjects":[{"placeVisit":{"location":{"latitudeE7":481000000,"longitudeE7":115000000,"name":"Quay"},"duration":{"startTimestamp":"2026-05-16T08:10:00Z","endTimestamp":"2026-05-16T08:29:00Z"}}}]}"#
    )
    try life.begin()
    #expect(try life.everything()["moments"]?.array?.compactMap { $0["title"] } == ["Quay"])
  }

  @Test("a stay that began long before belongs to the entry during which pictures were taken there")
  func longStay() {
    let entry = MomentTests.entry("concert", "2026-05-16T20:00", "2026-05-16T22:30")
    let stay = MomentTests.stay("hall", "2026-05-16T16:45", "2026-05-16T18:49", at: Self.place)
    let there = MomentTests.photo("p", "2026-05-16T21:00", at: Self.place)
    #expect(MomentTests.ids(MomentTests.moments([entry, stay, there])) == ["concert hall p"])
    let elsewhere = MomentTests.photo("p", "2026-05-16T21:00", at: Self.away)
    #expect(MomentTests.moments([entry, stay, elsewhere]).count == 2)
  }

  @Test(
    "of two records of one workout that one counts which knows what it was",
    arguments: [
      ("10:00", "10:40", "swimming", "10:00", "10:41", nil, ["a"]),
      ("10:00", "10:40", nil, "10:00", "10:39", "swimming", ["b"]),
      ("10:00", "10:40", "running", "10:01", "10:42", "running", ["b"]),
      ("10:00", "10:40", "running", "10:06", "10:40", "running", ["a"]),
      ("10:00", "10:40", "running", "10:06", "10:40", "cycling", ["a", "b"]),
      ("10:00", "10:40", "running", "10:12", "10:45", "running", ["a", "b"]),
    ] as [(String, String, String?, String, String, String?, [String])])
  func workouts(
    start: String, end: String, kind: String?, otherStart: String, otherEnd: String, otherKind: String?, left: [String]
  ) {
    let day = "2026-05-16T"
    let moments = MomentTests.moments([
      Self.workout("a", day + start, day + end, kind), Self.workout("b", day + otherStart, day + otherEnd, otherKind),
    ])
    #expect(MomentTests.ids(moments) == left)
  }

  @Test("a talk of half an hour is recommended, one of many is not")
  func calls() {
    let days = [12, 13, 14, 29]
    let calls = days.map { Self.call("\($0)", "2026-05-\($0)T19:00", "2026-05-\($0)T19:35", "Wren") }
    #expect(MomentTests.moments(calls).map(\.isRecommended) == [true, true, false, true])
    let short = Self.call("short", "2026-05-20T19:00", "2026-05-20T19:25", "Finch")
    #expect(MomentTests.moments([short]).map(\.isRecommended) == [false])
  }

  @Test("a photo that was taken far away tells the clock only where the sun does not contradict")
  func farPhotos() {
    let photo = MomentTests.photo("p", "2026-05-16T12:00", offset: 7_200, at: (55.7, 12.6))
    func clock(_ home: String, at place: (Double, Double)) -> [String] {
      let stay = MomentTests.stay("s", "2026-05-16T16:00", "2026-05-16T18:00", at: place)
      return MomentMaking(home: TimeZone(identifier: home) ?? .gmt, now: MomentTests.wall("2026-06-01T00:00"))
        .moments(of: [photo, stay], places: []).visits.map { "\($0.localStart)" }
    }
    #expect(clock("Europe/London", at: (55.9, -3.2)) == ["2026-05-16T17:00:00"])
    #expect(clock("America/New_York", at: (59.3, 18.1)) == ["2026-05-16T18:00:00"])
    #expect(clock("Europe/London", at: (55.6, 12.5)) == ["2026-05-16T18:00:00"], "it was taken near by")
  }

  @Test("a stay during an excluded entry goes with it, and home does not")
  func excludedEntry() {
    let entry = MomentTests.entry("secret", "2026-05-16T19:00", "2026-05-16T22:00")
    let restaurant = MomentTests.stay("restaurant", "2026-05-16T17:10", "2026-05-16T19:50", at: Self.place)
    let home = MomentTests.stay("home", "2026-05-16T19:55", "2026-05-17T06:00", at: Self.away)
    let exclusion = Exclusion.word("secret")
    let result = MomentMaking(
      home: MomentTests.home, now: MomentTests.wall("2026-06-01T00:00"), exclusions: [exclusion]
    ).moments(of: [entry, restaurant, home], places: [])
    #expect(result.visits.map(\.event.id) == ["home"])
  }

  @Test(
    "a name is excluded as a word, also with an ending, and not as the beginning of another name",
    arguments: [
      ("Anna", "Kino mit Anna", true), ("Anna", "Annas Geburtstag", true), ("Anna", "ANNA's party", true),
      ("Anna", "Gurten mit Annabel", false), ("Anna", "Hanna", false), ("Tim", "Timeline.json", false),
      ("Cal", "calendars-2026.xml", false), ("Ann", "Annex", true), ("Pho", "Photos", false),
      ("Иван", "Встреча с Иваном", true),
      ("Jan", "Kolacja z Janem", true), ("Liisa", "Liisalle lahja", true), ("Anna", "AnnaParty", true),
      ("Anna", "#AnnaBirthday", true), ("Anna", "annasmith@example.com", true), ("Ben", "ben_and_joe.ics", true),
      ("Anna Kessler", "mit anna kessler", true), ("José", "Jose", true), ("田中", "田中さんと夕食", true),
      ("Anna", "Annabel und Anna", true),
    ])
  func names(name: String, text: String, isHidden: Bool) {
    #expect(ExclusionFilter([.person(name)]).hides(text) == isHidden)
    if !isHidden { #expect(!ExclusionFilter([.person(name)]).hides(source: "s", path: "f/" + text)) }
  }

  @Test(
    "in the path of a file a name is a word by itself",
    arguments: [
      ("Anna", "f/Annas Geburtstag/1.jpg", true), ("Anna", "AnnaParty/1.jpg", true), ("Cal", "calls-2026.xml", false),
      ("Tim", "Timeline.json", false), ("Ben", "ben_and_joe.ics", true),
    ])
  func paths(name: String, path: String, isHidden: Bool) {
    #expect(ExclusionFilter([.person(name)]).hides(source: "s", path: path) == isHidden)
  }

  @Test("who is invited by an address alone is the person whom the address book knows by it")
  func addresses() throws {
    let life = try TestLife()
    try life.write(
      "cal.ics",
      TestLife.calendar(
        [
          "UID:a", "DTSTART:20260516T100000Z", "DTEND:20260516T110000Z", "SUMMARY:Brunch",
          "ATTENDEE:mailto:a.kessler@example.org",
        ],
        [
          "UID:b", "DTSTART:20260516T140000Z", "DTEND:20260516T150000Z", "SUMMARY:Tea",
          "ATTENDEE:mailto:annabel@example.org",
        ]))
    try life.write(
      "people.vcf",
      """
      BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Anna Kessler\r\nEMAIL:A.Kessler@example.org\r\nEND:VCARD\r
      BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Annabel Ott\r\nEMAIL:annabel@example.org\r\nEND:VCARD\r\n
      """)
    try life.begin()
    #expect(try life.summary() == ["Brunch: 1", "Tea: 1"])
    try life.journal.exclude(.person("Anna"))
    #expect(try life.summary() == ["Tea: 1"])
  }

  @Test("an entry that is in several calendars is told once, for as long as the longest says")
  func invitations() {
    let entries = [
      MomentTests.entry("Wedding of Ada and Ben", "2026-05-16T11:00", "2026-05-16T23:00"),
      MomentTests.entry("wedding of ada", "2026-05-16T11:00", "2026-05-16T21:00"),
      MomentTests.entry("Photos", "2026-05-16T11:00", "2026-05-16T22:00"),
      MomentTests.entry("Wedding", "2026-05-16T11:30", "2026-05-16T23:00"),
    ]
    let moments = MomentTests.moments(entries)
    #expect(moments.map(\.members.count) == [4])
    #expect(
      moments.map { MomentItems.chosen(from: $0.members).map(\.first.event.id) } == [
        ["Photos", "Wedding of Ada and Ben", "Wedding"]
      ])
  }

  @Test("a flight ends by the clock of where it ends")
  func flight() throws {
    let life = try TestLife()
    try life.write(
      "cal.ics",
      TestLife.calendar(
        [
          "UID:f", "SUMMARY:Flight", "DTSTART;TZID=Pacific/Auckland:20260516T194500",
          "DTEND;TZID=America/Los_Angeles:20260516T114500",
        ]))
    try life.begin()
    let moment = try #require(try life.everything()["moments"]?.array?.first)
    #expect(moment["why"]?.array?.first == "It is in your calendar from 19:45 to 11:45.")
    #expect(moment["start"] == "2026-05-16T19:45:00+12:00" && moment["end"] == "2026-05-16T11:45:00-07:00")
  }

  @Test("titles, zones and reasons are those that a person would say")
  func words() {
    var film = MomentTests.photo("f", "2026-05-16T15:00")
    film.kind = .video
    #expect(MomentTests.moments([film]).map(\.title) == ["Video, Saturday afternoon"])
    var entry = MomentTests.entry("Brunch im Hirschen (Hochzeit)", "2026-05-16T11:00", "2026-05-16T14:00")
    entry.zone = "Europe/Zurich"
    entry.people = ["Lukas", "Vroni"]
    let other = MomentTests.entry("Brunch im Hirschen", "2026-05-16T11:00", "2026-05-16T14:00")
    let early = MomentTests.entry("Set up", "2026-05-16T11:00", "2026-05-16T13:00")
    let moments = MomentTests.moments([early, entry, other])
    #expect(moments.map(\.title) == ["Brunch im Hirschen"])
    #expect(moments.map(\.zone) == ["Europe/Berlin"], "home's zone shows the same")
    #expect(moments[0].why.prefix(2) == ["It is in your calendar from 11:00 to 14:00.", "With Lukas and Vroni."])
    let short = Self.call("c", "2026-05-16T11:10", "2026-05-16T11:11", "Ada")
    #expect(MomentTests.moments([early, short])[0].why.contains("You spoke for a minute."))
  }
}
