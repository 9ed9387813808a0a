import CivilTime
import Formats
import Foundation
import Testing

@testable import Journal

@Suite("Moments")
struct MomentTests {
  static let home = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  static func wall(_ text: String) -> Int { CivilDateTime(text)?.secondsSinceEpoch ?? 0 }

  static func photo(_ id: String, _ local: String, offset: Int? = 7200, at place: (Double, Double)? = nil)
    -> JournalEvent
  {
    var event = JournalEvent(
      id: id, kind: .photo, wallStart: wall(local), wallEnd: wall(local), offset: offset,
      zoneSource: offset == nil ? .floating : .explicit)
    event.path = id
    event.coordinate = place.flatMap { Coordinate(latitude: $0.0, longitude: $0.1) }
    return event
  }

  static func entry(_ id: String, _ start: String, _ end: String, title: String? = nil) -> JournalEvent {
    var event = JournalEvent(
      id: id, kind: .eventPoster, wallStart: wall(start), wallEnd: wall(end), offset: 7200, zoneSource: .calendar)
    event.path = id
    event.title = title ?? id
    return event
  }

  static func stay(_ id: String, _ start: String, _ end: String, at place: (Double, Double)) -> JournalEvent {
    var event = JournalEvent(
      id: id, kind: .location, wallStart: wall(start), wallEnd: wall(end), offset: 0, zoneSource: .utc)
    event.path = id
    event.coordinate = Coordinate(latitude: place.0, longitude: place.1)
    return event
  }

  static func moments(
    _ events: [JournalEvent], now: String = "2026-06-01T00:00", exclusions: [Exclusion] = [],
    places: [NamedPlace] = []
  ) -> [Moment] {
    MomentMaking(home: home, now: wall(now), exclusions: exclusions).moments(of: events, places: places).moments
  }

  static func ids(_ moments: [Moment]) -> [String] {
    moments.map { $0.members.map(\.event.id).sorted().joined(separator: " ") }
  }

  @Test("photos belong to the entry that covers them, give or take a quarter of an hour")
  func entries() {
    let moments = Self.moments([
      Self.entry("lunch", "2026-05-16T12:15", "2026-05-16T13:45"),
      Self.entry("party", "2026-05-16T15:00", "2026-05-16T18:30"), Self.photo("a", "2026-05-16T12:01"),
      Self.photo("b", "2026-05-16T13:59"), Self.photo("c", "2026-05-16T14:50"), Self.photo("d", "2026-05-16T21:00"),
    ])
    #expect(Self.ids(moments) == ["a b lunch", "c party", "d"])
    #expect(moments.map(\.title) == ["lunch", "party", "Photo, Saturday evening"])
  }

  @Test("what is left over is cut by time, and by place after half an hour")
  func gaps() {
    let here = (52.5, 13.4)
    let there = (52.6, 13.4)
    let moments = Self.moments([
      Self.photo("a", "2026-05-16T10:00", at: here), Self.photo("b", "2026-05-16T11:29", at: here),
      Self.photo("c", "2026-05-16T13:00", at: here), Self.photo("d", "2026-05-16T13:20", at: there),
      Self.photo("e", "2026-05-16T14:00", at: here), Self.photo("f", "2026-05-16T16:00"),
    ])
    #expect(Self.ids(moments) == ["a b", "c d", "e", "f"])
  }

  @Test("the day is that of the wall clock where it happened")
  func localDay() {
    let photos = [
      Self.photo("athens", "2026-05-17T00:30", offset: 10_800), Self.photo("tokyo", "2026-05-20T01:00", offset: 32_400),
      Self.photo("la", "2026-05-25T23:30", offset: -25_200),
    ]
    #expect(Self.moments(photos).map(\.day.description) == ["2026-05-17", "2026-05-20", "2026-05-25"])
  }

