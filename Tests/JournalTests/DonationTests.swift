import CivilTime
import Formats
import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import Journal

@Suite("Donations")
struct DonationTests {
  private static func time(_ text: String) throws -> Timestamp { try #require(Timestamp(text)) }

  private static func donation(
    _ id: String = "quiz", _ title: String = "Quiz at the Anchor", kind: EventKind = .eventPoster,
    from start: String = "2026-05-14T19:00:00+02:00", to end: String = "2026-05-14T21:00:00+02:00"
  ) throws -> Donation {
    var donation = Donation(id: id, kind: kind, span: .times(try time(start), try time(end)))
    donation.title = title
    return donation
  }

  private static func donate(
    _ life: TestLife, _ donations: [Donation] = [], delete: [String] = [], all: Bool = false, client: String = "host"
  ) throws {
    var change = DonationChange()
    change.donations = donations
    change.deleted = delete
    change.deletesAll = all
    try life.journal.donate(change, client: client, now: TestLife.now)
  }

  private static func titles(_ life: TestLife, client: String = "host") throws -> [String] {
    try life.list(.recent, client: client).compactMap { $0["title"]?.string }
  }

  @Test("an event that is told of is suggested, replaced by its id, and taken back")
  func life() throws {
    let life = try SuggestionTests.life()
    let before = try Self.titles(life)
    try Self.donate(life, [try Self.donation()])
    #expect(try Self.titles(life) == before + ["Quiz at the Anchor"])
    try Self.donate(life, [try Self.donation("quiz", "Pub quiz")])
    #expect(try Self.titles(life) == before + ["Pub quiz"])
    try Self.donate(life, delete: ["quiz", "never"])
    #expect(try Self.titles(life) == before)
    try Self.donate(
      life,
      [
        try Self.donation("a"),
        try Self.donation("b", from: "2026-05-13T19:00:00+02:00", to: "2026-05-13T20:00:00+02:00"),
      ])
    #expect(try Self.titles(life).count == before.count + 2)
    try Self.donate(life, all: true)
    #expect(try Self.titles(life) == before)
  }

  @Test("the same again is no change")
  func same() throws {
    let life = try SuggestionTests.life()
    func revision() throws -> String? {
      try life.store.use { database in try Journal.setting("revision", database) }
    }
    try Self.donate(life, [try Self.donation()])
    let before = try revision()
    try Self.donate(life, [try Self.donation()])
    try Self.donate(life, delete: ["other"])
    #expect(try revision() == before)
    try Self.donate(life, [try Self.donation("quiz", "Pub quiz")])
    #expect(try revision() != before)
  }

  @Test("what must be in no suggestion is in none, for nobody")
  func excluded() throws {
    let life = try SuggestionTests.life()
    var donation = try Self.donation()
    donation.isExcludedFromSuggestions = true
    try Self.donate(life, [donation])
    #expect(try !Self.titles(life).contains("Quiz at the Anchor"))
    #expect(try !JSONWriter.text(of: life.everything()).contains("Anchor"))
    donation.isExcludedFromSuggestions = false
    try Self.donate(life, [donation])
    #expect(try Self.titles(life).contains("Quiz at the Anchor"))
  }

  @Test("the person sees who has told it, pauses it, removes it, and may let it in again")
  func source() throws {
    let life = try SuggestionTests.life()
    try Self.donate(life, [try Self.donation()], client: "chat")
    let source = try #require(try life.journal.sources().last)
    #expect(source.client == "chat" && source.directory == nil && source.files == 0 && source.events == 1)
    let items = try (life.everything()["moments"]?.array ?? []).flatMap { $0["items"]?.array ?? [] }
    #expect(items.filter { $0["client"] == "chat" && $0["path"] == "quiz" }.count == 1)
    try life.journal.setPaused(true, source: source.id)
    #expect(try !Self.titles(life).contains("Quiz at the Anchor"))
    let other = try Self.donation(
      "other", "Told while paused", from: "2026-05-13T19:00:00+02:00", to: "2026-05-13T20:00:00+02:00")
    try Self.donate(life, [other], client: "chat")
    #expect(try !Self.titles(life).contains("Told while paused"))
    try life.journal.setPaused(false, source: source.id)
    #expect(try Self.titles(life, client: "chat").contains("Told while paused"))
    #expect(try !Self.titles(life, client: "other").contains("Told while paused"))
    try life.journal.removeSource(source.id)
    try Self.donate(life, [try Self.donation()], client: "chat")
    #expect(try !life.journal.sources().contains { $0.client == "chat" })
    #expect(try !JSONWriter.text(of: life.everything()).contains("Anchor"))
    #expect(try life.journal.allowDonations(by: "chat", now: TestLife.now).events == 0)
    try Self.donate(life, [try Self.donation()], client: "chat")
    #expect(try Self.titles(life, client: "chat").contains("Quiz at the Anchor"))
  }

  @Test("ids are a client's own, and one that is declined stays declined")
  func ids() throws {
    let life = try SuggestionTests.life()
    let before = try Self.titles(life).count
    try Self.donate(life, [try Self.donation("1", "From one")], client: "one")
    try Self.donate(life, [try Self.donation("1", "From another")], client: "other")
    try Self.donate(life, delete: ["1"], client: "third")
    #expect(try Self.titles(life, client: "one").count == before + 1)
    #expect(try Self.titles(life, client: "other").contains("From another"))
    #expect(try Self.titles(life, client: "third").count == before)
    try Self.donate(life, all: true, client: "one")
    #expect(try Self.titles(life, client: "one").count == before)
    let moments = try #require(try life.everything()["moments"]?.array)
    let id = try #require(moments.first { $0["title"] == "From another" }?["id"]?.string)
    try life.journal.decline(id, now: TestLife.now, home: TestLife.home)
    try Self.donate(life, [try Self.donation("1", "From another, later")], client: "other")
    #expect(try Self.titles(life, client: "other").count == before)
  }

  @Test("exclusions find what is donated, and the client that told of it sees no difference")
  func exclusions() throws {
    for exclusion in [
      Exclusion.word("anchor"), .person("Finch Gray"),
      .days(from: try #require(CivilDate("2026-05-14")), through: try #require(CivilDate("2026-05-14"))),
    ] {
      let life = try SuggestionTests.life()
      var donation = try Self.donation()
      donation.people = ["Finch Gray"]
      try Self.donate(life, [donation])
      let before = try Self.titles(life).filter { $0 == "Quiz at the Anchor" }
      try life.journal.exclude(exclusion)
      #expect(try Self.titles(life).filter { $0 == "Quiz at the Anchor" } == before, "\(exclusion)")
      #expect(try !JSONWriter.text(of: life.everything()).contains("Anchor"), "\(exclusion)")
    }
    let life = try SuggestionTests.life()
    try Self.donate(life, [try Self.donation()])
    try life.journal.exclude(.source(try #require(try life.journal.sources().last?.id)))
    #expect(try !JSONWriter.text(of: life.everything()).contains("Anchor"))
    #expect(throws: JournalError.unknownFolder("/tmp")) { try life.journal.exclude(.folder("/tmp")) }
  }

  @Test("a stay that is told of draws nothing of the person's to it in what a client sees")
  func probes() throws {
    let life = try SuggestionTests.life()
    let before = try life.list(.recent)
    var stay = try Self.donation(kind: .location, from: "2026-05-17T09:50:00+02:00", to: "2026-05-17T10:50:00+02:00")
    stay.title = nil
    stay.coordinate = Coordinate(latitude: 52.4, longitude: 13.3)
    var elsewhere = try Self.donation("far", "Far", from: "2026-05-17T10:00:00+02:00", to: "2026-05-17T10:30:00+02:00")
    elsewhere.coordinate = Coordinate(latitude: 48, longitude: 11)
    try Self.donate(life, [stay])
    try Self.donate(life, [elsewhere], client: "other")
    let after = try life.list(.recent)
    func handles(_ list: [JSONValue]) -> Set<String> { Set(list.compactMap { $0["handle"]?.string }) }
    let isKept = handles(before).isSubset(of: handles(after))
    #expect(isKept && after.count == before.count + 1)
    #expect(!after.contains { $0["title"] == "Far" }, "what another client told of is not told")
    #expect(try Self.titles(life, client: "other").contains("Far"), "that the person was not there is not told")
    // The person sees the photos in the park and the stay there as one.
    let park = try (life.everything()["moments"]?.array ?? []).filter { $0["day"] == "2026-05-17" }
    let counts = park.map { $0["items"]?.array?.count ?? 0 }
    #expect(counts.contains(4), "\(counts)")
  }

  @Test("nothing of the person's tells what is donated: no name of a number or a place, no correction of other things")
  func names() throws {
    let life = try SuggestionTests.life()
    try life.write(
      "places.gpx",
      "<gpx><wpt lat=\"48.0\" lon=\"11.0\"><name>Robin's house</name></wpt></gpx>")
    try life.journal.rescan(now: TestLife.now)
    var stay = try Self.donation(kind: .location)
    stay.title = nil
    stay.coordinate = Coordinate(latitude: 48, longitude: 11)
    try Self.donate(life, [stay])
    let handle = try #require(
      try life.list(.recent).first { $0["start"] == "2026-05-14" }?["handle"]?.string)
    let suggestion = try SuggestionTests.select(life, handle)
    #expect(!JSONWriter.text(of: suggestion).contains("Robin"))
    #expect(try JSONWriter.text(of: life.everything()).contains("Robin's house"))
  }

  @Test(
    "no empty list tells a client what is kept from it", arguments: [EventKind.eventPoster, .contact, .motionActivity])
  func reasons(kind: EventKind) throws {
    func answer(_ change: (Journal) throws -> Void) throws -> JSONValue {
      let life = try TestLife()
      try life.begin()
      var donation = try Self.donation("1", "Quiz", kind: kind)
      donation.people = ["Finch Gray"]
      donation.steps = 4_000
      try Self.donate(life, [donation])
      try change(life.journal)
      let list = try life.journal.list(
        .recent, level: .titles, client: "host", now: TestLife.now, home: TestLife.home)
      return ["count": JSONValue((list["suggestions"]?.array ?? []).count), "reason": list["emptyReason"] ?? .null]
    }
    let open = try answer { _ in }
    #expect(try answer { try $0.exclude(.person("Finch Gray")) } == open)
    #expect(try answer { try $0.exclude(.word("quiz")) } == open)
    #expect(try answer { try $0.setCategory(.contacts, isShown: false) } == open)
  }

  @Test("a client has so many and no more, and a call that brings more does nothing")
  func limit() throws {
    let life = try TestLife()
    try life.begin()
    let all = try (0..<Donation.mostForClient).map { number in
      try Self.donation("\(number)", "Number \(number)", kind: .contact)
    }
    try Self.donate(life, all)
    let source = try #require(try life.journal.sources().last)
    #expect(source.events == Donation.mostForClient)
    #expect(throws: JournalError.tooManyDonations) {
      try Self.donate(life, [try Self.donation("0", "Changed"), try Self.donation("more")])
    }
    #expect(try life.journal.sources().last == source)
    try Self.donate(life, [try Self.donation("more")], delete: ["1"])
    for number in 1..<Donation.mostClients {
      try Self.donate(life, [try Self.donation()], client: "client \(number)")
    }
    #expect(throws: JournalError.tooManyDonations) { try Self.donate(life, [try Self.donation()], client: "one more") }
  }

  @Test("nothing is taken before consent, and everything goes with erase")
  func consent() throws {
    let life = try TestLife()
    #expect(throws: JournalError.consentRequired) { try Self.donate(life, [try Self.donation()]) }
    try life.journal.setConsent(true)
    try Self.donate(life, [try Self.donation()])
    let lines = try ExportTests.lines(life.journal)
    #expect(lines.contains { $0["type"] == "source" && $0["client"] == "host" })
    #expect(lines.contains { $0["type"] == "details" && $0["title"] == "Quiz at the Anchor" })
    try life.journal.erase()
    #expect(try life.journal.sources().isEmpty)
    #expect(try !ExportTests.lines(life.journal).contains { $0["type"] == "details" })
  }

  @Test("all-day events and moods keep to their days wherever the person is")
  func days() throws {
    let life = try SuggestionTests.life()
    let day = try #require(CivilDate("2026-05-12"))
    var mood = Donation(id: "mood", kind: .stateOfMind, span: .days(day, day))
    mood.labels = ["calm"]
    try Self.donate(life, [mood])
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      let home = try #require(TimeZone(identifier: zone))
      let moments = try life.journal.everything(now: TestLife.now, home: home)["moments"]?.array ?? []
      #expect(moments.contains { $0["day"] == "2026-05-12" }, "\(zone)")
    }
  }
}
