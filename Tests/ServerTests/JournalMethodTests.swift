import Foundation
import JSONRPC
import Journal
import Store
import TestSupport
import Testing

@testable import Server

@Suite("journal.* over the wire", .timeLimit(.minutes(1)))
struct JournalMethodTests {
  private typealias Life = PartyLife

  private static func suggestion(_ host: TestHost) async throws -> JSONValue {
    let list = try await host.result("journal.list")
    return try #require(list["suggestions"]?.array?.first)
  }

  @Test("before consent each method but journal.consent is refused with the introduction")
  func consentRequired() async throws {
    let life = try Life(isOn: false)
    let host = try await TestHost.initialized(life.server)
    for (method, params) in [
      ("journal.list", [:]), ("journal.sources", [:]), ("journal.review", ["handle": "x"]),
      ("journal.select", ["handle": "x"]), ("journal.dismiss", ["handle": "x"]),
      ("journal.donate", ["deleteAll": true]),
      ("journal.list", ["limit": "q"]), ("journal.select", [:]),
    ] as [(String, JSONValue)] {
      let error = await host.error(method, params)
      #expect(error["code"] == 1003, "\(method)")
      #expect(error["data"]?["reason"] == "consentRequired")
      #expect(error["data"]?["introduction"]?.object?.keys == ["title", "text", "turnOn", "customize", "about"])
    }
    let consent = try await host.result("journal.consent")
    #expect(consent["state"] == "notAsked" && consent["introduction"] != nil)
    #expect(try life.server.engines().journal.sources().first?.files == 0, "nothing is read before consent")
  }

  @Test("only a client that the person trusts may decide for them")
  func decision() async throws {
    let strangerLife = try Life(isOn: false)
    defer { withExtendedLifetime(strangerLife) {} }
    let stranger = try await TestHost.initialized(strangerLife.server)
    #expect(await stranger.error("journal.consent", ["decision": "turnOn"])["data"]?["reason"] == "clientRefused")
    let hostLife = try Life(configuration: PartyLife.configuration(trusted: true))
    defer { withExtendedLifetime(hostLife) {} }
    let host = try await TestHost.initialized(hostLife.server)
    #expect(try await host.result("journal.consent", ["decision": "turnOff"])["state"] == "off")
    #expect(await host.error("journal.list")["code"] == 1003)
    #expect(try await host.result("journal.consent", ["decision": "turnOn"]) == ["state": "on"])
    #expect(await host.error("journal.consent", ["decision": "perhaps"])["data"]?["pointer"] == "/decision")
  }

