import Foundation
import JSONRPC
import Synchronization
import Testing

@testable import Snippets

@Suite struct CenterTests {
  final class Host: Sendable {
    let model = TestModel()
    let identifiers = TestIdentifiers()
    let reloads = Mutex<[SnippetReload]>([])
    private let made = Mutex<SnippetCenter?>(nil)

    init(checksPurity: Bool = false) {
      let center = SnippetCenter(
        catalogue: model.catalogue, makeIdentifier: { [identifiers] in identifiers.next() },
        clock: { Date(timeIntervalSince1970: 0) }, checksPurity: checksPurity,
        onReload: { [weak self] reload in self?.reloads.withLock { $0.append(reload) } })
      made.withLock { $0 = center }
    }

    var center: SnippetCenter? { made.withLock { $0 } }

    func perform(
      _ name: String, _ parameters: JSONObject = [:], client: String = "a", style: SnippetStyle? = nil
    ) async throws -> SnippetAnswer {
      try await perform(.intent(IntentInvocation("test/" + name, parameters: parameters)), client: client, style: style)
    }

    func perform(
      _ request: SnippetRequest, client: String = "a", style: SnippetStyle? = nil
    ) async throws -> SnippetAnswer {
      let center = try #require(center)
      return try await center.perform(
        request, for: client, surroundings: IntentSurroundings(timeZone: .gmt), style: style
      ).get()
    }

    func interact(
      _ shown: SnippetAnswer, _ controlID: String, value: JSONValue? = nil, as interactionID: String = "tap",
      client: String = "a", isCancelled: @escaping @Sendable () -> Bool = { false }
    ) async throws -> SnippetAnswer {
      let center = try #require(center)
      return try await center.interact(
        SnippetInteraction(
          snippetID: shown.snippetID, revision: shown.revision, controlID: controlID, value: value,
          interactionID: interactionID), for: client, isCancelled: isCancelled
      ).get()
    }
  }

  private func reason(_ body: () async throws -> SnippetAnswer) async -> String? {
    do {
      _ = try await body()
      return nil
    } catch {
      return (error as? SnippetError)?.reason
    }
  }

  @Test("A snippet is performed, interacted with and dismissed")
  func life() async throws {
    let host = Host()
    let shown = try await host.perform("List")
    #expect(shown.json["intent"] == ["name": "test/List", "title": "List"])
    #expect(shown.json["view"]?["children"]?.array?.first?["intent"] == ["name": "test/Set", "title": "Set"])
    let after = try await host.interact(shown, "/:milk", value: true)
    #expect(after.json["outcome"] == "performed")
    #expect(host.center?.dismiss(shown.snippetID, for: "b") == false)
    #expect(host.center?.dismiss(shown.snippetID, for: "a") == true)
    #expect(host.center?.dismiss(shown.snippetID, for: "a") == false)
    #expect(await reason { try await host.perform(.snippet(id: shown.snippetID, ifRevision: nil)) } == "unknownSnippet")
  }