  @Test("a camera without a zone keeps home's time, and its photos are told by the clock of the phone beside it")
  func camera() {
    let moments = Self.moments([
      Self.photo("phone", "2026-05-16T09:20", offset: 10_800), Self.photo("camera", "2026-05-16T08:21", offset: nil),
    ])
    #expect(Self.ids(moments) == ["camera phone"])
    #expect(moments[0].localStart.description == "2026-05-16T09:20:00")
    #expect(moments[0].members.map { $0.localStart.description } == ["2026-05-16T09:20:00", "2026-05-16T09:21:00"])
  }

  @Test("a stay that is no routine is an anchor, and is one with an entry that it shares half its time with")
  func stays() {
    let museum = (48.2, 16.36)
    let moments = Self.moments([
      Self.stay("museum", "2026-05-16T12:00", "2026-05-16T14:05", at: museum),
      Self.stay("pier", "2026-05-17T12:00", "2026-05-17T13:00", at: (48.3, 16.3)),
      Self.entry("show", "2026-05-16T14:00", "2026-05-16T16:00"), Self.photo("a", "2026-05-16T15:00", at: museum),
      Self.photo("b", "2026-05-17T14:30", at: (48.3, 16.3)), Self.photo("c", "2026-05-17T14:40", at: (48.4, 16.3)),
    ])
    #expect(Self.ids(moments) == ["a museum show", "b pier", "c"])
  }

  @Test("one thing at two places is one moment; two places without anything that joins them are two")
  func twoPlaces() {
    let (church, hall) = ((48.2, 16.36), (48.25, 16.4))
    let stays = [
      Self.stay("church", "2026-05-16T11:05", "2026-05-16T12:20", at: church),
      Self.stay("hall", "2026-05-16T12:50", "2026-05-16T16:30", at: hall),
      Self.photo("a", "2026-05-16T13:30", at: church), Self.photo("b", "2026-05-16T17:00", at: hall),
    ]
    let wedding = Self.moments([Self.entry("Wedding", "2026-05-16T13:00", "2026-05-16T19:00")] + stays)
    #expect(Self.ids(wedding) == ["Wedding a b church hall"])
    #expect(wedding.map(\.title) == ["Wedding"])
    #expect(Self.ids(Self.moments(stays)) == ["a church", "b hall"])
  }

  @Test("a device that lies at home while the person stays elsewhere has no say in where they were")
  func leftBehind() {
    let home = (48.2, 16.36)
    let tablet = Self.stay("tablet", "2026-05-10T00:00", "2026-05-20T00:00", at: home)
    let pier = Self.stay("pier", "2026-05-17T12:00", "2026-05-17T13:00", at: (48.3, 16.3))
    #expect(Self.visits([tablet, pier]) == ["pier"])
    // Two places next to each other, or stays that only overlap, are told by one device or the other.
    let garden = Self.stay("garden", "2026-05-17T12:00", "2026-05-17T13:00", at: (48.205, 16.36))
    #expect(Self.visits([tablet, garden]) == ["tablet", "garden"])
    let late = Self.stay("late", "2026-05-19T23:00", "2026-05-20T01:00", at: (48.3, 16.3))
    #expect(Self.visits([tablet, late]) == ["tablet", "late"])
    let twin = Self.stay("twin", "2026-05-17T12:00", "2026-05-17T13:30", at: home)
    #expect(Self.visits([twin, pier]) == ["pier", "twin"])
  }

  private static func visits(_ stays: [JournalEvent]) -> [String] {
    MomentMaking(home: home, now: wall("2026-06-01T00:00")).moments(of: stays, places: []).visits.map(\.event.id)
  }

