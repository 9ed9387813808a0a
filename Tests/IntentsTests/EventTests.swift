import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct EventTests {
  @Test(
    "An event is written once it is confirmed",
    arguments: [
      (
        ["title": "Lunch", "start": "2026-03-06T12:30:00", "location": "Nopa; SF", "attendees": ["Anna", "Ben"]],
        [
          "DTSTART;TZID=Europe/Berlin:20260306T123000", "DTEND;TZID=Europe/Berlin:20260306T133000",
          "LOCATION:Nopa\\; SF", "DESCRIPTION:With Anna\\, Ben",
        ],
        "Lunch\nFri 6 Mar 2026, 12:30 – 13:30\nNopa; SF\nAnna, Ben"
      ),
      (
        ["title": "Call", "start": "2026-07-01T23:30", "end": "2026-07-02T00:15", "timeZone": "America/New_York"],
        ["DTSTART;TZID=America/New_York:20260701T233000", "DTEND;TZID=America/New_York:20260702T001500"],
        "Call\nWed 1 Jul 2026, 23:30 – Thu 2 Jul 2026, 00:15 (America/New_York)"
      ),
      (
        ["title": "Fair", "start": "2026-03-06", "end": "2026-03-09"],
        ["DTSTART;VALUE=DATE:20260306", "DTEND;VALUE=DATE:20260309"], "Fair\nFri 6 Mar 2026 – Sun 8 Mar 2026"
      ),
      (
        ["title": "Holiday", "start": "2026-03-06T10:00:00", "isAllDay": true],
        ["DTSTART;VALUE=DATE:20260306", "DTEND;VALUE=DATE:20260307"], "Holiday\nFri 6 Mar 2026"
      ),
      (
        ["title": "Left out", "start": "2026-03-29T02:30", "end": "2026-03-29T03:00"],
        ["DTSTART;TZID=Europe/Berlin:20260329T033000", "DTEND;TZID=Europe/Berlin:20260329T040000"],
        "Left out\nSun 29 Mar 2026, 03:30 – 04:00"
      ),
      (
        ["title": "Across", "start": "2026-03-29T01:30", "end": "2026-03-29T03:30"],
        ["DTSTART;TZID=Europe/Berlin:20260329T013000", "DTEND;TZID=Europe/Berlin:20260329T033000"],
        "Across\nSun 29 Mar 2026, 01:30 – 03:30"
      ),
      (
        ["title": "Twice", "start": "2026-10-25T02:30"], ["DTSTART:20261025T003000Z", "DTEND:20261025T013000Z"],
        "Twice\nSun 25 Oct 2026, 02:30 – 02:30 (UTC+01:00)"
      ),
      (
        ["title": "To the second", "start": "2026-03-06T12:30:05", "end": "2026-03-06T12:30:10", "timeZone": "UTC"],
        ["DTSTART:20260306T123005Z", "DTEND:20260306T123010Z"],
        "To the second\nFri 6 Mar 2026, 12:30:05 – 12:30:10 (UTC)"
      ),
      (
        ["title": "Fixed", "start": "2026-03-06T12:30", "timeZone": "Etc/GMT-3"],
        ["DTSTART;TZID=Etc/GMT-3:20260306T123000", "TZOFFSETTO:+0300"],
        "Fixed\nFri 6 Mar 2026, 12:30 – 13:30 (Etc/GMT-3)"
      ),
      (
        ["title": "Elsewhere", "start": "2026-03-06T12:30", "timeZone": "Asia/Kolkata"],
        ["DTSTART;TZID=Asia/Kolkata:20260306T123000", "TZID:Asia/Kolkata"],
        "Elsewhere\nFri 6 Mar 2026, 12:30 – 13:30 (Asia/Kolkata)"
      ),
      (
        ["title": "Club", "start": "2026-03-03T19:00", "recurrence": "FREQ=WEEKLY;BYDAY=TU"],
        ["DTSTART;TZID=Europe/Berlin:20260303T190000", "RRULE:FREQ=WEEKLY;BYDAY=TU", "BEGIN:VTIMEZONE"],
        "Club\nTue 3 Mar 2026, 19:00 – 20:00\nRepeats weekly on Tue"
      ),
      (
        ["title": "Last", "start": "9999-12-30"], ["DTSTART;VALUE=DATE:99991230", "DTEND;VALUE=DATE:99991231"],
        "Last\nThu 30 Dec 9999"
      ),
    ] as [(JSONObject, [String], String)])
  func write(parameters: JSONObject, lines: [String], words: String) throws {
    let directory = try TestDirectory()
    guard case .needsConfirmation(let request) = try directory.perform("CreateEvent", parameters) else {
      Issue.record("It did not ask.")
      return
    }
    #expect(request.actionName == "Add")
    let shown = try directory.tree(of: request.snippetIntent).fallbackText
    #expect(shown.hasPrefix(words + "\nDay"), "\(shown)")
    #expect(directory.files(in: "calendar").isEmpty)
    let output = try directory.output("CreateEvent", parameters, isConfirmed: true)
    let uid = try #require(output.value?["uid"]?.string)
    #expect(directory.files(in: "calendar") == [uid + ".ics"])
    #expect(directory.mode(of: "calendar/\(uid).ics") == 0o600)
    #expect(directory.mode(of: "calendar") == 0o700)
    let text = try String(contentsOfFile: directory.path + "/calendar/\(uid).ics", encoding: .utf8)
    for line in lines { #expect(text.contains("\r\n\(line)\r\n"), "\(line) is missing in \(text)") }
  }

  @Test(
    "Wrong parameters are named",
    arguments: [
      (["title": "x", "start": "2026-02-30"], "start"), (["title": "x", "start": "2026-03-06T25:00:00"], "start"),
      (["title": "x", "start": "2026-03-06", "isAllDay": false], "start"),
      (["title": "x", "start": "2026-03-06T10:00:00", "end": "2026-03-06T10:00:00"], "end"),
      (["title": "x", "start": "2026-03-06T10:00:00", "end": "2026-03-07"], "end"),
      (["title": "x", "start": "2026-03-06", "end": "2026-03-06"], "end"),
      (["title": "x", "start": "2026-03-06", "timeZone": "Mars/Olympus"], "timeZone"),
      (["title": "x", "start": "2026-03-06", "attendees": "Anna"], "attendees"),
      (["title": "", "start": "2026-03-06"], "title"), (["title": "x", "start": "9999-12-31"], "start"),
      (["title": "x", "start": "9999-12-31T23:30"], "start"), (["title": "x", "start": "0001-01-01T00:30"], "start"),
      (["title": "x", "start": "9999-12-31T20:30", "timeZone": "America/New_York"], "start"),
      (["title": "x", "start": "9999-12-31T12:30", "end": "9999-12-31T20:30", "timeZone": "America/New_York"], "end"),
      (["title": "x", "start": "2026-03-06T10:00", "timeZone": "GMT+5"], "timeZone"),
      (["title": "x", "start": "2026-03-06T10:00", "timeZone": "PST"], "timeZone"),
      (["title": "x", "start": "2026-03-06T10:00", "timeZone": ""], "timeZone"),
      (["title": "x", "start": "2026-03-06T10:00", "timeZone": "Etc/Nowhere"], "timeZone"),
      (["title": "x", "location": .string(String(repeating: "x", count: 70_000))], "location"),
      (["title": "x", "attendees": .array(Array(repeating: "x", count: 1_001))], "attendees"),
    ] as [(JSONObject, String)])
  func wrongParameters(parameters: JSONObject, parameter: String) throws {
    let directory = try TestDirectory()
    do {
      _ = try directory.perform("CreateEvent", parameters, isConfirmed: true)
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.parameter == parameter)
    }
    #expect(directory.files(in: "calendar").isEmpty)
  }

  @Test(
    "What is missing is asked for",
    arguments: [([:], "title"), (["title": "x"], "start"), (["title": .null], "title")] as [(JSONObject, String)])
  func missing(parameters: JSONObject, parameter: String) throws {
    guard case .needsInput(let request) = try TestDirectory().perform("CreateEvent", parameters) else {
      Issue.record("It did not ask.")
      return
    }
    #expect(request.parameter == parameter)
  }

  @Test("A confirmation that is sent twice writes one event")
  func replay() async throws {
    let directory = try TestDirectory()
    let center = SnippetCenter(
      catalogue: directory.intents.catalogue, makeIdentifier: { UUID().uuidString }, clock: { TestDirectory.now },
      onReload: { _ in })
    let parameters: JSONObject = ["title": "Lunch", "start": "2026-03-06T12:30:00"]
    let asked = try await center.perform(
      .intent(IntentInvocation("inkling/CreateEvent", parameters: parameters)), for: "host",
      surroundings: directory.context.surroundings
    ).get()
    #expect(asked.kind == .confirmation)
    let tap = SnippetInteraction(
      snippetID: asked.snippetID, revision: asked.revision, controlID: "$confirm", interactionID: "yes")
    let first = try await center.interact(tap, for: "host").get()
    let second = try await center.interact(tap, for: "host").get()
    #expect(first.outcome == .performed)
    #expect(second.outcome == .replayed)
    #expect(second.view == first.view)
    #expect(directory.files(in: "calendar").count == 1)
  }
}
