import Foundation
import JSONRPC
import Synchronization
import TestSupport
import Testing

@testable import Snippets

extension ReloadingSuites {
  @Suite("Intents declared in Swift", .timeLimit(.minutes(1)))
  struct AppIntentTests {
    static let all: [any AppIntent.Type] = [
      ShowBook.self, ShowShelf.self, ShowOpenly.self, ShowAndSay.self, ShowAndWrite.self, SetRead.self, Rename.self,
      Burn.self, Borrow.self, Donate.self, Find.self, Describe.self, OpenSite.self, CopyAll.self, Wait.self,
    ]

    // MARK: - What is told of them

    @Test(
      "Whether one is discoverable, and why",
      arguments: [
        ("ShowBook", false, "onlyShowsSnippet", false), ("ShowShelf", true, "returnsMoreThanSnippet", true),
        ("ShowOpenly", true, "declared", false), ("ShowAndSay", true, "returnsMoreThanSnippet", false),
        ("Rename", true, "acts", true), ("SetRead", true, "acts", false), ("Burn", false, "declared", false),
      ])
    func discoverability(name: String, isDiscoverable: Bool, reason: String, returnsValue: Bool) {
      let listed = AppIntentHost(Self.all).provider.catalogue.list()["intents"]?.array?.first {
        $0["name"]?.string == "shelf/" + name
      }
      #expect(listed?["isDiscoverable"]?.bool == isDiscoverable)
      #expect(listed?["discoverability"]?.string == reason)
      #expect(listed?["returnsValue"]?.bool == returnsValue)
    }

    @Test("The parameters are told in their order, with their types")
    func parameters() {
      let list = AppIntentHost(Self.all).provider.catalogue.list()["intents"]?.array
      let described = list?.first { $0["name"] == "shelf/Describe" }
      #expect(described?["description"] == "Says what it was given.")
      let told = described?["parameters"]?.array?.map { parameter in
        "\(parameter["name"]?.string ?? "") \(parameter["type"]?.string ?? "") \(parameter["isOptional"]?.bool ?? false)"
      }
      #expect(
        told == [
          "text string true", "whole integer true", "number number true", "flag boolean true", "day date true",
          "moment date true", "order string true", "books strings true", "words strings true",
        ])
      #expect(described?["parameters"]?.array?[6]["enum"] == ["title", "age"])
      #expect(list?.first { $0["name"] == "shelf/ShowBook" }?["parameters"]?.array?[0]["entityType"] == "Book")
      #expect(list?.first { $0["name"] == "shelf/ShowBook" }?["parameters"]?.array?[0]["isOptional"] == false)
    }

    // MARK: - Parameters

