import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import ActionSuggestions

@Suite("The order of the calls")
struct OrderTests {
  /// Twelve messages of one conversation, some of the same minute, with links that occur several times.
  static func messages(_ generator: inout SeededGenerator) -> [SuggestedActionsMessage] {
    (0..<12).map { index in
      let links = (0..<Int(generator.next() % 3)).map { _ in "https://example.org/\(generator.next() % 4)" }
      let body = links.isEmpty ? "ok" : links.joined(separator: " ")
      return Chat.message("m\((index * 7) % 12)", body, minute: index / 3)
    }
  }

  /// Pieces of which plans are made, changed and called off.
  static let pieces = [
    "dinner on friday?", "lunch on thursday at noon?", "yes, 7?", "8 not 7, sorry", "at Nopa at 7",
    "can't make it, sorry",
    "have to cancel dinner", "where?", "The Copper Kettle", "ok", "make that 5:30", "dinner is on saturday now", "btw",
    "film on saturday at 8pm at the Meadow Cinema?", "what time?", "half 8", "please bring the tent on saturday",
    "call me when you are home", "where are you?", "lunch is cancelled",
  ]

  /// Fourteen messages of two people who plan.
  static func plans(_ generator: inout SeededGenerator) -> [SuggestedActionsMessage] {
    (0..<14).map { index in
      let piece = pieces[Int(generator.next() % UInt64(pieces.count))]
      return Chat.message("m\((index * 5) % 14)", piece, minute: index / 2, mine: generator.next() % 3 == 0)
    }
  }

  static func state(_ requests: [ActionRequest]) throws -> [String] {
    let (suggestions, _) = try Chat.suggestions()
    var seen: [String: Int] = [:]
    for request in requests {
      let generation = try suggestions.generate(request, client: "c")
      for list in [generation.list] + generation.changed {
        #expect(list.revision >= seen[list.messageId, default: 0])
        seen[list.messageId] = list.revision
      }
      for list in generation.changed { #expect(try suggestions.list(for: list.messageId, client: "c") == list) }
    }
    return try requests.map(\.message.id).sorted().map { id in
      let list = try #require(try suggestions.list(for: id, client: "c"))
      return "\(id) \(list.conversationId ?? "-") \(list.state) \(list.actions.map(\.fingerprint))"
    }
  }

  @Test("makes no difference to the state in the end", arguments: 0..<60 as Range<UInt64>) func anyOrder(_ seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let messages = seed % 3 == 0 ? Self.messages(&generator) : Self.plans(&generator)
    let isNamed = seed % 2 == 0
    var requests = messages.indices.map { index in
      Chat.request(
        messages[index], after: Array(messages[max(0, index - 3)..<index]), in: isNamed ? "conversation" : nil)
    }
    let expected = try Self.state(requests)
    for _ in 0..<3 {
      requests.shuffle(using: &generator)
      #expect(try Self.state(requests) == expected)
    }
  }

  @Test("every action that was found is on exactly one message") func once() throws {
    var generator = SeededGenerator(seed: 7)
    let messages = Self.messages(&generator)
    let requests = messages.map { Chat.request($0, in: "a") }
    let state = try Self.state(requests).joined()
    for number in 0..<4 where messages.contains(where: { $0.body.contains("/\(number)") }) {
      #expect(state.components(separatedBy: "openURL:https://example.org/\(number)\"").count == 2)
    }
  }

  @Test("messages of one moment stand as the calls show them, then by id") func links() {
    let order = MessageOrder(links: [.init(earlier: "c", later: "a"), .init(earlier: "b", later: "c")])
    #expect(order.first(of: ["a", "c"]) == "c")
    #expect(order.first(of: ["a", "b"]) == "b")
    #expect(order.first(of: ["z", "y"]) == "y")
    let circle = MessageOrder(links: [.init(earlier: "a", later: "b"), .init(earlier: "b", later: "a")])
    #expect(circle.first(of: ["b", "a"]) == "a")
  }
}
