import Foundation
import JSONRPC
import Store
import TestSupport
import Testing

@testable import ActionSuggestions

@Suite("What is remembered of conversations")
struct MemoryTests {
  enum Call {
    case generate(ActionRequest)
    case invalidateMessage(String)
    case invalidateConversation(String)
  }

  /// Calls as they come in a chat, most of them in order: with now and then an edit, a repetition, a late message, two
  /// of one moment, a message of another conversation in front, and forgetting.
  static func calls(_ generator: inout SeededGenerator) -> [Call] {
    var calls: [Call] = []
    var chats: [[SuggestedActionsMessage]] = [[], [], []]
    for number in 0..<60 {
      let chat = Int(generator.next() % 3)
      let name = chat == 2 ? nil : "chat \(chat)"
      let piece = OrderTests.pieces[Int(generator.next() % UInt64(OrderTests.pieces.count))]
      let mine = generator.next() % 3 == 0
      var message = Chat.message("\(chat)-\(number)", piece, minute: number, mine: mine)
      var previous = Array(chats[chat].suffix(8))
      switch generator.next() % 16 {
      case 0:
        guard let last = chats[chat].last else { continue }
        message = Chat.message(last.id, piece, minute: number, mine: mine)
        previous = Array(chats[chat].dropLast().suffix(8))
      case 1:
        guard let last = chats[chat].last else { continue }
        message = last
        previous = Array(chats[chat].dropLast().suffix(8))
      case 2: message = Chat.message("\(chat)-\(number)", piece, minute: max(0, number - 9), mine: mine)
      case 3: message = Chat.message("\(chat)-\(number)", piece, minute: max(0, number - 1), mine: mine)
      case 4: previous += chats[(chat + 1) % 3].suffix(1)
      case 5: previous = []
      case 6:
        guard let other = chats[chat].randomElement(using: &generator) else { continue }
        calls.append(.invalidateMessage(other.id))
        continue
      case 7 where number % 4 == 0:
        calls.append(.invalidateConversation("chat \(chat)"))
        continue
      case 8:
        let seen = Chat.message("\(chat)-\(number) seen", piece, minute: number, mine: !mine)
        chats[chat].append(seen)
        continue
      default: break
      }
      calls.append(.generate(Chat.request(message, after: previous, in: name)))
      chats[chat].removeAll { $0.id == message.id }
      chats[chat].append(message)
    }
    return calls
  }

  /// What a call leads to, in words that do not depend on how the revisions are counted.
  static func outcome(of call: Call, _ suggestions: ActionSuggestions) throws -> [String] {
    func describe(_ list: ActionList) -> String {
      "\(list.messageId) \(list.conversationId ?? "-") \(list.state) \(list.actions.map(\.fingerprint))"
    }
    switch call {
    case .generate(let request):
      let generation = try suggestions.generate(request, client: "c")
      let stored = try suggestions.list(for: request.message.id, client: "c")
      let lists = [generation.list] + generation.changed
      return ["\(generation.isNew)", stored.map(describe) ?? "cleared away"] + lists.map(describe)
    case .invalidateMessage(let id):
      let result = try suggestions.invalidate(messageId: id, client: "c")
      return result.forgotten + result.changed.map(describe)
    case .invalidateConversation(let name):
      return try suggestions.invalidate(conversationId: name, client: "c").forgotten
    }
  }

  @Test("makes no difference to any call", arguments: 0..<40 as Range<UInt64>) func same(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let calls = Self.calls(&generator)
    let retention = ActionRetention(messagesPerConversation: seed % 4 == 0 ? 12 : 200)
    let (remembering, _) = try Chat.suggestions(retention: retention)
    let store = try Store(directory: nil, origin: "other", schemas: [ActionSuggestions.schema])
    for call in calls {
      let forgetful = ActionSuggestions(store: store, retention: retention)
      #expect(try Self.outcome(of: call, remembering) == Self.outcome(of: call, forgetful))
    }
  }

