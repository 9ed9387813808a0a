import CivilTime
import Formats
import Foundation
import Testing

@testable import Journal

@Suite("Outings, and what belongs to something else")
struct OutingTests {
  /// So many meters north of a place.
  private static func north(_ meters: Double) -> (Double, Double) { (48 + meters / 111_195, 11) }

  private static func photo(_ id: String, _ time: String, _ meters: Double?) -> JournalEvent {
    MomentTests.photo(id, "2026-05-16T" + time, at: meters.map(north))
  }

  private static func ids(_ events: [JournalEvent]) -> [String] { MomentTests.ids(MomentTests.moments(events)) }

  private static func workout(_ start: String, _ end: String, along meters: [Double]) -> JournalEvent {
    var workout = MomentTests.entry("ride", "2026-05-16T" + start, "2026-05-16T" + end)
    workout.kind = .workout
    workout.title = nil
    workout.facts.activity = "cycling"
    let route = meters.compactMap { Coordinate(latitude: north($0).0, longitude: north($0).1) }
    workout.coordinate = route.first
    workout.facts.route = RouteLine(route)?.text
    return workout
  }

  @Test("pictures that follow each other at the pace of somebody on foot are of one outing")
  func hike() {
    let hike = (0..<7).map { Self.photo("\($0)", "1\($0):0\($0)", Double($0) * 1_200) }
    #expect(Self.ids(hike) == ["0 1 2 3 4 5 6"])
    // Faster than on foot it was another place.
    let drive = (0..<3).map { Self.photo("\($0)", "1\($0):00", Double($0) * 9_000) }
    #expect(Self.ids(drive) == ["0", "1", "2"])
    // Two museums on one street, in each of which somebody stayed for a while.
    let museums =
      [("a", "10:00", 0), ("b", "10:40", 10), ("c", "11:30", 900), ("d", "12:10", 890)] as [(String, String, Double)]
    #expect(Self.ids(museums.map { Self.photo($0.0, $0.1, $0.2) }) == ["a b", "c d"])
  }

  @Test("halts on a walk are of that walk, and a stay of an hour is not")
  func halts() {
    func stay(_ id: String, _ start: String, _ end: String, _ meters: Double) -> JournalEvent {
      MomentTests.stay(id, "2026-05-16T" + start, "2026-05-16T" + end, at: Self.north(meters))
    }
    let walk = [
      stay("s1", "08:00", "08:40", 0), Self.photo("a", "10:20", 0), stay("s2", "08:55", "09:12", 800),
      Self.photo("b", "10:58", 800), Self.photo("c", "11:20", 1_200), stay("s3", "09:32", "10:00", 1_900),
      Self.photo("d", "11:50", 1_900),
    ]
    #expect(Self.ids(walk) == ["a b c d s1 s2 s3"])
    let visits = [
      stay("s1", "08:00", "09:10", 0), Self.photo("a", "10:20", 0), stay("s2", "09:25", "10:40", 800),
      Self.photo("b", "11:58", 800),
    ]
    #expect(Self.ids(visits) == ["a s1", "b s2"])
  }

  @Test("a picture on the way of a workout belongs to it, and one beside the way does not")
  func onTheWay() {
    let ride = Self.workout("09:00", "15:00", along: [0, 5_000, 10_000, 20_000])
    #expect(Self.ids([ride, Self.photo("a", "12:00", 15_000)]) == ["a ride"])
    #expect(Self.ids([ride, Self.photo("a", "12:00", 30_000)]).sorted() == ["a", "ride"])
    let indoors = Self.workout("09:00", "15:00", along: [])
    #expect(Self.ids([indoors, Self.photo("a", "12:00", 30_000)]) == ["a ride"])
  }

