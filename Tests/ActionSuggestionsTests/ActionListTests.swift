import Foundation
import JSONRPC
import Store
import Testing

@testable import ActionSuggestions

@Suite("Lists of a conversation")
struct ActionListTests {
  static let link = "see https://example.org/a"

  @Test("a list is stored and not read twice") func stored() throws {
    let (suggestions, _) = try Chat.suggestions()
    let request = Chat.request(Chat.message("1", Self.link))
    #expect(try suggestions.list(for: "1", client: "c") == nil)
    let first = try suggestions.generate(request, client: "c")
    #expect(first.isNew && first.list.state == .ready && first.list.actions.count == 1 && first.list.revision > 0)
    #expect(try suggestions.isCurrent(request, client: "c"))
    let second = try suggestions.generate(request, client: "c")
    #expect(!second.isNew && second.list == first.list && second.changed.isEmpty)
    #expect(try suggestions.list(for: "1", client: "c") == first.list)
    #expect(try suggestions.list(for: "1", client: "other") == nil)
  }

  @Test(
    "a list is written at once as its JSON is",
    arguments: ["ok", link, "dinner on friday at 7 at Nopa?", "call me on 202 555 0143 \"now\"", "Увидимся в пятницу?"])
  func bytes(body: String) throws {
    let (suggestions, _) = try Chat.suggestions()
    let list = try suggestions.generate(Chat.request(Chat.message("é\n1", body)), client: "c").list
    for positions in [\TextRange.utf8, \TextRange.utf16] {
      #expect(list.bytes(positions: positions) == JSONWriter.bytes(of: .object(list.json(positions: positions))))
    }
  }

  @Test("a message with nothing to do has a list of none") func none() throws {
    let (suggestions, _) = try Chat.suggestions()
    let list = try suggestions.generate(Chat.request(Chat.message("1", "ok")), client: "c").list
    #expect(list.state == .none && list.actions.isEmpty && list.reason == nil)
  }

  @Test("a body that is too long is not read") func tooLong() throws {
    let (suggestions, _) = try Chat.suggestions()
    let body = String(repeating: "a ", count: 32_769)
    let list = try suggestions.generate(Chat.request(Chat.message("1", body)), client: "c").list
    #expect(list.state == .unavailable && list.reason == "tooLong")
  }

  @Test(
    "a text in a writing system that no supported language has is said to be one, unless something in it can be read",
    arguments: [
      ("金曜日に会いましょうか", "unavailable"), ("Увидимся в пятницу?", "unavailable"), ("نلتقي يوم الجمعة", "unavailable"),
      ("詳細は https://example.org/a", "ready"), ("ok 👍🏽", "none"), ("Schön, bis Freitag!", "none"),
      ("いいね lol that is great", "none"),
      ("π²", "none"), ("12:30 / 415", "none"), ("", "none"),
    ])
  func writingSystem(body: String, state: String) throws {
    let (suggestions, _) = try Chat.suggestions()
    let list = try suggestions.generate(Chat.request(Chat.message("1", body)), client: "c").list
    #expect(list.state.rawValue == state)
    #expect(list.reason == (state == "unavailable" ? "unsupportedLanguage" : nil))
  }

  @Test("an action is only on the earliest message, whatever the order of the calls") func late() throws {
    let (suggestions, store) = try Chat.suggestions()
    let one = Chat.message("1", Self.link, minute: 0)
    let two = Chat.message("2", "again: https://EXAMPLE.org/a", minute: 1)
    let later = try suggestions.generate(Chat.request(two, after: [one]), client: "c")
    #expect(later.list.state == .ready)
    let earlier = try suggestions.generate(Chat.request(one), client: "c")
    #expect(earlier.list.state == .ready)
    let changed = try #require(earlier.changed.first)
    #expect(changed.messageId == "2" && changed.state == .none && changed.revision > later.list.revision)
    #expect(try suggestions.list(for: "2", client: "c") == changed)
    let notes = try store.use { database in try database.changes(after: 0, client: "c", except: "") }
    #expect(notes.map(\.key) == ["2", "1", "2"] && notes.allSatisfy { $0.kind == "actions.ready" })
  }

  @Test("an edit gives the action back") func edit() throws {
    let (suggestions, _) = try Chat.suggestions()
    let one = Chat.message("1", Self.link, minute: 0)
    let two = Chat.message("2", Self.link, minute: 1)
    _ = try suggestions.generate(Chat.request(one), client: "c")
    #expect(try suggestions.generate(Chat.request(two, after: [one]), client: "c").list.state == .none)
    let edited = try suggestions.generate(Chat.request(Chat.message("1", "never mind")), client: "c")
    #expect(edited.list.state == .none)
    #expect(edited.changed.map(\.messageId) == ["2"] && edited.changed.first?.state == .ready)
  }

