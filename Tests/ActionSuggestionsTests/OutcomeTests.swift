import JSONRPC
import Store
import TestSupport
import Testing

@testable import ActionSuggestions

@Suite("What became of actions")
struct OutcomeTests {
  /// Tells the outcome of the message's first action, hidden or not.
  @discardableResult
  static func tell(
    _ outcome: ActionOutcome, _ messageId: String, _ suggestions: ActionSuggestions, client: String = "c"
  ) throws -> OutcomeChange {
    let id = try #require(try action(messageId, suggestions, client))
    return try suggestions.note(outcome, action: id, of: messageId, client: client)
  }

  static func action(_ messageId: String, _ suggestions: ActionSuggestions, _ client: String = "c") throws -> String? {
    try suggestions.store.use { database throws(StoreError) in
      try suggestions.desk(database, client).message(messageId)?.allActions.first?.id
    }
  }

  static func say(
    _ id: String, _ body: String, minute: Int = 0, in conversation: String = "talk", _ suggestions: ActionSuggestions
  ) throws -> Generation {
    try suggestions.generate(Chat.request(Chat.message(id, body, minute: minute), in: conversation), client: "c")
  }

  static func link(_ number: Int) -> String { "see https://example.org/\(number)" }

  static func shown(_ id: String, _ suggestions: ActionSuggestions) throws -> [String]? {
    try suggestions.list(for: id, client: "c")?.actions.map(\.fingerprint)
  }

  @Test("a dismissed action is gone, and comes back nowhere in the conversation") func dismissed() throws {
    let (suggestions, store) = try Chat.suggestions()
    _ = try Self.say("1", Self.link(1), suggestions)
    #expect(try Self.say("2", Self.link(1), minute: 1, suggestions).list.state == .none)
    let change = try Self.tell(.dismissed, "1", suggestions)
    #expect(change.outcome == .dismissed)
    #expect(change.changed.map(\.messageId) == ["1"] && change.changed.first?.state == ActionState.none)
    #expect(try Self.say("3", Self.link(1), minute: 2, suggestions).list.state == .none)
    #expect(try Self.say("0", Self.link(1), minute: -1, suggestions).list.state == .none)
    #expect(try Self.say("4", Self.link(1), in: "elsewhere", suggestions).list.state == .ready)
    let notes = try store.use { database in try database.changes(after: 0, client: "c", except: "") }
    #expect(notes.map(\.key).filter { $0 == "1" }.count == 2)
  }