  @Test("Another client's ids are unknown")
  func otherClient() async throws {
    let host = Host()
    let shown = try await host.perform("List")
    #expect(await reason { try await host.interact(shown, "count", client: "b") } == "unknownSnippet")
    #expect(
      await reason { try await host.perform(.snippet(id: shown.snippetID, ifRevision: nil), client: "b") }
        == "unknownSnippet")
    let asked = try await host.perform("Greet")
    #expect(
      await reason { try await host.perform(.token(asked.token ?? "", parameters: ["name": "x"]), client: "b") }
        == "unknownSnippet")
  }

  @Test("Clients, snippets and intents are told apart by their bytes")
  func canonicallyEqual() async throws {
    let center = SnippetCenter(
      catalogue: TestModel().catalogue, makeIdentifier: { "K\u{E9}" }, clock: { Date(timeIntervalSince1970: 0) },
      onReload: { _ in })
    let surroundings = IntentSurroundings(timeZone: .gmt)
    let list = SnippetRequest.intent(IntentInvocation("test/List"))
    let id = try await center.perform(list, for: "\u{E9}", surroundings: surroundings).get().snippetID
    #expect(!center.dismiss("\u{212A}\u{E9}", for: "\u{E9}"))
    #expect(!center.dismiss("Ke\u{301}", for: "\u{E9}"))
    #expect(!center.dismiss(id, for: "e\u{301}"))
    #expect(center.dismiss(id, for: "\u{E9}"))
    let catalogue = IntentCatalogue([TestIntent("K") { _, _ in .finished(IntentOutput()) }])
    #expect(catalogue.description(of: "test/K") != nil)
    #expect(catalogue.description(of: "test/\u{212A}") == nil)
  }

  @Test("A private parameter is not listed, and only a control can give it")
  func privateParameters() async throws {
    let parameters = [
      IntentParameter("open", title: "Open", isOptional: true),
      IntentParameter("hidden", title: "Hidden", isOptional: true, isPrivate: true),
    ]
    let catalogue = IntentCatalogue([
      TestIntent("Tell", parameters: parameters) { parameters, _ in
        .finished(IntentOutput(value: .string(parameters.values.members.map(\.key).joined())))
      },
      TestIntent("View", kind: .snippet) { _, _ in
        let both = ControlIntent("test/Tell", parameters: ["open": "a", "hidden": "b"])
        return .finished(IntentOutput(view: .button("Tell", intent: both).id("tell")))
      },
    ])
    let identifiers = TestIdentifiers()
    let center = SnippetCenter(
      catalogue: catalogue, makeIdentifier: { identifiers.next() }, clock: { Date(timeIntervalSince1970: 0) },
      onReload: { _ in })
    #expect(catalogue.list()["intents"]?.array?.first?["parameters"]?.array?.map { $0["name"] } == ["open"])
    let surroundings = IntentSurroundings(timeZone: .gmt)
    let asked = IntentInvocation("test/Tell", parameters: ["open": "a", "hidden": "b"])
    #expect(try await center.perform(.intent(asked), for: "a", surroundings: surroundings).get().value == "open")
    let shown = try await center.perform(
      .intent(IntentInvocation("test/View")), for: "a", surroundings: surroundings
    ).get()
    let tap = SnippetInteraction(
      snippetID: shown.snippetID, revision: shown.revision, controlID: "tell", interactionID: "1")
    #expect(try await center.interact(tap, for: "a").get().value == "openhidden")
  }

  @Test("Each client keeps its 32 last used snippets")
  func eviction() async throws {
    let host = Host()
    let first = try await host.perform("List")
    let second = try await host.perform("List")
    let foreign = try await host.perform("List", client: "b")
    for _ in 0..<30 { _ = try await host.perform("Show") }
    _ = try await host.perform(.snippet(id: first.snippetID, ifRevision: nil))
    _ = try await host.perform("Show")
    #expect(await reason { try await host.interact(second, "count") } == "unknownSnippet")
    #expect(try await host.interact(first, "count").outcome == .performed)
    #expect(try await host.interact(foreign, "count", client: "b").outcome == .performed)
  }

  @Test("The limit holds once a burst of snippets is over")
  func burst() {
    var state = SnippetCenterState()
    let model = TestModel()
    let surroundings = IntentSurroundings(timeZone: .gmt)
    for number in 0..<100 {
      let session = SnippetSession(
        id: "s\(number)", performing: IntentInvocation("test/Ask"), catalogue: model.catalogue,
        makeIdentifier: { "token" })
      state.insert(session, for: "a", surroundings: surroundings)
      _ = state.update("s\(number)", of: "a") { $0.start(ticket: $1) }
    }
    #expect(state.entries.count == 100)
    for number in 0..<100 {
      _ = state.tell("s\(number)") { $0.actionFinished(.success(.finished(IntentOutput(view: .text("x"))))) }
    }
    #expect(state.entries.count == SnippetCenter.snippetsPerClient)
    #expect(state.entries["s99"] != nil)
    let late = SnippetSession(
      id: "late", performing: IntentInvocation("test/Ask"), catalogue: model.catalogue, makeIdentifier: { "token" })
    state.insert(late, for: "a", surroundings: surroundings)
    #expect(state.entries.count == SnippetCenter.snippetsPerClient)
  }

  @Test("What an intent changed before it failed is told to the other snippets")
  func failedHalfWay() async throws {
    let reloads = Mutex<[String]>([])
    let identifiers = TestIdentifiers()
    let catalogue = IntentCatalogue([
      TestIntent("List", kind: .snippet) { _, _ in
        .finished(IntentOutput(view: .button("Clear", intent: ControlIntent("test/Clear")).id("clear")))
      },
      TestIntent("Clear") { _, _ in
        var error = SnippetError.storeUnavailable("The disk is full.")
        error.changed = ["test/List"]
        throw error
      },
    ])
    let center = SnippetCenter(
      catalogue: catalogue, makeIdentifier: { identifiers.next() }, clock: { Date(timeIntervalSince1970: 0) },
      onReload: { reload in reloads.withLock { $0.append(reload.snippetID) } })
    let list = SnippetRequest.intent(IntentInvocation("test/List"))
    let surroundings = IntentSurroundings(timeZone: .gmt)
    let shown = try await center.perform(list, for: "a", surroundings: surroundings).get()
    let other = try await center.perform(list, for: "a", surroundings: surroundings).get()
    let tap = SnippetInteraction(
      snippetID: shown.snippetID, revision: shown.revision, controlID: "clear", interactionID: "1")
    #expect(try await center.interact(tap, for: "a").get().outcome == .failed)
    #expect(reloads.withLock { $0 } == [other.snippetID])
  }

  @Test("An option that would be shown as something else is not offered")
  func options() async throws {
    let catalogue = IntentCatalogue([
      TestIntent("Pick") { _, _ in
        let options = ["home", "sh\u{202E}op", "a\u{7}", "", "two\nlines", "cafe\u{301}"]
        return .needsInput(
          InputRequest(parameter: "list", type: .string, dialog: IntentDialog("Which?"), options: options))
      }
    ])
    let center = SnippetCenter(
      catalogue: catalogue, makeIdentifier: { "id" }, clock: { Date(timeIntervalSince1970: 0) }, onReload: { _ in })
    let asked = try await center.perform(
      .intent(IntentInvocation("test/Pick")), for: "a", surroundings: IntentSurroundings(timeZone: .gmt)
    ).get()
    #expect(asked.json["needsInput"]?["options"] == ["home", "two\nlines", "cafe\u{301}"])
  }

  @Test("Wrong requests are errors of their own")
  func errors() async throws {
    let host = Host()
    #expect(await reason { try await host.perform("Nobody") } == "unknownIntent")
    #expect(await reason { try await host.perform("Impure") } == "sideEffectInDraw")
    #expect(host.model.current.extra == 0)
    #expect(await reason { try await host.perform("TooLarge") } == "viewTooLarge")
    #expect(await reason { try await host.perform(.token("guess", parameters: [:])) } == "unknownSnippet")
    let still = try await host.perform("Show")
    #expect(still.warnings.allSatisfy { $0.code == .inertControl } && !still.warnings.isEmpty)
    #expect(await reason { try await host.interact(still, "clear") } == "notInteractive")
    #expect(await reason { try await host.interact(still, "clear", as: "") } == "invalidParams")
  }

  @Test("The pointer of a mistyped parameter begins at the request")
  func pointers() async throws {
    let host = Host()
    do {
      _ = try await host.perform("Greet", ["name": "Ada", "times": "often"])
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.data == ["reason": "invalidParams", "pointer": "/intent/parameters/times"])
    }
    let asked = try await host.perform("Greet")
    do {
      _ = try await host.perform(.token(asked.token ?? "", parameters: ["name": 1]))
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.data["pointer"] == "/parameters/name")
    }
    #expect(try await host.perform(.token(asked.token ?? "", parameters: ["name": "Ada"])).value == "Hello Ada")
  }

  @Test("A change through one snippet makes every other one of that intent out of date, whoever shows it")
  func otherSnippets() async throws {
    let host = Host()
    let shown = try await host.perform("List")
    let twin = try await host.perform("List")
    let foreign = try await host.perform("List", client: "b")
    _ = try await host.perform("Detail")
    _ = try await host.interact(shown, "count")
    let told = host.reloads.withLock { $0 }
    #expect(Set(told.map(\.snippetID)) == [twin.snippetID, foreign.snippetID])
    #expect(told.first { $0.snippetID == foreign.snippetID }?.client == "b")
    host.center?.dataChanged(intentNames: ["test/List"])
    #expect(host.reloads.withLock { $0.count } == 3)
  }

  @Test("A button's snippet replaces a result, and is a snippet of its own")
  func replacing() async throws {
    let host = Host()
    let shown = try await host.perform("List")
    let answer = try await host.interact(shown, "ask")
    #expect(answer.outcome == .replaced)
    #expect(answer.replacedBy?["kind"] == "confirmation")
    let id = try #require(answer.replacedBy?["snippetId"]?.string)
    var other = answer
    other.snippetID = id
    other.revision = try #require(answer.replacedBy?["revision"]?.int)
    #expect(try await host.interact(other, "$confirm").kind == .result)
    #expect(host.model.current.extra == 100)
    #expect(await reason { try await host.interact(shown, "count", as: "new") } == "unknownSnippet")
  }

  @Test("A cancelled request performs nothing")
  func cancellation() async throws {
    let host = Host()
    let shown = try await host.perform("List")
    #expect(await reason { try await host.interact(shown, "count", isCancelled: { true }) } == "requestCancelled")
    #expect(host.model.current.extra == 0)
  }

  @Test("A view that differs each time is told where purity is checked")
  func purity() async throws {
    #expect(try await Host(checksPurity: true).perform("Random").warnings.map(\.code) == [.impureDraw])
    #expect(try await Host(checksPurity: true).perform("List").warnings.isEmpty)
    #expect(try await Host().perform("Random").warnings.isEmpty)
  }

  @Test("The host's style comes back, and stays until another is said")
  func style() async throws {
    let host = Host()
    let style = try SnippetStyle(["tint": "blue", "font": "body", "unknown": 1], at: "/environment")
    let shown = try await host.perform("List", style: style)
    #expect(shown.json["environment"] == ["tint": "blue", "font": "body"])
    #expect(try await host.interact(shown, "count").json["environment"] == ["tint": "blue", "font": "body"])
    #expect(throws: SnippetError.invalidParams("/environment/tint", "must be a colour's name, #RRGGBB or #RRGGBBAA")) {
      try SnippetStyle(["tint": "bleu"], at: "/environment")
    }
  }

  @Test("Null says nothing in a style, but of a tint that there is none")
  func nullStyle() throws {
    let style = try SnippetStyle(
      ["tint": .null, "font": .null, "foregroundStyle": .null, "buttonBorderShape": .null], at: "")
    #expect(style.members == ["tint": .null])
    #expect(style.inheriting(try SnippetStyle(["tint": "blue", "font": "body"], at: "")).members["font"] == "body")
  }

  @Test("An interaction is answered when it is done, however many come behind it", .timeLimit(.minutes(1)))
  func steadyStream() async throws {
    struct Stream {
      var taps = 0
      var isWanted = true
    }
    let most = 3_000
    let stream = Mutex(Stream())
    let made = Mutex<SnippetCenter?>(nil)
    let next: @Sendable (String) -> Void = { snippetID in
      let tap = stream.withLock { stream in
        stream.taps += 1
        return stream.isWanted && stream.taps < most ? stream.taps : nil
      }
      guard let tap, let center = made.withLock({ $0 }) else { return }
      // Each tap, while it runs, is followed by the next one.
      center.interact(
        SnippetInteraction(
          snippetID: snippetID, revision: 1, controlID: tap.isMultiple(of: 2) ? "even" : "odd",
          interactionID: "tap\(tap)"), for: "a"
      ) { _ in }.start()
    }
    let catalogue = IntentCatalogue([
      TestIntent("Endless", kind: .snippet) { _, _ in
        let buttons = ["even", "odd"].map { name in
          ViewNode.button(name, intent: ControlIntent("test/Next", parameters: ["by": .string(name)])).id(name)
        }
        return .finished(IntentOutput(view: .verticalStack(buttons)))
      },
      TestIntent("Next", parameters: [IntentParameter("by", title: "By")]) { _, _ in
        next("id1")
        return .finished(IntentOutput())
      },
    ])
    let identifiers = TestIdentifiers()
    let center = SnippetCenter(
      catalogue: catalogue, makeIdentifier: { identifiers.next() }, clock: { Date(timeIntervalSince1970: 0) },
      onReload: { _ in })
    made.withLock { $0 = center }
    let surroundings = IntentSurroundings(timeZone: .gmt)
    _ = try await center.perform(.intent(IntentInvocation("test/Endless")), for: "a", surroundings: surroundings).get()
    let first = SnippetInteraction(snippetID: "id1", revision: 1, controlID: "even", interactionID: "first")
    _ = try await center.interact(first, for: "a").get()
    let taps = stream.withLock { stream in
      stream.isWanted = false
      return stream.taps
    }
    made.withLock { $0 = nil }
    #expect(taps < most)
  }

  @Test("Many threads at once: each request is answered once and the end is right")
  func threads() async throws {
    let host = Host()
    let shown = try await host.perform("List")
    let answers = await withTaskGroup(of: SnippetAnswer.Outcome?.self) { group in
      for number in 0..<60 {
        group.addTask {
          let name = ["bread", "milk", "rice"][number % 3]
          return try? await host.interact(shown, "/:" + name, value: true, as: "tap\(number)").outcome
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 60)
    #expect(!answers.contains(nil))
    #expect(host.model.current.items == ["bread": true, "milk": true, "rice": true])
  }
}