  @Test("a day at a place that is no routine has no gaps")
  func lake() {
    let stay = MomentTests.stay("camp", "2026-05-16T09:00", "2026-05-17T10:00", at: Self.north(0))
    let photos = [("a", "11:30"), ("b", "14:00"), ("c", "18:30"), ("d", "21:00")].map { Self.photo($0.0, $0.1, 100) }
    let next = MomentTests.photo("e", "2026-05-17T11:00", at: Self.north(0))
    let home = MomentTests.stay("home", "2026-05-14T17:00", "2026-05-16T08:00", at: Self.north(60_000))
    #expect(Self.ids([home, stay, next] + photos) == ["a b c d", "e"])
    #expect(Self.ids(photos) == ["a", "b", "c", "d"], "without the stay nobody knows")
  }

  @Test("an entry without an end names what was going on then")
  func openEnded() {
    var dinner = MomentTests.entry("dinner", "2026-05-16T20:30", "2026-05-16T20:30")
    // What has a length of nothing is a reminder.
    #expect(Self.ids([dinner, Self.photo("a", "20:31", 0)]).sorted() == ["a", "dinner"])
    dinner.isOpenEnded = true
    let evening = [("a", "19:38"), ("b", "20:14"), ("c", "20:47"), ("d", "22:00")].map { Self.photo($0.0, $0.1, 0) }
    #expect(Self.ids(evening + [dinner]) == ["a b c d dinner"])
    var other = MomentTests.entry("other", "2026-05-16T21:00", "2026-05-16T21:00")
    other.isOpenEnded = true
    #expect(MomentTests.moments(evening + [dinner, other]).count == 3, "which of the two is not known")
  }

  @Test("an entry that may not take place counts where something tells that the person was there")
  func tentative() {
    var hold = MomentTests.entry("hold", "2026-05-16T10:00", "2026-05-16T12:00")
    hold.isTentative = true
    let photos = ["10:20", "11:00"].map { Self.photo($0, $0, 0) }
    #expect(Self.ids(photos + [hold]) == ["10:20 11:00"])
    hold.coordinate = Coordinate(latitude: Self.north(300).0, longitude: Self.north(300).1)
    #expect(Self.ids([hold]) == [])
    #expect(MomentTests.moments(photos + [hold]).flatMap(\.members).contains { $0.event.id == "hold" })
  }

  @Test("what stands in the calendar on three days counts less, and is still told of")
  func repeated() {
    func lectures(_ days: [String]) -> [Double] {
      MomentTests.moments(days.map { MomentTests.entry("on " + $0, $0 + "T10:00", $0 + "T12:00", title: "Lecture") })
        .map(\.worth)
    }
    #expect(lectures(["2026-05-04", "2026-05-11", "2026-05-18"]) == [0.2, 0.2, 0.2])
    #expect(lectures(["2026-05-04", "2026-05-11"]) == [0.3, 0.3])
    #expect(lectures(["2025-05-04", "2026-01-11", "2026-05-18"]) == [0.3, 0.3, 0.3])
    #expect(Worth.least < 0.2 && Worth.recommended > 0.2)
  }

  @Test("what went on for an hour counts more than what was over at once")
  func lasting() {
    let hour = ["22:00", "22:30", "23:10"].map { Self.photo($0, $0, 0) }
    let quick = ["22:00", "22:05", "22:10"].map { Self.photo($0, $0, 0) }
    #expect(MomentTests.moments(hour).map(\.isRecommended) == [true])
    #expect(MomentTests.moments(quick).map(\.isRecommended) == [false])
  }