  @Test(
    "of one action the strongest outcome counts",
    arguments: [
      (["offered"], "offered", true), (["offered", "dismissed"], "dismissed", false),
      (["dismissed", "offered"], "dismissed", false), (["dismissed", "performed"], "performed", true),
      (["performed", "dismissed"], "performed", true), (["performed", "offered"], "performed", true),
    ])
  func strongest(told: [String], counting: String, isShown: Bool) throws {
    let (suggestions, _) = try Chat.suggestions()
    _ = try Self.say("1", Self.link(1), suggestions)
    var last: ActionOutcome?
    for word in told { last = try Self.tell(try #require(ActionOutcome(rawValue: word)), "1", suggestions).outcome }
    #expect(last?.rawValue == counting)
    #expect(try Self.shown("1", suggestions)?.isEmpty == !isShown)
  }

  @Test(
    "a kind is offered by what was dismissed and performed of it",
    arguments: [
      (0, 0, Offering.usual), (0, 2, .usual), (0, 3, .seldom), (0, 5, .seldom), (0, 6, .never), (0, 200, .never),
      (1, 3, .usual), (1, 5, .usual), (1, 6, .seldom), (1, 9, .never), (2, 9, .seldom), (3, 9, .usual), (9, 0, .usual),
    ])
  func rule(performed: Int, dismissed: Int, offering: Offering) {
    #expect(Offering(performed: performed, dismissed: dismissed) == offering)
  }

  @Test(
    "what is offered seldom must be sure",
    arguments: [
      (Offering.usual, 0.1, true), (.seldom, 0.79, false), (.seldom, 0.8, true), (.never, 1, false),
    ])
  func confidence(offering: Offering, confidence: Double, isAllowed: Bool) {
    #expect(offering.allows(confidence: confidence) == isAllowed)
  }

  @Test("a kind that is always dismissed is offered less, also where it already was, and comes back") func kind() throws
  {
    let (suggestions, _) = try Chat.suggestions()
    // A warned link is offered with a confidence of one half.
    _ = try Self.say("doubtful", "look https://paypa1.com/x", minute: 50, suggestions)
    _ = try Self.say("mail", "write to ana@example.org", minute: 51, suggestions)
    for number in 0..<7 { _ = try Self.say("\(number)", Self.link(number), minute: number, suggestions) }
    for number in 0..<2 { try Self.tell(.dismissed, "\(number)", suggestions) }
    #expect(try Self.shown("doubtful", suggestions)?.count == 1)
    let third = try Self.tell(.dismissed, "2", suggestions)
    #expect(Set(third.changed.map(\.messageId)) == ["2", "doubtful"])
    #expect(try Self.shown("3", suggestions)?.count == 1)
    for number in 3..<6 { try Self.tell(.dismissed, "\(number)", suggestions) }
    #expect(try Self.shown("6", suggestions) == [])
    #expect(try Self.say("new", Self.link(70), minute: 60, suggestions).list.state == .none)
    #expect(try Self.say("far", Self.link(70), in: "elsewhere", suggestions).list.state == .ready)
    #expect(try Self.shown("mail", suggestions)?.count == 1)
    // Performed from a list that was shown before.
    let performed = try Self.tell(.performed, "6", suggestions)
    #expect(Set(performed.changed.map(\.messageId)) == ["6", "new"])
    #expect(try Self.shown("doubtful", suggestions) == [])
    try Self.tell(.performed, "new", suggestions)
    #expect(try Self.shown("doubtful", suggestions)?.count == 1)
    #expect(try Self.shown("0", suggestions) == [])
  }

  @Test("what is told can be looked at, and reset") func looked() throws {
    let (suggestions, _) = try Chat.suggestions()
    for number in 0..<4 { _ = try Self.say("\(number)", Self.link(number), minute: number, suggestions) }
    _ = try Self.say("mail", "write to ana@example.org", in: "other", suggestions)
    for number in 0..<3 { try Self.tell(.dismissed, "\(number)", suggestions) }
    try Self.tell(.offered, "3", suggestions)
    try Self.tell(.performed, "mail", suggestions)
    let links = OutcomeTally(client: "c", conversationId: "talk", kind: "openURL", offered: 1, dismissed: 3)
    let mail = OutcomeTally(client: "c", conversationId: "other", kind: "sendEmail", performed: 1)
    #expect(links.offering == .seldom && mail.offering == .usual)
    #expect(try suggestions.outcomes(OutcomeScope()) == [mail, links])
    #expect(try suggestions.outcomes(OutcomeScope(), limit: 1) == [mail])
    #expect(try suggestions.outcomes(OutcomeScope(client: "c", conversationId: "talk")) == [links])
    #expect(try suggestions.outcomes(OutcomeScope(client: "c", messageId: "1")) == [links])
    #expect(try suggestions.outcomes(OutcomeScope(client: "c", kind: "sendEmail")) == [mail])
    for scope in [
      OutcomeScope(client: "d"), OutcomeScope(client: "c", conversationId: "no"), OutcomeScope(kind: "call"),
    ] {
      #expect(try suggestions.outcomes(scope) == [])
      #expect(try suggestions.resetOutcomes(scope) == OutcomeChange())
    }
    let one = try suggestions.resetOutcomes(OutcomeScope(client: "c", messageId: "1"))
    #expect(one.forgotten == 1 && one.changed.map(\.messageId) == ["1"])
    #expect(try Self.shown("1", suggestions)?.count == 1)
    let rest = try suggestions.resetOutcomes(OutcomeScope(kind: "openURL"))
    #expect(rest.forgotten == 3 && Set(rest.changed.map(\.messageId)) == ["0", "2"])
    #expect(try suggestions.outcomes(OutcomeScope()) == [mail])
  }

  @Test("an outcome is only taken of an action that is known") func unknown() throws {
    let (suggestions, _) = try Chat.suggestions()
    _ = try Self.say("1", Self.link(1), suggestions)
    let id = try #require(try Self.action("1", suggestions))
    #expect(throws: OutcomeError.unknownAction) {
      try suggestions.note(.offered, action: "0", of: "1", client: "c")
    }
    for (message, client) in [("2", "c"), ("1", "d")] {
      #expect(throws: OutcomeError.unknownMessage) {
        try suggestions.note(.offered, action: id, of: message, client: client)
      }
    }
  }

