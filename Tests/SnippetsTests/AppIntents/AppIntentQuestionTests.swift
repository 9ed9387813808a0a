import Foundation
import JSONRPC
import Testing

@testable import Snippets

extension ReloadingSuites {
  @Suite("Intents that ask in the middle of their work", .timeLimit(.minutes(1)))
  struct AppIntentQuestionTests {
    private let host = AppIntentHost(ReloadingSuites.AppIntentTests.all)

    @Test("Confirmed and chosen, it goes on where it asked, with what it is about fetched anew")
    func accepted() async throws {
      let asked = try await host.perform("Borrow", ["book": "1"])
      #expect(asked.kind == .confirmation)
      #expect(asked.fallbackText.hasSuffix("[Leave] [Borrow]"))
      #expect(asked.json["intent"]?["name"] == "shelf/ShowBook")
      let renamed = try await host.interact(asked, "rename", as: "1")
      #expect(renamed.kind == .confirmation)
      #expect(renamed.fallbackText.hasPrefix("Lolita"))
      let choice = try await host.interact(renamed, "$confirm", as: "2")
      #expect(choice.kind == .choice)
      #expect(choice.snippetID == asked.snippetID)
      let done = try await host.interact(choice, "option2", as: "3")
      #expect(done.kind == .result)
      #expect(done.outcome == .performed)
      #expect(done.dialog?.full == "Borrowed Lolita.")
      let words = host.shelf.log.filter { $0 != "fetch" && $0 != "draw" }
      #expect(words == ["begin Emma", "confirmed Lolita", "month"])
    }

    @Test("Refused, chosen to cancel or closed, it throws where it asked, and nothing more is shown")
    func refused() async throws {
      let first = try await host.perform("Borrow", ["book": "1"])
      let left = try await host.interact(first, "$cancel", as: "1")
      #expect(left.outcome == .dismissed)
      await host.shelf.noted("CancellationError()")
      let second = AppIntentHost(ReloadingSuites.AppIntentTests.all)
      let asked = try await second.perform("Borrow", ["book": "1"])
      let choice = try await second.interact(asked, "$confirm", as: "2")
      #expect(try await second.interact(choice, "option3", as: "3").outcome == .dismissed)
      await second.shelf.noted("CancellationError()")
      let third = AppIntentHost(ReloadingSuites.AppIntentTests.all)
      #expect(third.center.dismiss(try await third.perform("Borrow", ["book": "1"]).snippetID, for: "a"))
      await third.shelf.noted("CancellationError()")
      #expect(!(host.shelf.log + third.shelf.log).contains { $0.hasPrefix("confirmed") })
    }

    @Test("A question that makes room for newer snippets is over for the intent")
    func evicted() async throws {
      let asked = try await host.perform("Borrow", ["book": "1"])
      for _ in 0..<SnippetCenter.snippetsPerClient { _ = try await host.perform("Describe") }
      await host.shelf.noted("CancellationError()")
      #expect(await host.reason { try await host.interact(asked, "$confirm") } == "unknownSnippet")
    }

    @Test("From a snippet's button the question takes the snippet's place, but not that of a question")
    func sequence() async throws {
      let shown = try await host.perform("ShowBook", ["book": "2"])
      let replaced = try await host.interact(shown, "borrow", as: "1")
      #expect(replaced.outcome == .replaced)
      var asked = replaced
      asked.snippetID = try #require(replaced.replacedBy?["snippetId"]?.string)
      asked.revision = try #require(replaced.replacedBy?["revision"]?.int)
      let again = try await host.interact(asked, "borrow", as: "2")
      #expect(again.outcome == .failed)
      #expect(again.error?.reason == "cannotReplaceConfirmation")
      // What that button began is over; what asked before still waits.
      await host.shelf.noted("CancellationError()")
      let choice = try await host.interact(asked, "$confirm", as: "3")
      #expect(try await host.interact(choice, "option1", as: "4").kind == .result)
      #expect(host.shelf.log.contains("week"))
    }

    @Test("Conditions: it is asked only where what began the intent may have misunderstood", arguments: [true, false])
    func conditions(isLowConfidence: Bool) async throws {
      let answer = try await host.perform("Donate", isLowConfidence: isLowConfidence)
      #expect(answer.kind == (isLowConfidence ? .confirmation : .result))
      guard isLowConfidence else { return }
      #expect(try await host.interact(answer, "$confirm").value == "done")
    }

    @Test("An intent that needs a value begins anew with it; one that requests a value goes on")
    func values() async throws {
      let needs = try await host.perform("Find", ["way": "needs", "genre": "novel"])
      #expect(needs.needsInput?.dialog.full == "Which one?")
      #expect(needs.needsInput?.options == ["1", "2", "3"])
      #expect(try await host.answer(needs, "3").value == "Emil")
      #expect(host.shelf.log.filter { $0 == "begin" }.count == 2)
      let value = try await host.perform("Find", ["way": "value", "genre": "novel"])
      #expect(value.needsInput?.type == .integer)
      #expect(try await host.answer(value, 5).value == "5")
      #expect(host.shelf.log.filter { $0 == "begin" }.count == 3)
    }

    @Test("A value of the wrong type, or none, leaves the question as it is")
    func wrongValues() async throws {
      let asked = try await host.perform("Find", ["way": "value", "genre": "novel"])
      for wrong in ["five", 1.5, .null, [1]] as [JSONValue] {
        #expect(await host.reason { try await host.answer(asked, wrong) } == "invalidParams")
      }
      let request = SnippetRequest.token(asked.token ?? "", parameters: ["other": 5])
      #expect(await host.reason { try await host.perform(request) } == "invalidParams")
      #expect(try await host.answer(asked, 5).value == "5")
      #expect(await host.reason { try await host.answer(asked, 5) } == "unknownSnippet")
      let order = try await host.perform("Find", ["way": "order", "genre": "novel"])
      #expect(order.json["needsInput"]?["optionTitles"] == ["By Title", "By Age"])
      #expect(await host.reason { try await host.answer(order, "size") } == "invalidParams")
      #expect(try await host.answer(order, "age").value == "age")
    }

    @Test("Which of several is meant, and whether one is")
    func disambiguation() async throws {
      let among = try await host.perform("Find", ["way": "among", "genre": "novel"])
      #expect(among.needsInput?.options == ["epic", "elegy"])
      #expect(try await host.answer(among, "elegy").value == "elegy")
      let sure = try await host.perform("Find", ["way": "confirm", "genre": "novel"])
      #expect(sure.kind == .confirmation)
      #expect(sure.dialog?.full == "Do you mean “novel”?")
      #expect(try await host.interact(sure, "$confirm").value == "sure")
    }

    @Test("Two questions at once are one too many")
    func twice() async throws {
      let asked = try await host.perform("Find", ["way": "twice", "genre": "novel"])
      #expect(asked.kind == .choice)
      let ended = try await host.interact(asked, "option1")
      #expect(ended.outcome == .failed)
      #expect(ended.error?.reason == "internalError")
      #expect(ended.view == nil)
      // It is over, so it cannot be answered once more.
      #expect(await host.reason { try await host.interact(ended, "option1", as: "again") } == "notInteractive")
    }
  }
}