  @Test("from the list to the selection, with an opaque list")
  func selection() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let suggestion = try await Self.suggestion(host)
    #expect(suggestion["title"] == "Event, Saturday, 3 photos")
    let handle = try #require(suggestion["handle"])
    #expect(!JSONWriter.text(of: .array(host.notifications)).contains("Robin"))
    #expect(!host.lines.joined().contains("Robin") && !host.lines.joined().contains(life.files.path))
    #expect(await host.error("journal.review", ["handle": handle])["code"] == 1002)
    let selected = try await host.result("journal.select", ["handle": handle, "excludedItems": ["2"]])["suggestion"]
    #expect(selected?["title"] == "Robin's party")
    #expect(selected?["items"]?.array?.count == 3)
    #expect(try await host.result("journal.dismiss", ["handle": handle]) == ["dismissed": true])
    let rest = try await host.result("journal.list")
    #expect(rest["suggestions"] == [] && rest["emptyReason"] == "allDismissed")
    let sources = try await host.result("journal.sources")["sources"]?.array?.first
    #expect(sources?["files"] == 5 && sources?["events"] == 4)
    #expect(sources?["skipped"] == [["reason": "notRecognised", "count": 1]])
  }

  @Test("a client at the level of titles sees them, and may review")
  func titles() async throws {
    let hostLife = try Life(configuration: PartyLife.configuration(titles: true))
    defer { withExtendedLifetime(hostLife) {} }
    let host = try await TestHost.initialized(hostLife.server)
    let suggestion = try await Self.suggestion(host)
    #expect(suggestion["title"] == "Robin's party" && suggestion["why"]?.array?.isEmpty == false)
    let review = try await host.result("journal.review", ["handle": try #require(suggestion["handle"])])
    #expect(review["items"]?.array?.count == 4)
  }

  @Test(
    "a parameter that is missing, mistyped or out of range is named",
    arguments: [
      ("journal.list", ["list": "best"], "/list"), ("journal.list", ["limit": 0], "/limit"),
      ("journal.list", ["limit": 51], "/limit"),
      ("journal.list", ["limit": 1.5], "/limit"), ("journal.list", ["workDoneToken": true], "/workDoneToken"),
      ("journal.select", [:], "/handle"), ("journal.select", ["handle": ""], "/handle"),
      ("journal.select", ["handle": "x", "excludedItems": [1]], "/excludedItems/0"),
      ("journal.review", ["handle": 1], "/handle"), ("journal.dismiss", ["handle": [:]], "/handle"),
    ] as [(String, JSONValue, String)])
  func invalid(method: String, params: JSONValue, pointer: String) async throws {
    let hostLife = try Life()
    defer { withExtendedLifetime(hostLife) {} }
    let host = try await TestHost.initialized(hostLife.server)
    let error = await host.error(method, params)
    #expect(error["code"] == -32602)
    #expect(error["data"]?["pointer"]?.string == pointer)
  }

  @Test("an item that the suggestion does not have is named, and a handle that was never given is unknown")
  func unknown() async throws {
    let hostLife = try Life()
    defer { withExtendedLifetime(hostLife) {} }
    let host = try await TestHost.initialized(hostLife.server)
    let handle = try #require(try await Self.suggestion(host)["handle"])
    let error = await host.error("journal.select", ["handle": handle, "excludedItems": ["1", "9"]])
    #expect(error["data"]?["pointer"] == "/excludedItems/1")
    #expect(await host.error("journal.select", ["handle": "never"])["code"] == 1301)
  }

  @Test("another client's handle is unknown, and without the entitlement nothing is there")
  func clients() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let handle = try #require(try await Self.suggestion(host)["handle"])
    let other = try await TestHost.initialized(life.server, name: "other")
    #expect(await other.error("journal.select", ["handle": handle])["code"] == 1301)
    let without = try await TestHost.initialized(life.server, entitlements: ["suggested-actions"])
    #expect(await without.error("journal.list")["code"] == 1001)
  }

  @Test("the first import reports its progress before the answer")
  func progress() async throws {
    let hostLife = try Life()
    defer { withExtendedLifetime(hostLife) {} }
    let host = try await TestHost.initialized(hostLife.server)
    try await host.result("journal.list", ["workDoneToken": "p"])
    let values = host.notifications.filter { $0["method"] == "$/progress" }.compactMap { $0["params"]?["value"] }
    #expect(values.first?["kind"] == "begin" && values.last?["kind"] == "end")
    let lines = host.lines
    let end = try #require(lines.lastIndex { $0.contains("$/progress") })
    #expect(end < lines.count - 1, "the answer comes last")
  }

  @Test("what another process changes is told")
  func changed() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    _ = try await Self.suggestion(host)
    let store = try Store(directory: life.state.path, origin: "person", schemas: [Journal.schema])
    // The session begins to follow the store after `initialized`; ask until it does.
    var isTold = false
    while !isTold {
      try Journal(store: store, makeID: { "x" }).closeBanner()
      host.session.noticeChanges()
      isTold = host.lines.contains { $0.contains(#""method":"journal.changed""#) }
      await Task.yield()
    }
    #expect(isTold)
  }

  @Test("a client that may not ask, or not yet, does not hear that something has changed; of the end it hears")
  func unheard() async throws {
    var refused = Configuration.Client()
    refused.refused = ["journal.allow"]
    var configuration = Configuration()
    configuration.set(refused, for: "refused")
    let life = try Life(configuration: configuration, isOn: false)
    let hosts = [
      try await TestHost.initialized(life.server), try await TestHost.initialized(life.server, name: "refused"),
      try await TestHost.initialized(life.server, entitlements: ["suggested-actions"]),
    ]
    let server = life.server
    let clients = try hosts.map { try #require($0.session.monitor.withLock { $0.client }) }
    let store = try server.engines().store
    func heard(_ key: String = "") throws -> [Bool] {
      let change = try store.use { database in
        try database.announce(Journal.changeKind, key: key, client: nil, origin: "person")
        return try database.changes(after: 0, client: "test", except: "nobody").last
      }
      let known = try #require(change)
      return clients.map { server.push(for: known, $0, ProviderDesk()) != nil }
    }
    #expect(try heard() == [false, false, false])
    let journal = try server.engines().journal
    try journal.setConsent(true)
    #expect(try heard() == [true, false, false])
    try journal.setConsent(false)
    #expect(try heard() == [false, false, false])
    let notes = try store.use { database in try database.changes(after: 0, client: "test", except: "person") }
    #expect(notes.count { $0.key == Journal.turnedOffKey } == 1)
    #expect(try heard(Journal.turnedOffKey) == [true, false, false])
  }

  @Test("an event that was added by an action is on the calendar that the journal reads, until the person removes it")
  func ownCalendar() async throws {
    let directory = try TemporaryDirectory()
    let host = try await TestHost.initialized(TestServer.make(directory: directory.path + "/state"))
    let journal = try host.session.server.engines().journal
    try journal.setConsent(true)
    let event: JSONValue = ["title": "Lunch at Nopa", "start": "2026-02-27T12:30:00"]
    let asked = try await host.result(
      "snippet.perform", ["intent": ["name": "inkling/CreateEvent", "parameters": event]])
    _ = try await host.result(
      "snippet.interact",
      [
        "snippetId": asked["snippetId"] ?? .null, "revision": asked["revision"] ?? .null, "controlId": "$confirm",
        "interactionId": "1",
      ])
    let recent = try await host.result("journal.list", ["list": "recent"])
    let handle = recent["suggestions"]?.array?.first?["handle"] ?? .null
    let moment = try await host.result("journal.select", ["handle": handle])
    #expect(moment["suggestion"]?["title"] == "Lunch at Nopa")
    let source = try #require(journal.sources().first)
    try journal.removeSource(source.id)
    let empty = try await host.result("journal.list")
    #expect(empty["emptyReason"] == "noSources", "\(JSONWriter.text(of: empty))")
  }
}