  @Test("pictures of those who came early are of what they came for")
  func early() {
    let wedding = MomentTests.entry("wedding", "2026-05-16T16:00", "2026-05-16T18:00")
    let photos = [("a", "15:35"), ("b", "15:58"), ("c", "17:00")].map { Self.photo($0.0, $0.1, 0) }
    #expect(Self.ids(photos + [wedding]) == ["a b c wedding"])
    #expect(Self.ids([Self.photo("far", "15:35", 5_000), photos[1], wedding]) == ["far", "b wedding"])
    // At home something is always going on.
    let home = MomentTests.stay("home", "2026-05-14T17:00", "2026-05-17T08:00", at: Self.north(0))
    let party = [Self.photo("early", "15:10", 0), Self.photo("a", "15:30", 0), Self.photo("b", "15:58", 0), wedding]
    #expect(Self.ids([home] + party) == ["a b early wedding"])
    #expect(
      Self.ids([home, Self.photo("noon", "12:30", 0), Self.photo("b", "15:58", 0), wedding]) == ["noon", "b wedding"])
  }

  @Test("what is planned within something else counts from a quarter of an hour before on")
  func nested() {
    let shift = MomentTests.entry("shift", "2026-05-16T07:00", "2026-05-16T15:00")
    let play = MomentTests.entry("play", "2026-05-16T10:30", "2026-05-16T11:30")
    let photos = ["10:22", "10:50", "11:40"].map { Self.photo($0, $0, nil) }
    #expect(Self.ids([shift, play] + photos) == ["shift", "10:22 10:50 11:40 play"])
  }

  @Test("an entry of a series at home was not attended on a journey")
  func journey() {
    func series(_ day: String) -> JournalEvent {
      var padel = MomentTests.entry("padel", "2026-05-\(day)T19:00", "2026-05-\(day)T20:30")
      padel.isRecurring = true
      return padel
    }
    let away = MomentTests.photo("p", "2026-05-16T12:30", offset: 7_200 - 9 * 3_600, at: (32.7, -117))
    #expect(Self.ids([series("16"), away]).contains("p"))
    #expect(!Self.ids([series("16"), away]).contains { $0.contains("padel") })
    #expect(Self.ids([series("16"), MomentTests.photo("p", "2026-05-16T19:30", at: Self.north(0))]) == ["p padel"])
    var once = series("16")
    once.isRecurring = false
    #expect(Self.ids([once, away]).contains { $0.contains("padel") }, "who writes down one evening may mean it")
  }

  @Test("a call that rings off at once, of nobody that is known, is nothing")
  func wrongNumber() {
    let entry = MomentTests.entry("play", "2026-05-16T10:00", "2026-05-16T11:00")
    func call(_ seconds: Int, _ people: [String]) -> JournalEvent {
      var call = MomentTests.entry("call", "2026-05-16T10:30", "2026-05-16T10:30")
      call.kind = .contact
      call.wallEnd += seconds
      call.people = people
      return call
    }
    #expect(Self.ids([entry, call(7, [])]) == ["play"])
    #expect(Self.ids([entry, call(7, ["Wren"])]) == ["call play"])
    #expect(Self.ids([entry, call(90, [])]) == ["call play"])
  }

  @Test("six pictures of one thing are worth one, and six of an evening are worth six")
  func things() {
    let papers = (0..<6).map { Self.photo("\($0)", "18:3\($0)", 0) }
    #expect(MomentTests.moments(papers).map(\.isRecommended) == [false])
    let evening = (0..<6).map { Self.photo("\($0)", "18:\($0)3", 0) }
    #expect(MomentTests.moments(evening).map(\.isRecommended) == [true])
    let nowhere = (0..<6).map { Self.photo("\($0)", "18:\($0)3", nil) }
    #expect(MomentTests.moments(nowhere).map(\.isRecommended) == [true], "that no place is known does not make it home")
  }

  @Test("an episode belongs to the walk on which most of it was heard, and two moods of one hour are one")
  func heard() {
    let walk = Self.workout("10:00", "10:45", along: [])
    func episode(_ start: String, _ end: String) -> JournalEvent {
      var play = MomentTests.entry("episode", "2026-05-16T" + start, "2026-05-16T" + end)
      play.kind = .podcast
      return play
    }
    #expect(Self.ids([walk, episode("09:59", "10:40")]) == ["episode ride"])
    #expect(Self.ids([walk, episode("09:35", "10:05")]) == ["ride"])
    let moods = [("a", "21:40"), ("b", "21:50"), ("c", "23:00")].map { id, time in
      var mood = MomentTests.entry(id, "2026-05-16T" + time, "2026-05-16T" + time)
      mood.kind = .stateOfMind
      return mood
    }
    #expect(Self.ids(moods) == ["a b", "c"])
  }
}