  @Test("of two afternoons the one with more people, at a new place or far from home is worth more")
  func worthOfCompany() throws {
    func worth(_ people: [String], at place: (Double, Double)) throws -> Double {
      var party = Self.entry("party", "2026-05-30T15:00", "2026-05-30T17:00")
      party.people = people
      let photos = (0..<6).map { Self.photo("p\($0)", "2026-05-30T16:\(10 + $0 * 5)", at: place) }
      let nights = (10..<20).map {
        Self.stay("n\($0)", "2026-05-\($0)T21:00", "2026-05-\($0 + 1)T05:00", at: (48.2, 16.3))
      }
      let before = Self.stay("before", "2026-05-05T12:00", "2026-05-05T13:00", at: (48.25, 16.3))
      let again = Self.stay("again", "2026-05-06T12:00", "2026-05-06T13:00", at: (48.25, 16.3))
      let moments = Self.moments(nights + [before, again, party] + photos)
      return try #require(moments.first { $0.title == "party" }).worth
    }
    let known = try worth(["Ada"], at: (48.25, 16.3))
    let company = try worth(["Ada", "Bo", "Cy", "Di"], at: (48.25, 16.3))
    let new = try worth(["Ada"], at: (48.28, 16.3))
    let far = try worth(["Ada"], at: (49.9, 16.3))
    #expect(known < company)
    #expect(known < new)
    #expect(new < far)
    #expect(far < 1)
  }

  @Test("an entry at a place where the person was not is left out")
  func elsewhere() {
    var yoga = Self.entry("yoga", "2026-05-16T10:00", "2026-05-16T11:30")
    yoga.coordinate = Coordinate(latitude: 48.225, longitude: 16.355)
    let photo = Self.photo("a", "2026-05-16T10:30", at: (48.216, 16.399))
    #expect(Self.ids(Self.moments([yoga, photo])) == ["a"])
    #expect(Self.ids(Self.moments([yoga])) == ["yoga"])
  }

  @Test("what is private, for a whole day, not over yet, a scan or the copy of another file makes no moment")
  func leftOut() {
    var secret = Self.entry("secret", "2026-05-16T10:00", "2026-05-16T11:00")
    secret.isSensitive = true
    var holiday = Self.entry("holiday", "2026-05-16T00:00", "2026-05-17T00:00")
    holiday.isAllDay = true
    var scan = Self.photo("scan", "2026-05-16T12:00")
    scan.isUndated = true
    let future = Self.entry("future", "2026-05-31T22:00", "2026-06-01T03:00")
    var copy = Self.photo("a", "2026-05-16T20:00")
    copy.path = "copy"
    let moments = Self.moments([secret, holiday, scan, future, Self.photo("a", "2026-05-16T20:00"), copy])
    #expect(Self.ids(moments) == ["a"])
  }

  @Test("an entry for a day, at a place, names the outing on which photos were taken")
  func outing() {
    var day = Self.entry("Gent", "2026-05-16T00:00", "2026-05-17T00:00")
    day.isAllDay = true
    day.place = "Gent"
    let moments = Self.moments([
      day, Self.photo("a", "2026-05-16T10:00", at: (51, 3.7)), Self.photo("b", "2026-05-16T15:00", at: (51, 3.7)),
    ])
    #expect(Self.ids(moments) == ["Gent a b"])
    #expect(moments[0].localStart.description == "2026-05-16T10:00:00")
  }