  @Test("forgetting a message gives the action back") func invalidate() throws {
    let (suggestions, _) = try Chat.suggestions()
    let one = Chat.message("1", Self.link, minute: 0)
    let two = Chat.message("2", Self.link, minute: 1)
    _ = try suggestions.generate(Chat.request(one), client: "c")
    _ = try suggestions.generate(Chat.request(two, after: [one]), client: "c")
    #expect(try suggestions.invalidate(messageId: "1", client: "other").forgotten == [])
    let result = try suggestions.invalidate(messageId: "1", client: "c")
    #expect(result.forgotten == ["1"] && result.changed.map(\.messageId) == ["2"])
    #expect(try suggestions.list(for: "1", client: "c") == nil)
    #expect(try suggestions.list(for: "2", client: "c")?.state == .ready)
  }

  @Test("forgetting a conversation forgets its messages") func conversation() throws {
    let (suggestions, _) = try Chat.suggestions()
    let one = Chat.message("1", Self.link)
    let two = Chat.message("2", "ok", minute: 1)
    let name = try suggestions.generate(Chat.request(two, after: [one]), client: "c").list.conversationId
    #expect(try suggestions.generate(Chat.request(one), client: "c").list.conversationId == name)
    #expect(try suggestions.invalidate(conversationId: name ?? "", client: "c").forgotten == ["1", "2"])
    #expect(try suggestions.list(for: "1", client: "c") == nil)
    #expect(try suggestions.invalidate(conversationId: name ?? "", client: "c").forgotten == [])
  }

  @Test("messages of two conversations take nothing from each other") func apart() throws {
    let (suggestions, _) = try Chat.suggestions()
    _ = try suggestions.generate(Chat.request(Chat.message("1", Self.link), in: "a"), client: "c")
    let other = try suggestions.generate(Chat.request(Chat.message("2", Self.link, minute: 1), in: "b"), client: "c")
    #expect(other.list.state == .ready && other.list.conversationId == "b")
  }

  @Test("a message that was only seen takes nothing away") func context() throws {
    let (suggestions, _) = try Chat.suggestions()
    let one = Chat.message("1", Self.link)
    let two = Chat.message("2", Self.link, minute: 1)
    #expect(try suggestions.generate(Chat.request(two, after: [one]), client: "c").list.state == .ready)
    #expect(try suggestions.list(for: "1", client: "c") == nil)
  }

  @Test("the last style of a conversation is kept") func style() throws {
    let (suggestions, _) = try Chat.suggestions()
    var request = Chat.request(Chat.message("1", "ok"), in: "a")
    request.style = ["tint": "red"]
    _ = try suggestions.generate(request, client: "c")
    _ = try suggestions.generate(Chat.request(Chat.message("2", "ok"), in: "a"), client: "c")
    #expect(try suggestions.style(for: "a", client: "c") == ["tint": "red"])
    #expect(try suggestions.style(for: "b", client: "c") == nil)
  }

  @Test("a conversation and the whole keep no more than they may") func retention() throws {
    let (suggestions, store) = try Chat.suggestions(
      retention: ActionRetention(messagesPerConversation: 12, maximumMessages: 20))
    for index in 0..<40 {
      let request = Chat.request(Chat.message("\(index)", Self.link, minute: index), in: "c\(index % 2)")
      _ = try suggestions.generate(request, client: "c")
    }
    let rows = try store.use { database in
      try database.first("SELECT (SELECT count(*) FROM action_message), count FROM action_ledger") { row in
        [row.int(0), row.int(1)]
      }
    }
    #expect(rows == [20, 20])
    #expect(try suggestions.list(for: "0", client: "c") == nil)
    #expect(try suggestions.list(for: "39", client: "c") != nil)
  }

  @Test("lists grow old") func age() throws {
    let clock = Clock()
    let (suggestions, _) = try Chat.suggestions(now: { clock.now })
    _ = try suggestions.generate(Chat.request(Chat.message("1", Self.link)), client: "c")
    clock.advance(days: 31)
    #expect(try suggestions.list(for: "1", client: "c") == nil)
    #expect(try !suggestions.isCurrent(Chat.request(Chat.message("1", Self.link)), client: "c"))
  }
}
