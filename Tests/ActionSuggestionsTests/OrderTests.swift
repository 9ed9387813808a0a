import Foundation
import JSONRPC
import Store
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

  /// What a call of the host's brings: a message, or what became of an action.
  enum Call {
    case read(ActionRequest)
    case tell(message: String, action: String, ActionOutcome)
  }

  /// What each message offers in the end, after the calls in their order. An outcome of an action that is not there yet
  /// is told at the end.
  static func state(_ calls: [Call], _ ids: [String]) throws -> [String] {
    let (suggestions, _) = try Chat.suggestions()
    var late: [Call] = []
    func take(_ call: Call) throws -> Bool {
      switch call {
      case .read(let request): _ = try suggestions.generate(request, client: "c")
      case .tell(let message, let action, let outcome):
        guard let change = try? suggestions.note(outcome, action: action, of: message, client: "c") else {
          return false
        }
        for list in change.changed { #expect(try suggestions.list(for: list.messageId, client: "c") == list) }
      }
      return true
    }
    for call in calls { if try !take(call) { late.append(call) } }
    for call in late { #expect(try take(call)) }
    return try ids.map { "\($0) \(try suggestions.list(for: $0, client: "c")?.actions.map(\.fingerprint) ?? [])" }
  }

  @Test("makes no difference where outcomes are told in between", arguments: 0..<40 as Range<UInt64>)
  func anyOrderOfOutcomes(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let messages = seed % 2 == 0 ? Self.messages(&generator) : Self.plans(&generator)
    var calls = messages.indices.map { index in
      Call.read(Chat.request(messages[index], after: Array(messages[max(0, index - 3)..<index]), in: "conversation"))
    }
    let (suggestions, _) = try Chat.suggestions()
    for case .read(let request) in calls { _ = try suggestions.generate(request, client: "c") }
    for message in messages {
      let actions = try suggestions.store.use { database throws(StoreError) in
        try suggestions.desk(database, "c").message(message.id)?.allActions ?? []
      }
      for action in actions {
        for _ in 0..<generator.next() % 3 {
          let outcome: ActionOutcome = generator.next() % 4 == 0 ? .performed : .dismissed
          calls.append(.tell(message: message.id, action: action.id, outcome))
        }
      }
    }
    let ids = messages.map(\.id)
    let expected = try Self.state(calls, ids)
    for _ in 0..<3 {
      calls.shuffle(using: &generator)
      #expect(try Self.state(calls, ids) == expected)
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
