import Foundation
import TestSupport
import Testing

@testable import ActionSuggestions

@Suite("Conversations")
struct ConversationTests {
  @Test(
    "end with what a person would be glad to tap, whatever the order of the calls",
    arguments: try ConversationCase.all())
  func plays(_ conversation: ConversationCase) throws {
    var generator = SeededGenerator(seed: 11)
    var orders = [Array(conversation.messages.indices), conversation.messages.indices.reversed()]
    orders.append(conversation.messages.indices.shuffled(using: &generator))
    for order in orders {
      let state = try Self.state(conversation, order)
      #expect(state == conversation.expected, "in the order \(order)")
    }
  }

  static func state(_ conversation: ConversationCase, _ order: [Int]) throws -> [String] {
    let (suggestions, _) = try Chat.suggestions()
    func generate(_ index: Int, _ messages: [SuggestedActionsMessage]) throws {
      let request = Chat.request(messages[index], after: Array(messages[..<index]), in: "a")
      let generation = try suggestions.generate(request, client: "c")
      for list in [generation.list] + generation.changed {
        #expect(try suggestions.list(for: list.messageId, client: "c") == list)
      }
    }
    var messages = conversation.messages
    for index in order { try generate(index, messages) }
    for (number, body) in conversation.edits {
      messages[number - 1].body = body
      try generate(number - 1, messages)
    }
    for number in conversation.forgotten { _ = try suggestions.invalidate(messageId: "\(number)", client: "c") }
    return try messages.flatMap { message in
      let list = try suggestions.list(for: message.id, client: "c")
      return (list?.actions ?? []).map { "\(message.id) \(Chat.describe($0.payload))" }
    }
  }
}