  @Test("makes no difference where most messages say nothing of a plan", arguments: 0..<20 as Range<UInt64>)
  func smallTalk(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (remembering, _) = try Chat.suggestions(retention: ActionRetention(messagesPerConversation: 30))
    let store = try Store(directory: nil, origin: "other", schemas: [ActionSuggestions.schema])
    var messages: [SuggestedActionsMessage] = []
    for number in 0..<70 {
      let pieces =
        generator.next() % 4 == 0 ? OrderTests.pieces : ["the stairs are green", "a cat", "number \(number)"]
      let piece = pieces[Int(generator.next() % UInt64(pieces.count))]
      messages.append(Chat.message("m\(number)", piece, minute: number, mine: generator.next() % 3 == 0))
      let request = Chat.request(messages[number], after: messages.dropLast().suffix(8), in: "chat")
      let forgetful = ActionSuggestions(store: store, retention: ActionRetention(messagesPerConversation: 30))
      #expect(try Self.outcome(of: .generate(request), remembering) == Self.outcome(of: .generate(request), forgetful))
    }
  }

  @Test("is given up when another process has written", arguments: 0..<12 as Range<UInt64>) func others(_ seed: UInt64)
    throws
  {
    let directory = try TemporaryDirectory()
    let processes = try ["a", "b"].map { origin in
      ActionSuggestions(
        store: try Store(directory: directory.path, origin: origin, schemas: [ActionSuggestions.schema]))
    }
    let (alone, _) = try Chat.suggestions()
    var generator = SeededGenerator(seed: seed)
    for call in Self.calls(&generator) {
      // Each of them has a few calls in a row, so that it has something to remember.
      let process = processes[generator.next() % 3 == 0 ? 1 : 0]
      #expect(try Self.outcome(of: call, process) == Self.outcome(of: call, alone))
    }
  }

  @Test("several calls in one transaction lead to the same as one by one", arguments: 0..<10 as Range<UInt64>)
  func together(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let requests = Self.calls(&generator).compactMap { call in
      if case .generate(let request) = call { request } else { nil }
    }
    let (first, _) = try Chat.suggestions()
    let (second, _) = try Chat.suggestions()
    let oneByOne = try requests.map { try first.generate($0, client: "c") }
    var together: [Generation] = []
    for start in stride(from: 0, to: requests.count, by: 7) {
      let calls = requests[start..<min(start + 7, requests.count)].map { second.prepare($0) }
      together += try second.generate(calls, client: "c")
    }
    #expect(oneByOne == together)
  }

  @Test("a message behind known ones looks nothing up but who has what it offers") func bounded() throws {
    let (suggestions, store) = try Chat.suggestions()
    let messages = (0..<30).map { Chat.message("m\($0)", "fine by me, number \($0)", minute: $0) }
    var changes: [Int] = []
    for index in messages.indices {
      let before = store.use { $0.changes }
      let previous = Array(messages[max(0, index - 8)..<index])
      _ = try suggestions.generate(Chat.request(messages[index], after: previous, in: "chat"), client: "c")
      changes.append(store.use { $0.changes } - before)
    }
    // The message, the note for other processes, the conversation's count, and the ledger.
    #expect(changes.dropFirst().allSatisfy { $0 == 4 })
  }

  @Test("what is remembered is bounded") func limit() {
    let memory = ActionMemory()
    func conversation(_ thread: Int, id: String) -> RecentConversation? {
      let message = HeardMessage(sequence: thread, id: id, date: 0, isGenerated: true, key: [])
      return RecentConversation(thread: thread, name: "n\(thread)", shownName: nil, messages: [message], count: 1)
    }
    func isKnown(_ thread: Int) -> Bool {
      let request = Chat.request(Chat.message("new", "ok"), in: "n\(thread)")
      guard let found = memory.take(for: request, client: "c") else { return false }
      memory.insert(found, client: "c")
      return true
    }
    for thread in 0..<(ActionMemory.limit * 3) {
      if let new = conversation(thread, id: "m\(thread)") { memory.insert(new, client: "c") }
    }
    let known = (0..<(ActionMemory.limit * 3)).filter(isKnown)
    #expect(known.count <= ActionMemory.limit)
    #expect(known.last == ActionMemory.limit * 3 - 1)
    if let long = conversation(-1, id: String(repeating: "x", count: ActionMemory.longestID + 1)) {
      memory.insert(long, client: "c")
    }
    #expect(!isKnown(-1))
  }
}