    @Test("Values come in their types, defaults where there are none")
    func values() async throws {
      let host = AppIntentHost(Self.all)
      #expect(
        try await host.perform("Describe").value
          == ["-", "nil", "nil", "nil", "nil", "nil", "title", "nil"])
      let given: JSONObject = [
        "text": "x", "whole": 7, "number": 1.5, "flag": false, "day": "2026-03-02", "moment": "1970-01-01T01:00:05",
        "order": "age", "books": ["3", "1"], "words": ["a", "b"], "unknown": 1,
      ]
      #expect(
        try await host.perform("Describe", given).value
          == ["x", "7", "1.5", "false", "2026/3/2 -1", "5", "age", "Emil+Emma", "a", "b"])
    }

    @Test(
      "Values that there are not are refused, with the place",
      arguments: [
        ("whole", 1.5 as JSONValue, "invalidParams"), ("flag", "yes", "invalidParams"),
        ("day", "2026-02-30", "invalidParams"), ("day", "yesterday", "invalidParams"),
        ("order", "size", "invalidParams"),
        ("order", "TITLE", "invalidParams"), ("books", "1", "invalidParams"), ("books", ["9"], "entityNotFound"),
        ("books", ["x"], "entityNotFound"), ("words", [1], "invalidParams"),
        ("moment", "2026-13-01T00:00", "invalidParams"),
      ] as [(String, JSONValue, String)])
    func refused(name: String, value: JSONValue, reason: String) async {
      let host = AppIntentHost(Self.all)
      do {
        _ = try await host.perform("Describe", [name: value])
        Issue.record("It was accepted.")
      } catch {
        let error = error as? SnippetError
        #expect(error?.reason == reason)
        if reason == "invalidParams" { #expect(error?.data["pointer"] == .string("/intent/parameters/" + name)) }
      }
    }

    @Test("What is missing is asked for in the intent's words, with what there is to pick")
    func missing() async throws {
      let host = AppIntentHost(Self.all)
      let asked = try await host.perform("ShowBook")
      #expect(asked.kind == .needsInput)
      #expect(asked.json["needsInput"]?["dialog"]?["full"] == "Which book?")
      #expect(asked.json["needsInput"]?["options"] == ["1", "2", "3"])
      #expect(asked.json["needsInput"]?["optionTitles"]?.array?[1] == "Ulysses – No. 2")
      #expect(try await host.answer(asked, "2").fallbackText.hasPrefix("Ulysses"))
      let genre = try await host.perform("Find", ["way": "genre"])
      #expect(genre.json["needsInput"]?["options"] == ["novel", "poem"])
      #expect(try await host.answer(genre, "novel").value == "novel")
    }

    @Test("A name that may be several things is asked about; one that is one thing is taken")
    func ambiguous() async throws {
      let host = AppIntentHost(Self.all)
      let asked = try await host.perform("Rename", ["book": "Em"])
      #expect(asked.json["needsInput"]?["options"] == ["1", "3"])
      #expect(try await host.answer(asked, "3").value == "Untitled")
      #expect(host.shelf.current.titles[3] == "Untitled")
      #expect(try await host.perform("Rename", ["book": "Uly", "name": "Odyssey"]).value == "Odyssey")
      #expect(await host.reason { try await host.perform("Rename", ["book": "Zeno"]) } == "entityNotFound")
    }

    // MARK: - The cycle

    @Test("Things are fetched anew at each draw; values are those of the beginning")
    func entities() async throws {
      let host = AppIntentHost(Self.all)
      let shown = try await host.perform("ShowBook", ["book": "1"])
      #expect(host.shelf.log == ["fetch", "draw"])
      let renamed = try await host.interact(shown, "rename")
      #expect(renamed.outcome == .performed)
      #expect(renamed.value == "Lolita")
      #expect(renamed.fallbackText.hasPrefix("Lolita"))
      #expect(host.shelf.log == ["fetch", "draw", "fetch", "fetch", "draw"])
      host.shelf.change { $0.titles[1] = "Persuasion" }
      let pulled = try await host.perform(.snippet(id: shown.snippetID, ifRevision: renamed.revision))
      #expect(pulled.fallbackText.hasPrefix("Persuasion"))
    }

    @Test("A toggle gives its intent the wanted value")
    func toggle() async throws {
      let host = AppIntentHost(Self.all)
      let shown = try await host.perform("ShowBook", ["book": "2"])
      for wanted in [true, true, false] {
        let after = try await host.interact(
          shown, "read", value: .bool(wanted), as: "\(wanted) \(host.shelf.log.count)")
        #expect(host.shelf.current.isRead.contains(2) == wanted)
        #expect(after.fallbackText.contains(wanted ? "[x] Read" : "[ ] Read"))
      }
    }

    @Test("What an action did before it failed is seen, and what it said of itself is not")
    func failure() async throws {
      let host = AppIntentHost(Self.all)
      let shown = try await host.perform("ShowBook", ["book": "1"])
      let burnt = try await host.interact(shown, "burn")
      #expect(burnt.outcome == .failed)
      #expect(burnt.error?.reason == "internalError")
      #expect(burnt.error?.message.contains("ana") == false)
      // The book is gone, so nothing newer can be drawn, and the old view stays.
      #expect(burnt.view == shown.view)
      #expect(
        await host.reason { try await host.perform(.snippet(id: shown.snippetID, ifRevision: nil)) } == "entityNotFound"
      )
    }

    @Test("A snippet that writes or asks is refused", arguments: ["change", "ask", "choose", "input"])
    func pureDraws(way: String) async {
      let host = AppIntentHost(Self.all)
      #expect(await host.reason { try await host.perform("ShowAndWrite", ["way": .string(way)]) } == "sideEffectInDraw")
      #expect(!host.shelf.log.contains("written"))
    }

    @Test("A snippet that draws differently each time is told where that is checked")
    func purity() async throws {
      let host = AppIntentHost(Self.all, checksPurity: true)
      #expect(try await host.perform("ShowAndWrite", ["way": "count"]).warnings.map(\.code) == [.impureDraw])
      #expect(try await host.perform("ShowBook", ["book": "1"]).warnings.isEmpty)
    }

    @Test("A reload is told to every snippet of the intent, once until it is drawn; one in a draw to none")
    func reload() async throws {
      let host = AppIntentHost(Self.all)
      let first = try await host.perform("ShowBook", ["book": "1"])
      let second = try await host.perform("ShowBook", ["book": "2"])
      _ = try await host.perform("ShowShelf")
      for _ in 0..<1_000 { ShowBook.reload() }
      #expect(host.reloads.snippets.filter { $0 == first.snippetID }.count == 1)
      #expect(host.reloads.snippets.filter { $0 == second.snippetID }.count == 1)
      #expect(Set(host.reloads.snippets) == [first.snippetID, second.snippetID])
    }

    @Test("An intent opens an address of an allowed scheme, and no other")
    func opening() async throws {
      let host = AppIntentHost(Self.all)
      let opened = try await host.perform("OpenSite", ["address": "https://example.org/a"])
      #expect(opened.json["opens"] == ["url": "https://example.org/a"])
      #expect(opened.value == 1)
      #expect(
        await host.reason { try await host.perform("OpenSite", ["address": "javascript:alert(1)"]) } == "invalidParams")
    }

    @Test("What was not given is said before anything is done")
    func missingDependency() async {
      let host = AppIntentHost(Self.all, givesShelf: false)
      #expect(await host.reason { try await host.perform("ShowShelf") } == "internalError")
      #expect(await host.reason { try await host.perform("ShowBook") } == "internalError")
    }

    @Test("A copy of an intent has values of its own")
    func copies() {
      var first = Rename(Book(id: 1, title: "Emma"), to: "A")
      let second = first
      first.name = "B"
      #expect(second.name == "A")
      #expect(first.invocation.parameters == ["book": "1", "name": "B"])
      #expect(SetRead(Book(id: 2, title: "Ulysses")).invocation.parameters == ["book": "2"])
    }

    // MARK: - Time

    @Test("What a long intent reports is told, and gives it more time; in silence it is ended")
    func longRunning() async throws {
      let clock = ManualClock()
      let host = AppIntentHost(Self.all, timeLimit: IntentTimeLimit(milliseconds: 1_000, clock: clock))
      let reports = ReportLog()
      async let answer = host.reason {
        try await host.perform("CopyAll", onProgress: { reports.add($0) })
      }
      for step in 1...2 {
        await host.shelf.noted("step \(step)")
        await clock.sleeper()
        clock.advance(by: .milliseconds(900))
        host.shelf.note("go \(step)")
      }
      await host.shelf.noted("step 3")
      await clock.sleeper()
      clock.advance(by: .milliseconds(1_000))
      #expect(await answer == "timedOut")
      #expect(reports.all == (1...3).map { IntentProgress(completed: $0, total: 3) })
      host.shelf.note("go 3")
    }

    @Test("A question waits for the person however long it takes")
    func patience() async throws {
      let clock = ManualClock()
      let host = AppIntentHost(Self.all, timeLimit: IntentTimeLimit(milliseconds: 1_000, clock: clock))
      let asked = try await host.perform("Borrow", ["book": "1"])
      clock.advance(by: .seconds(86_400))
      #expect(try await host.interact(asked, "$confirm").kind == .choice)
    }

    @Test("An intent is told to stop when its caller cancels")
    func cancellation() async throws {
      let host = AppIntentHost(Self.all)
      let flag = Flag()
      let request = SnippetRequest.intent(IntentInvocation("shelf/Wait"))
      async let answer = host.center.perform(
        request, for: "a", surroundings: IntentSurroundings(timeZone: .gmt), isCancelled: { flag.isSet })
      await host.shelf.noted("waiting")
      host.center.noticeCancellations()
      flag.set()
      host.center.noticeCancellations()
      let ended = await answer
      #expect(throws: SnippetError.cancelled()) { try ended.get() }
    }
  }
}

private final class ReportLog: Sendable {
  private let log = Mutex<[IntentProgress]>([])
  func add(_ progress: IntentProgress) { log.withLock { $0.append(progress) } }
  var all: [IntentProgress] { log.withLock { $0 } }
}

private final class Flag: Sendable {
  private let value = Atomic(false)
  func set() { value.store(true, ordering: .releasing) }
  var isSet: Bool { value.load(ordering: .acquiring) }
}
