import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import ActionSuggestions

@Suite("What is shown of provided actions")
struct ArrangementTests {
  static func action(_ number: Int, _ messageId: String) -> ProvidedAction {
    ProvidedAction(
      .openURL(LinkTarget(url: "https://example.org/\(number)", host: "example.org")), messageId: messageId,
      title: "Open \(number)", range: nil, confidence: 0.9, reason: "It is", provider: "acme")
  }

  @Test(
    "follows from the messages, the outcomes and the answers, not from their order", arguments: 0..<30 as Range<UInt64>)
  func order(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    enum Event { case read(ActionRequest), answer(ProvidedMessage) }
    let messages = OrderTests.messages(&generator)
    var events = messages.indices.map { index in
      Event.read(
        Chat.request(messages[index], after: Array(messages[max(0, index - 3)..<index]), in: "conversation"))
    }
    for message in messages where generator.next() % 3 > 0 {
      let numbers = (0..<1 + generator.next() % 4).map { _ in Int(generator.next() % 6) }
      var seen: Set<Int> = []
      let actions = numbers.filter { seen.insert($0).inserted }.map { Self.action($0, message.id) }
      events.append(.answer(ProvidedMessage(messageId: message.id, actions: actions)))
    }
    func state() throws -> [String] {
      let (suggestions, _) = try Chat.suggestions()
      var provided: [ProvidedMessage] = []
      var early: [ProvidedMessage] = []
      var shown: [OpaqueID: [ProvidedAction]] = [:]
      var lists: [OpaqueID: ActionList] = [:]
      func settle(_ touched: [String]?) throws {
        let result = try suggestions.arrange(provided, shown: shown, touched: touched, client: "c")
        for list in result.changed {
          let id = OpaqueID(list.messageId)
          #expect(list.revision > lists[id]?.revision ?? 0)
          #expect(list.actions.count + list.provided.count <= 3 && list.provided == result.shown[id])
          lists[id] = list
        }
        shown = result.shown
      }
      for event in events {
        switch event {
        case .read(let request):
          let generation = try suggestions.generate(request, client: "c")
          let id = request.message.id
          provided += early.filter { $0.messageId == id }
          early.removeAll { $0.messageId == id }
          try settle(([generation.list] + generation.changed).map(\.messageId))
        case .answer(let message):
          guard try suggestions.list(for: message.messageId, client: "c") != nil else {
            early.append(message)
            continue
          }
          provided.append(message)
          try settle([message.messageId])
        }
      }
      let before = shown
      try settle(nil)
      #expect(shown == before, "nothing was left unsettled")
      return messages.map { "\($0.id) \((shown[OpaqueID($0.id)] ?? []).map(\.title))" }.sorted()
    }
    let expected = try state()
    for _ in 0..<3 {
      events.shuffle(using: &generator)
      #expect(try state() == expected)
    }
    // None is there twice, and none that ours show.
    let all = expected.joined()
    for number in 0..<6 { #expect(all.components(separatedBy: "Open \(number)\"").count <= 2) }
  }

  @Test("a list takes what it has room for, and nothing where it could not be read") func room() throws {
    func list(_ state: ActionState, _ own: Int) -> ActionList {
      let body = (0..<own).map { "https://example.org/\($0)" }.joined(separator: " ")
      return ActionList(messageId: "m", revision: 1, state: state, actions: Chat.actions(body))
    }
    let offered = (0..<5).map { Self.action($0, "m") }
    for (state, own, titles) in [
      (ActionState.none, 0, ["Open 0", "Open 1", "Open 2"]), (.ready, 1, ["Open 1", "Open 2"]), (.ready, 3, []),
      (.pending, 0, []), (.unavailable, 0, []), (.failed, 0, []),
    ] {
      var whole = list(state, own)
      whole.add(offered)
      #expect(whole.provided.map(\.title) == titles)
      #expect(whole.state == (titles.isEmpty ? state : .ready))
      #expect(whole.json(positions: \.utf8)["actions"]?.array?.count == own + titles.count)
    }
  }
}
