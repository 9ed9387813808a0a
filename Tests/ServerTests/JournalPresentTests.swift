import Foundation
import JSONRPC
import Journal
import Store
import TestSupport
import Testing

@testable import Server

@Suite("journal.present over the wire", .timeLimit(.minutes(1)))
struct JournalPresentTests {
  /// A server with a terminal, and a directory with two entries of a calendar.
  private struct Life {
    let state: TemporaryDirectory
    let files: TemporaryDirectory
    let terminal: TestTerminal
    let server: Server

    init(isOn: Bool = true, hasTerminal: Bool = true) throws {
      state = try TemporaryDirectory()
      files = try TemporaryDirectory()
      terminal = TestTerminal(isThere: hasTerminal)
      let calendar = """
        BEGIN:VCALENDAR
        BEGIN:VEVENT
        UID:party
        DTSTART:20260228T150000Z
        DTEND:20260228T180000Z
        SUMMARY:MARKER-ONE party
        LOCATION:MARKER-ONE garden
        END:VEVENT
        BEGIN:VEVENT
        UID:visit
        DTSTART:20260227T150000Z
        DTEND:20260227T180000Z
        SUMMARY:MARKER-TWO visit
        LOCATION:MARKER-TWO street
        ATTENDEE;CN=MARKER-TWO Ada:mailto:marker-two@example.org
        END:VEVENT
        END:VCALENDAR
        """
      try Data(calendar.utf8).write(to: files.url.appending(path: "MARKER-TWO.ics"))
      server = TestServer.make(directory: state.path, terminal: terminal)
      let journal = try server.engines().journal
      _ = try journal.addSource(files.path, now: TestServer.now)
      if isOn { try journal.setConsent(true) }
    }
  }

  private static func present(_ host: TestHost, _ title: String = "Add to diary") async throws {
    #expect(try await host.result("journal.present", ["title": .string(title)]) == ["state": "presented"])
  }

  @Test("a directory that is none is refused before anything is shown")
  func missingDirectory() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let error = await host.error(
      "journal.present", ["title": "Write", "directory": .string(life.files.path + "/missing")])
    #expect(error["data"]?["pointer"] == "/directory")
    #expect(try await host.result("journal.consent")["state"] == "on")
  }

  @Test("the host hears of one suggestion, and of nothing else that was shown")
  func choose() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    try await Self.present(host)
    #expect(await life.terminal.shows("> MARKER-ONE party"))
    #expect(life.terminal.shown.contains("MARKER-TWO visit") && life.terminal.shown.contains("for “test”"))
    life.terminal.type("\r")
    #expect(await life.terminal.shows("To hand over: 1 of 1"))
    #expect(!host.lines.joined().uppercased().contains("MARKER"), "nothing before the choice")
    life.terminal.type("\r")
    #expect(await life.terminal.shows("nothing else"))
    life.terminal.type("\r")
    let params = await host.notification("journal.selected")
    #expect(params["suggestion"]?["title"] == "MARKER-ONE party" && params["cancelled"] == nil)
    #expect(!host.lines.joined().uppercased().contains("MARKER-TWO"))
    #expect(try life.server.engines().journal.disclosures().map(\.client) == ["test"])
    #expect(life.terminal.counts == (1, 1))
  }

  @Test("what was not chosen is told as cancelled, and nothing is recorded", arguments: ["q", "\u{3}", "\r\r" + "qqq"])
  func cancelled(keys: String) async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    try await Self.present(host)
    #expect(await life.terminal.shows("MARKER-ONE"))
    life.terminal.type(keys)
    #expect(await host.notification("journal.selected") == ["cancelled": true])
    #expect(!host.lines.joined().uppercased().contains("MARKER"))
    #expect(try life.server.engines().journal.disclosures().isEmpty)
    // It can be shown again, and its end is told each time.
    try await Self.present(host)
    #expect(await life.terminal.shows("MARKER-ONE"))
    life.terminal.type("q")
    #expect(await host.notification("journal.selected") == ["cancelled": true])
    #expect(life.terminal.counts == (2, 2))
  }

  @Test("consent is given in it, and by no other way of the host's")
  func consent() async throws {
    let life = try Life(isOn: false)
    let host = try await TestHost.initialized(life.server)
    try await Self.present(host)
    #expect(await life.terminal.shows("Turn on (t)"))
    #expect(await host.error("journal.list")["code"] == 1003)
    life.terminal.type("t")
    #expect(await life.terminal.shows("MARKER-ONE party"))
    #expect(try await host.result("journal.consent")["state"] == "on")
    life.terminal.type("q")
    #expect(await host.notification("journal.selected") == ["cancelled": true])
  }

  @Test("one at a time, whoever asks; and none without a terminal")
  func refused() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let other = try await TestHost.initialized(life.server, name: "other")
    try await Self.present(host)
    let error = await other.error("journal.present", ["title": "Mine"])
    #expect(error["code"] == 1306 && error["data"]?["reason"] == "alreadyPresented")
    #expect(await life.terminal.shows("MARKER-ONE"))
    life.terminal.type("q")
    _ = await host.notification("journal.selected")
    #expect(!other.notifications.contains { $0["method"] == "journal.selected" }, "it is told to who asked alone")
    let bare = try Life(hasTerminal: false)
    let third = try await TestHost.initialized(bare.server)
    #expect(await third.error("journal.present", ["title": "Mine"])["data"]?["reason"] == "noTerminal")
    #expect(
      await third.error("journal.present", ["title": .string(String(repeating: "x", count: 401))])["code"] == -32602)
    let stranger = try await TestHost.initialized(life.server, entitlements: [])
    #expect(await stranger.error("journal.present", ["title": "Mine"])["code"] == 1001)
  }

  @Test(
    "the end of the input, shutdown and the end of the server give the terminal back",
    arguments: ["input", "shutdown", "server"])
  func endings(how: String) async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    try await Self.present(host)
    #expect(await life.terminal.shows("MARKER-ONE"))
    switch how {
    case "input": host.session.endOfInput()
    case "shutdown": _ = host.start("shutdown")
    default: life.server.close()
    }
    #expect(await host.notification("journal.selected") == ["cancelled": true])
    #expect(life.terminal.counts == (1, 1))
  }

  @Test("a client that has had its share of the hour is told so before anything is shown")
  func limit() async throws {
    let life = try Life()
    let journal = try life.server.engines().journal
    let list = try journal.list(.recent, level: .opaque, client: "test", now: TestServer.now, home: .gmt)
    let handle = list["suggestions"]?.array?.first?["handle"]?.string
    try journal.rescan(now: TestServer.now)
    let again = try journal.list(.recent, level: .opaque, client: "test", now: TestServer.now, home: .gmt)
    let known = try #require(handle ?? again["suggestions"]?.array?.first?["handle"]?.string)
    for _ in 0..<Journal.selectionsPerHour {
      _ = try journal.select(known, client: "test", now: TestServer.now, home: .gmt)
    }
    let host = try await TestHost.initialized(life.server)
    #expect(await host.error("journal.present", ["title": "Diary"])["data"]?["reason"] == "tooManySelections")
    #expect(life.terminal.counts == (0, 0))
  }
}
