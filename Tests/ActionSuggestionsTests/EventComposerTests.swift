import CivilTime
import Foundation
import Testing

@testable import ActionSuggestions

@Suite("Events of plans")
struct EventComposerTests {
  @Test(
    "have the fingerprint that is told without them",
    arguments: [
      "Dinner on Friday at 7?", "lunch tomorrow at Nopa", "Team meeting on 12 March", "call at 3pm PST on Thursday?",
      "brunch on Sunday from 11 to 1", "Film night every Tuesday at 8", "coffee yesterday at 4", "see you at 8 tonight",
    ],
    [nil, "UTC", "GMT", "America/New_York", "Asia/Kathmandu", "+05:30", "-00:45"])
  func fingerprint(body: String, zone: String?) throws {
    var message = Chat.message("m", body)
    var request = Chat.request(message)
    if let zone, zone.contains(":") {
      message.date = try #require(Timestamp("2026-03-02T18:00:00" + zone))
      request = ActionRequest(message: message)
    } else {
      request.timeZone = zone.flatMap { TimeZone(identifier: $0) }
    }
    let facts = MessageFacts(request)
    let composer = EventComposer(facts: facts)
    let fragments = facts.fragments.filter { $0.when != nil }
    #expect(!fragments.isEmpty)
    for fragment in fragments {
      let merger = PlanMerger(fragment: fragment, index: 0, facts: facts, isCorrecting: false)
      var plan = try #require(merger.opened())
      plan.when = fragment.when
      for occasion in [nil, "Tea  Time"] {
        plan.occasion = occasion
        #expect(composer.fingerprint(of: plan) == composer.draft(of: plan, range: fragment.range)?.fingerprint)
      }
    }
  }
}
