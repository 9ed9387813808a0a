import Foundation
import JSONRPC
import Journal
import TestSupport
import Testing

@testable import Server

@Suite("journal.donate over the wire", .timeLimit(.minutes(1)))
struct JournalDonateTests {
  private static func host() async throws -> (TestHost, Journal, TemporaryDirectory) {
    let state = try TemporaryDirectory()
    let server = TestServer.make(directory: state.path)
    let journal = try server.engines().journal
    try journal.setConsent(true)
    return (try await TestHost.initialized(server), journal, state)
  }

  private static func event(_ kind: String, _ content: JSONValue, id: String = "a") -> JSONValue {
    ["events": [["id": .string(id), "kind": .string(kind), "content": content]]]
  }

  private static let hour: JSONValue = ["start": "2026-02-27T12:00:00+01:00", "end": "2026-02-27T13:00:00+01:00"]

  @Test(
    "what is donated comes back in the words in which it came",
    arguments: [
      (
        "eventPoster",
        [
          "title": "Quiz", "placeName": "Anchor", "eventStart": "2026-02-27T12:00:00+01:00",
          "eventEnd": "2026-02-27T13:00:00+01:00",
        ]
      ),
      ("location", ["place": "Anchor", "city": "Port Wren", "latitude": 52.5, "longitude": 13.4, "date": hour]),
      (
        "workout",
        [
          "activityType": "running", "distance": 5000, "activeEnergyBurned": 310.5, "averageHeartRate": 151,
          "date": hour,
        ]
      ),
      ("contact", ["name": "Wren", "date": hour]),
      (
        "stateOfMind",
        ["valence": 0.5, "labels": ["calm"], "associations": ["friends"], "date": "2026-02-27T12:00:00+01:00"]
      ),
    ] as [(String, JSONValue)])
  func comesBack(kind: String, content: JSONValue) async throws {
    let (host, _, state) = try await Self.host()
    defer { withExtendedLifetime(state) {} }
    #expect(try await host.result("journal.donate", Self.event(kind, content)) == ["state": "accepted"])
    let list = try await host.result("journal.list", ["list": "recent"])
    let card = try #require(list["suggestions"]?.array?.first)
    #expect(card["kinds"] == [.string(kind)])
    let selected = try await host.result("journal.select", ["handle": try #require(card["handle"])])
    let given = try #require(selected["suggestion"]?["items"]?.array?.first?["content"])
    for member in content.object?.members ?? [] where member.key != "date" || kind != "contact" {
      #expect(given[member.key] == member.value, "\(member.key)")
    }
  }

  @Test(
    "what takes all day may be told of by days, and by the midnights as which it is handed over",
    arguments: [
      ["title": "Fair", "eventStart": "2026-02-27T00:00:00+01:00", "isAllDay": true],
      ["title": "Fair", "eventStart": "2026-02-27T00:00:00Z", "eventEnd": "2026-02-28T00:00:00Z", "isAllDay": true],
      ["title": "Fair", "eventStart": "2026-02-27", "eventEnd": "2026-02-28", "isAllDay": true],
      ["title": "Fair", "eventStart": "2026-02-27", "isAllDay": .null], ["title": "Fair", "eventStart": "2026-02-27"],
      ["title": "Fair", "eventStart": "2026-02-27T12:00:00Z", "isAllDay": false],
    ] as [JSONValue])
  func wholeDays(content: JSONValue) async throws {
    let (host, _, state) = try await Self.host()
    defer { withExtendedLifetime(state) {} }
    #expect(try await host.result("journal.donate", Self.event("eventPoster", content)) == ["state": "accepted"])
  }

  @Test(
    "what is wrong is refused with its place, and nothing of the call is kept",
    arguments: [
      (event("eventPoster", ["title": "Quiz"]), "/events/0/content/eventStart"),
      (event("eventPoster", ["title": " ", "eventStart": "2026-02-27"]), "/events/0/content/title"),
      (event("eventPoster", ["title": "Quiz", "eventStart": "2026-02-30"]), "/events/0/content/eventStart"),
      (
        event("eventPoster", ["title": "Quiz", "eventStart": "2026-02-27", "eventEnd": "2026-02-27T12:00:00Z"]),
        "/events/0/content/eventEnd"
      ),
      (
        event("eventPoster", ["title": "Quiz", "eventStart": "2026-02-27", "attendees": ["Wren", ""]]),
        "/events/0/content/attendees/1"
      ),
      (
        event("eventPoster", ["title": "Quiz", "eventStart": "2026-02-27T12:00:00Z", "isAllDay": true]),
        "/events/0/content/eventStart"
      ),
      (
        event(
          "eventPoster",
          [
            "title": "Quiz", "eventStart": "2026-02-27T00:00:00Z", "eventEnd": "2026-02-27T23:59:59Z",
            "isAllDay": true,
          ]), "/events/0/content/eventEnd"
      ),
      (
        event("eventPoster", ["title": "Quiz", "eventStart": "2026-02-27", "isAllDay": false]),
        "/events/0/content/eventStart"
      ),
      (
        event("stateOfMind", ["kind": "momentaryEmotion", "valence": 0, "date": "2026-02-27"]),
        "/events/0/content/date"
      ),
      (event("location", ["latitude": 1, "date": hour]), "/events/0/content/longitude"),
      (event("location", ["latitude": 1, "longitude": 181, "date": hour]), "/events/0/content/longitude"),
      (event("location", ["latitude": 1, "longitude": 1, "date": "2026-02-27"]), "/events/0/content/date"),
      (event("workout", ["date": hour]), "/events/0/content/activityType"),
      (event("workout", ["activityType": "running", "distance": -1, "date": hour]), "/events/0/content/distance"),
      (event("motionActivity", ["steps": 1.5, "date": "2026-02-27"]), "/events/0/content/steps"),
      (
        event("motionActivity", ["steps": 1, "movementType": "flying", "date": "2026-02-27"]),
        "/events/0/content/movementType"
      ),
      (event("song", ["date": hour]), "/events/0/content/song"),
      (event("genericMedia", ["date": hour]), "/events/0/content/title"),
      (event("stateOfMind", ["date": hour]), "/events/0/content/valence"),
      (event("stateOfMind", ["valence": 2, "date": hour]), "/events/0/content/valence"),
      (event("contact", ["name": "Wren", "date": ["start": "2026-02-27T12:00:00Z"]]), "/events/0/content/date/end"),
      (
        event("contact", ["name": .string(String(repeating: "n", count: 1_001)), "date": hour]),
        "/events/0/content/name"
      ),
      (event("video", ["url": "file:///a.mov"]), "/events/0/kind"),
      (event("contact", ["name": "Wren", "date": hour], id: String(repeating: "i", count: 257)), "/events/0/id"),
      (["events": [["id": "a", "kind": "contact"]]], "/events/0/content"),
      (["events": .array(Array(repeating: [:], count: 201))], "/events"),
      (["delete": .array(Array(repeating: "a", count: 1_001))], "/delete"),
      (["delete": [""]], "/delete/0"), (["deleteAll": false], "/events"), (["deleteAll": 1], "/deleteAll"),
    ] as [(JSONValue, String)])
  func invalid(params: JSONValue, pointer: String) async throws {
    let (host, journal, state) = try await Self.host()
    defer { withExtendedLifetime(state) {} }
    let error = await host.error("journal.donate", params)
    #expect(error["code"] == -32602)
    #expect(error["data"]?["pointer"]?.string == pointer)
    #expect(try journal.sources().isEmpty)
  }

  @Test("the answer tells nothing: not whether it was there, is paused, removed or excluded")
  func silence() async throws {
    let (host, journal, state) = try await Self.host()
    defer { withExtendedLifetime(state) {} }
    let params = Self.event("contact", ["name": "Wren", "date": Self.hour])
    func donate() async throws { #expect(try await host.result("journal.donate", params) == ["state": "accepted"]) }
    try await donate()
    try await donate()
    let source = try #require(try journal.sources().first)
    #expect(source.client == "test")
    try journal.setPaused(true, source: source.id)
    try await donate()
    try journal.exclude(.person("Wren"))
    try await donate()
    #expect(try await host.result("journal.sources")["sources"] == [])
    try journal.removeSource(source.id)
    try await donate()
    #expect(try await host.result("journal.donate", ["delete": ["none"]]) == ["state": "accepted"])
    #expect(try journal.sources().isEmpty)
  }
}