  @Test("outcomes go with the message or the conversation that is forgotten, and what they took comes back")
  func forgotten() throws {
    let (suggestions, _) = try Chat.suggestions()
    for number in 0..<7 { _ = try Self.say("\(number)", Self.link(number), minute: number, suggestions) }
    _ = try Self.say("again", Self.link(0), minute: 9, suggestions)
    for number in 0..<6 { try Self.tell(.dismissed, "\(number)", suggestions) }
    #expect(try Self.shown("6", suggestions) == [])
    let changed = try suggestions.invalidate(messageId: "0", client: "c").changed
    #expect(Set(changed.map(\.messageId)) == ["6", "again"])
    _ = try suggestions.invalidate(conversationId: "talk", client: "c")
    #expect(try suggestions.outcomes(OutcomeScope()) == [])
    let rows = try suggestions.store.use { database throws(StoreError) in
      try database.first("SELECT count(*) FROM action_outcome") { row in row.int(0) }
    }
    #expect(rows == 0)
  }

  @Test("outcomes grow old with their messages") func age() throws {
    let clock = Clock()
    let (suggestions, _) = try Chat.suggestions(now: { clock.now })
    for number in 0..<6 { _ = try Self.say("\(number)", Self.link(number), minute: number, suggestions) }
    for number in 0..<6 { try Self.tell(.dismissed, "\(number)", suggestions) }
    clock.advance(days: 20)
    #expect(try Self.say("6", Self.link(6), minute: 6, suggestions).list.state == .none)
    clock.advance(days: 11)
    _ = try Self.say("7", "ok", minute: 7, suggestions)
    #expect(try Self.say("8", Self.link(8), minute: 8, suggestions).list.state == .ready)
  }

  @Test("a message has no more outcomes than it may, the same ones whatever the order") func bounded() throws {
    var kept: Set<[String]> = []
    for seed in 0..<3 as Range<UInt64> {
      let (suggestions, store) = try Chat.suggestions()
      _ = try Self.say("1", Self.link(1), suggestions)
      var generator = SeededGenerator(seed: seed)
      let outcomes = (0..<90).map { ("openURL:\($0 % 60)", ActionOutcome.allCases[$0 % 7 % 3]) }
        .shuffled(using: &generator)
      let rows = try store.use { database in
        let desk = suggestions.desk(database, "c")
        let row = try #require(try desk.message("1"))
        for (fingerprint, outcome) in outcomes { _ = try desk.note(outcome, fingerprint, on: row) }
        return try database.query("SELECT fingerprint || ' ' || outcome FROM action_outcome") { row in row.text(0) }
      }
      kept.insert(rows)
    }
    #expect(kept.count == 1 && kept.first?.count == 32)
  }

  @Test("conversations that turn out to be one have one count") func joined() throws {
    let (suggestions, _) = try Chat.suggestions()
    let messages = (0..<7).map { Chat.message("\($0)", Self.link($0), minute: $0) }
    for message in messages { _ = try suggestions.generate(Chat.request(message), client: "c") }
    for number in 0..<6 { try Self.tell(.dismissed, "\(number)", suggestions) }
    #expect(try Self.shown("6", suggestions)?.count == 1)
    let last = try suggestions.generate(
      Chat.request(Chat.message("end", "ok", minute: 8), after: messages), client: "c")
    #expect(last.changed.map(\.messageId) == ["6"])
    #expect(try Self.shown("6", suggestions) == [])
    // The conversation gets a name; then one message is moved out of it, and takes its outcome along.
    _ = try suggestions.generate(Chat.request(messages[0], in: "named"), client: "c")
    #expect(try suggestions.outcomes(OutcomeScope()).map(\.dismissed) == [6])
    let moved = try suggestions.generate(Chat.request(messages[0], in: "other"), client: "c")
    #expect(moved.list.state == .none && moved.changed.map(\.messageId) == ["6"])
    #expect(try suggestions.outcomes(OutcomeScope()).map(\.dismissed) == [1, 5])
  }
}