  @Test("a title names a place only where the person has named it")
  func named() throws {
    let photos = [Self.photo("a", "2026-05-16T14:00", at: (52.5, 13.4))]
    let place = NamedPlace(name: "Grandma's", coordinate: try #require(Coordinate(latitude: 52.5005, longitude: 13.4)))
    let far = NamedPlace(name: "Office", coordinate: try #require(Coordinate(latitude: 52.51, longitude: 13.4)))
    #expect(Self.moments(photos, places: [far, place]).map(\.title) == ["Grandma's"])
    #expect(Self.moments(photos, places: [far]).map(\.title) == ["Photo, Saturday afternoon"])
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Exclusion {
    let date = CivilDate(year: year, month: month, day: day) ?? CivilDate(daysSinceEpoch: 0)
    return .days(from: date, through: date)
  }

  @Test(
    "what is excluded is gone, and with an entry the photos of it",
    arguments: [
      (Exclusion.person("Floris Appel"), ["b boat c"]), (.word("KOFFIE"), ["b boat c"]),
      (.word("Böot"), ["a coffee"]), (.folder("c"), ["a coffee", "b boat"]),
      (day(2026, 5, 9), []),
      (.source("x"), ["a coffee", "b boat c"]),
    ] as [(Exclusion, [String])])
  func exclusions(exclusion: Exclusion, expected: [String]) {
    var coffee = Self.entry("coffee", "2026-05-09T10:00", "2026-05-09T11:00", title: "Koffie met Florís Appel")
    coffee.texts = ["floris@example.org"]
    let boat = Self.entry("boat", "2026-05-09T14:00", "2026-05-09T16:30", title: "Boot varen")
    let photos = [
      Self.photo("a", "2026-05-09T10:20"), Self.photo("b", "2026-05-09T14:30"), Self.photo("c", "2026-05-09T15:00"),
    ]
    #expect(Self.ids(Self.moments([coffee, boat] + photos, exclusions: [exclusion])) == expected)
  }

  @Test("a circle hides what happened in it") func circle() throws {
    let photos = [
      Self.photo("a", "2026-05-16T10:00", at: (52.5, 13.4)), Self.photo("b", "2026-05-17T10:00", at: (52.6, 13.4)),
    ]
    let circle = try #require(Exclusion.circle(latitude: 52.5, longitude: 13.401, meters: 200))
    #expect(Self.ids(Self.moments(photos, exclusions: [circle])) == ["b"])
  }

  @Test("what is excluded does not come back by a copy, a named place, a clock or its last day")
  func exclusionLeaks() throws {
    var copies = [Self.photo("a", "2026-05-16T10:00"), Self.photo("a", "2026-05-16T10:00")]
    copies[1].source = "other"
    for source in ["", "other"] {
      #expect(Self.moments(copies, exclusions: [.source(source)]).isEmpty)
      #expect(Self.moments(copies.reversed(), exclusions: [.source(source)]).isEmpty)
    }
    var place = NamedPlace(name: "Clinic", coordinate: try #require(Coordinate(latitude: 52.5, longitude: 13.4)))
    place.source = "walks"
    place.path = "Private/walk.gpx"
    let photo = [Self.photo("p", "2026-05-16T10:00", at: (52.5, 13.4))]
    #expect(Self.moments(photo, places: [place]).map(\.title) == ["Clinic"])
    for exclusion in [.source("walks"), .folder("Private"), .word("walk")] as [Exclusion] {
      #expect(Self.moments(photo, exclusions: [exclusion], places: [place]).map(\.title) == ["Photo, Saturday morning"])
    }
    var utc = Self.entry("call", "2026-05-16T10:00", "2026-05-16T11:00")
    utc.zoneSource = .utc
    utc.offset = 0
    var tokyo = Self.photo("tokyo", "2026-05-16T19:20", offset: 32_400)
    tokyo.path = "Private/tokyo.jpg"
    #expect(Self.moments([utc, tokyo])[0].localStart.time.hour == 19)
    #expect(Self.moments([utc, tokyo], exclusions: [.folder("Private")])[0].localStart.time.hour == 12)
    let night = Self.entry("night", "2026-05-14T22:00", "2026-05-15T02:00")
    #expect(Self.moments([night], exclusions: [Self.day(2026, 5, 15)]).isEmpty)
    #expect(Self.moments([night], exclusions: [Self.day(2026, 5, 16)]).count == 1)
  }

  @Test("what says of no place where it was goes with an excluded stay of that time")
  func circleShadows() throws {
    let circle = try #require(Exclusion.circle(latitude: 52.5, longitude: 13.4, meters: 200))
    let events = [
      Self.stay("clinic", "2026-05-16T08:00", "2026-05-16T10:00", at: (52.5, 13.4)),
      Self.photo("inside", "2026-05-16T11:00"), Self.entry("appointment", "2026-05-16T10:30", "2026-05-16T11:30"),
      Self.entry("day", "2026-05-16T11:30", "2026-05-16T18:00"), Self.photo("later", "2026-05-16T15:00"),
      Self.photo("elsewhere", "2026-05-16T11:10", at: (52.6, 13.4)),
    ]
    #expect(Self.ids(Self.moments(events, exclusions: [circle])) == ["elsewhere", "day later"])
  }

  @Test("what could not be looked at to its end goes with any word, and a source by its directory's name")
  func unknownTexts() {
    var cut = Self.photo("cut", "2026-05-16T10:00")
    cut.isTextCut = true
    #expect(Self.moments([cut]).count == 1)
    #expect(Self.moments([cut], exclusions: [.word("zebra")]).isEmpty)
    var making = MomentMaking(home: Self.home, now: Self.wall("2026-06-01T00:00"), exclusions: [.word("zebra")])
    let photo = Self.photo("a", "2026-05-16T10:00")
    #expect(making.moments(of: [photo], places: []).moments.count == 1)
    making.directories = ["": "Pictures/Zebras 2026"]
    #expect(making.moments(of: [photo], places: []).moments.isEmpty)
  }

  @Test("reasons and titles say nothing that is not so")
  func truth() {
    let place = (48.1, 11.5)
    let twice = Self.moments([
      Self.stay("first", "2026-05-16T08:00", "2026-05-16T08:30", at: place),
      Self.stay("between", "2026-05-16T10:00", "2026-05-16T10:30", at: (48.3, 11.5)),
      Self.stay("second", "2026-05-16T13:00", "2026-05-16T13:30", at: place),
    ])
    #expect(twice.map { $0.why.contains("It is your only stay there.") } == [false, true, false])
    let photos = Self.moments([
      Self.stay("first", "2026-05-16T08:00", "2026-05-16T08:30", at: place),
      Self.photo("p", "2026-05-16T22:00", at: place),
    ])
    #expect(photos.map { $0.why.contains("It is your only stay there.") } == [true, false])
    let night = Self.moments([
      Self.photo("a", "2026-05-17T01:30"), Self.photo("b", "2026-05-18T05:00"), Self.photo("c", "2026-05-18T23:00"),
    ])
    #expect(
      night.map(\.title) == ["Photo, early Sunday", "Photo, Monday morning", "Photo, Monday night"])
  }

  @Test("the order of events changes nothing")
  func order() {
    let events = (0..<40).map { Self.photo("p\($0)", "2026-05-\(10 + $0 % 5)T1\($0 % 9):00") }
    let expected = Self.moments(events)
    #expect(Self.moments(events.reversed()) == expected)
    #expect(Self.moments(events.sorted { $0.id.hashValue < $1.id.hashValue }) == expected)
  }

  @Test("at most 13 items, entries first, one of a burst, spread over the time")
  func items() {
    let burst = (0..<5).map { Self.photo("burst\($0)", "2026-05-16T15:00:0\($0)") }
    let single = (0..<40).map { Self.photo("p\($0)", "2026-05-16T1\(6 + $0 / 20):\(10 + $0 % 20):00") }
    let moment = Self.moments([Self.entry("party", "2026-05-16T15:00", "2026-05-16T18:00")] + burst + single)[0]
    let items = MomentItems.chosen(from: moment.members).map(\.name)
    #expect(items.count == 13)
    #expect(items.contains("party") && items.contains("burst0") && items.contains("p39"))
    #expect(!items.contains("burst1"))
  }

  @Test("a routine is not recommended, a party is")
  func worth() {
    var standUp = Self.entry("standup", "2026-05-15T09:00", "2026-05-15T09:15")
    standUp.isRecurring = true
    let party = Self.entry("party", "2026-05-16T15:00", "2026-05-16T18:00")
    let photos = (0..<3).map { Self.photo("p\($0)", "2026-05-16T16:\($0)5:00") }
    let moments = Self.moments([standUp, party] + photos)
    #expect(moments.map(\.isRecommended) == [false, true])
    #expect(moments[0].worth < Worth.least)
    #expect(moments[1].why == ["It is in your calendar from 15:00 to 18:00.", "You took 3 photos."])
  }
}
