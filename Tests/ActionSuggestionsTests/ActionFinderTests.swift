import JSONRPC
import Testing

@testable import ActionSuggestions

@Suite("What a message asks for")
struct ActionFinderTests {
  /// Texts with their events as `title|start|end|location`.
  static let plans: [(String, String)] = [
    ("Dinner on Friday at 7pm?", "Dinner|2026-03-06T19:00:00|-|-"),
    ("let's have lunch at Nopa tomorrow 12:30", "Lunch at Nopa|2026-03-03T12:30:00|-|Nopa"),
    ("can we meet on Thursday at 10:30 am?", "Meeting with Ana Ruiz|2026-03-05T10:30:00|-|-"),
    ("dinner friday?", "Dinner|2026-03-06|-|-"),
    ("thurs can?", "Meeting with Ana Ruiz|2026-03-05|-|-"),
    ("Drinks tonight 8-10pm, you in?", "Drinks|2026-03-02T20:00:00|2026-03-02T22:00:00|-"),
    (
      "see you at The Brass Heron tomorrow at 7",
      "Meeting with Ana Ruiz at The Brass Heron|2026-03-03T19:00:00|-|The Brass Heron"
    ),
    ("Can we have the review on Thursday at 2pm PST?", "Review|2026-03-05T17:00:00|-|-"),
    (
      "Signing moved to the 30th at noon, 312 Larkspur Street, Denver.",
      "Signing at 312 Larkspur Street|2026-03-30T12:00:00|-|312 Larkspur Street, Denver"
    ),
    ("shall we have brunch this weekend", "Brunch|2026-03-07|2026-03-09|-"),
  ]

  @Test("a plan becomes an event", arguments: plans) func plan(_ text: String, _ expected: String) throws {
    let events = Chat.actions(text).compactMap { action -> EventPayload? in
      if case .createEvent(let event) = action.payload { event } else { nil }
    }
    #expect(events.map { "\($0.title)|\($0.start)|\($0.end ?? "-")|\($0.location ?? "-")" } == [expected])
    let event = try #require(events.first)
    #expect(event.attendees == ["Ana Ruiz"] && event.timeZone == "America/New_York")
    #expect(event.isAllDay == !event.start.contains("T"))
  }

  static let silent = [
    "see you tomorrow", "talk tonight", "we met at 5", "we always eat at 7", "it was great on Friday",
    "tomorrow is Friday", "7pm", "> supper friday 8pm?", "I am flying to Oslo on Saturday", "version 3.2 is out",
    "dinner on Friday is cancelled", "can't make dinner on Friday", "she rang at 4 yesterday", "they won 4-1",
    "dinner yesterday at 7", "see http://user@example.com/x", "javascript:alert(1)",
    "got the vet at 5 tomorrow",
    "[https://www.example.com/a](https://evil.example.net/a)", "who knows why the bell strikes at 2?",
    "we set off Thursday at 3pm and come back Sunday",
    "meeting at <TIME>", "the ratio is 1:10", "the meeting last Thursday at 4", "thanks for the call",
  ]

  @Test("what is no plan gives nothing", arguments: silent) func nothing(_ text: String) {
    #expect(Chat.actions(text).map(\.payload) == [])
  }

  static let others: [(String, ActionPayload)] = [
    ("call me on 503 555 0117", .call(.phoneNumber("+15035550117"))),
    ("write to noa@example.com", .sendEmail(address: "noa@example.com", subject: nil)),
    ("see https://Example.org/a", .openURL(LinkTarget(url: "https://example.org/a", host: "example.org"))),
    ("730915 is your code\n\n@example.com #730915", .copyCode(code: "730915", domain: "example.com")),
    ("its 27 Aldous Road, second door", .openInMaps(query: "27 Aldous Road", address: "27 Aldous Road")),
  ]

  @Test("what is named can be used", arguments: others) func other(_ text: String, _ payload: ActionPayload) {
    #expect(Chat.actions(text).map(\.payload) == [payload])
  }

  @Test("the person's own messages raise no calls", arguments: others) func own(
    _ text: String, _ payload: ActionPayload
  ) {
    #expect(Chat.actions(text, mine: true).isEmpty)
  }

  @Test(
    "who asks for a call is called, if the handle is a number",
    arguments: [
      ("call me when you are done", "+1 503 555 0164", 1), ("call me crazy", "+1 503 555 0164", 0),
      ("he didn't call me", "+1 503 555 0164", 0), ("I will call", "ana@example.com", 0),
    ])
  func callBack(_ text: String, _ handle: String, _ count: Int) {
    var message = Chat.message("m", text)
    message.sender.handle = handle
    let actions = Chat.actions(Chat.request(message))
    #expect(actions.map(\.payload) == Array(repeating: .call(.phoneNumber("+15035550164")), count: count))
  }

  @Test("the person's own plan raises an event") func ownPlan() {
    #expect(Chat.actions("dinner on Friday at 7pm?", mine: true).map(\.kind) == [.createEvent])
  }

  @Test("a plan with a place gives an event and a map") func place() {
    let actions = Chat.actions("Dinner at Nopa on Friday at 7pm?")
    #expect(actions.map(\.kind) == [.createEvent, .openInMaps])
    #expect(actions.first?.reason == "Dinner is proposed for Friday at 19:00")
    #expect(actions.map(\.title) == ["Add Dinner at Nopa", "Open Nopa in Maps"])
  }

  @Test("at most three actions are offered") func limit() {
    #expect(Chat.actions("a@example.com b@example.com c@example.com d@example.com").count == 3)
  }

  @Test("an action's JSON is the protocol's") func json() throws {
    let action = try #require(Chat.actions("🎉 dinner on Friday at 7pm?").first)
    let object = action.json(positions: \.utf16)
    #expect(
      object.keys == [
        "id", "kind", "title", "systemImage", "intent", "payload", "range", "confidence", "reason", "fingerprint",
        "provider",
      ])
    #expect(object["intent"]?["name"] == "inkling/CreateEvent")
    #expect(object["intent"]?["parameters"] == object["payload"])
    #expect(object["range"] == ["start": 13, "end": 26])
    #expect(action.range?.utf8 == 15..<28 && action.range?.utf32 == 12..<25)
    #expect(SuggestedAction(stored: action.stored) == action)
  }

  @Test(
    "a long hostile body is read like any other",
    arguments: [
      "at Aa ", "https://a1.example.org/x ", "dinner ", "7pm. ", "tomorrow, ", "call me x ", "a@example.com ",
      "meet at a ",
      "dinner at Aa tomorrow? ", "1 Aa Street ", "code is 1234 ", "\n", "? ",
    ])
  func hostile(_ piece: String) {
    let body = String(repeating: piece, count: MessageFacts.maximumBytes / 4 / piece.utf8.count)
    #expect(Chat.actions(body).count <= MessageFacts.limit)
  }

  @Test("ids follow from the message and the action") func ids() {
    let first = Chat.actions("dinner on Friday at 7pm?")
    #expect(first.map(\.id) == Chat.actions("dinner on Friday at 7pm?").map(\.id))
    let other = Chat.actions(Chat.request(Chat.message("n", "dinner on Friday at 7pm?")))
    #expect(first.map(\.fingerprint) == other.map(\.fingerprint))
    #expect(first.map(\.id) != other.map(\.id))
  }
}
