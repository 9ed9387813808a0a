import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// What a person changes before an event is added, and what becomes of it.
@Suite struct EventConfirmationTests {
  private let lunch: JSONObject = [
    "title": "Lunch", "start": "2026-03-06T12:30:00", "location": "Nopa", "attendees": ["Anna", "Ben"],
    "recurrence": "FREQ=WEEKLY", "timeZone": "Europe/Berlin",
  ]

  private func written(_ directory: TestDirectory, in collection: String = "calendar") throws -> String {
    let name = try #require(directory.files(in: collection).first { $0.hasSuffix(".ics") })
    return try String(contentsOfFile: directory.path + "/\(collection)/" + name, encoding: .utf8)
  }

  @Test(
    "What is shown after the changes is what is written",
    arguments: [
      (
        [], "Fri 6 Mar 2026, 12:30 – 13:30", ["LOCATION:Nopa", "DESCRIPTION:With Anna\\, Ben", "RRULE:FREQ=WEEKLY"], []
      ),
      (["day-more", "day-more"], "Sun 8 Mar 2026, 12:30 – 13:30", ["DTSTART;TZID=Europe/Berlin:20260308T123000"], []),
      (["day-less"], "Thu 5 Mar 2026, 12:30 – 13:30", [], []),
      (["start-more"], "Fri 6 Mar 2026, 12:45 – 13:45", ["DTEND;TZID=Europe/Berlin:20260306T134500"], []),
      (["start-less", "all", "length-more"], "Fri 6 Mar 2026, 12:15 – 13:30", [], []),
      (["all", "length-less", "length-less", "length-less", "length-less"], "Fri 6 Mar 2026, 12:30 – 12:45", [], []),
      (["all", "allDay+"], "Fri 6 Mar 2026", ["DTSTART;VALUE=DATE:20260306"], ["VTIMEZONE"]),
      (["all", "allDay+", "length-more"], "Fri 6 Mar 2026 – Sat 7 Mar 2026", ["DTEND;VALUE=DATE:20260308"], []),
      (["all", "allDay+", "allDay-"], "Fri 6 Mar 2026, 12:30 – 13:30", [], []),
      (["all", "location-"], "Fri 6 Mar 2026", ["DESCRIPTION"], ["LOCATION"]),
      (["all", "attendees-", "recurrence-"], "Fri 6 Mar 2026", ["LOCATION"], ["DESCRIPTION", "RRULE:FREQ=WEEKLY"]),
      (["all", "location-", "location+"], "Fri 6 Mar 2026", ["LOCATION:Nopa"], []),
      (["all", "alarm-2"], "Fri 6 Mar 2026", ["TRIGGER:-PT15M", "ACTION:DISPLAY"], []),
      (["all", "alarm-2", "alarm-0"], "Fri 6 Mar 2026", [], ["VALARM"]),
      (["all", "alarm-2", "allDay+"], "Fri 6 Mar 2026", [], ["VALARM"]),
      (["all", "allDay+", "alarm-1"], "Fri 6 Mar 2026", ["TRIGGER:PT9H"], []),
    ] as [([String], String, [String], [String])])
  func changes(taps: [String], words: String, lines: [String], absent: [String]) async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("CreateEvent", lunch)
    for tap in taps {
      let value = tap.hasSuffix("+") ? true : tap.hasSuffix("-") ? false : nil
      let answer = try await snippet.tap(tap.trimmingCharacters(in: ["+"]).replacing(/-$/, with: ""), value)
      #expect(answer.error == nil, "\(tap)")
    }
    #expect(snippet.text.hasPrefix("Lunch\n\(words)"), "\(snippet.text)")
    #expect(directory.files(in: "calendar").isEmpty)
    try await snippet.tap("$confirm")
    #expect(snippet.text.hasPrefix("Lunch\n\(words)"), "\(snippet.text)")
    let text = try written(directory)
    for line in lines { #expect(text.contains("\r\n\(line)"), "\(line) is missing in \(text)") }
    for name in absent { #expect(!text.contains(name), "\(name) is in \(text)") }
  }

  @Test("At first only the important is shown, and each control has a name and works in every renderer")
  func short() async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("CreateEvent", lunch)
    #expect(
      snippet.text == """
        Lunch
        Fri 6 Mar 2026, 12:30 – 13:30
        Repeats weekly
        Nopa
        Anna, Ben
        Day [−1 day] [+1 day]
        Start [−15 min] [+15 min]
        [More…]
        [Cancel] [Add]
        """)
    #expect(snippet.answer.dialog?.supporting == "Add this event?")
  }

  @Test("The other readings of the words are offered")
  func readings() async throws {
    let directory = try TestDirectory()
    var parameters = lunch
    parameters["alternatives"] = ["2026-03-13T12:30:00", "2026-03-06T12:30:00", "2026-03-20/2026-03-22"]
    let snippet = try await directory.shown("CreateEvent", parameters)
    #expect(snippet.text.contains("Which one is meant?"))
    try await snippet.tap("reading-1")
    #expect(snippet.text.hasPrefix("Lunch\nFri 13 Mar 2026, 12:30 – 13:30"))
    try await snippet.tap("reading-2")
    #expect(snippet.text.hasPrefix("Lunch\nFri 20 Mar 2026 – Sat 21 Mar 2026"))
    try await snippet.tap("$confirm")
    #expect(try written(directory).contains("DTSTART;VALUE=DATE:20260320"))
    for wrong in ["soon", "2026-02-30", "2026-03-06/", "2026-03-06T10:00/2026-03-06T09:00", "/"] {
      parameters["alternatives"] = [.string(wrong)]
      #expect(throws: SnippetError.self) { try directory.perform("CreateEvent", parameters) }
    }
  }

  @Test("What lies at the same time is told, what is private without its name, and what is free or elsewhere is not")
  func conflicts() async throws {
    let directory = try TestDirectory()
    func event(_ uid: String, _ lines: String) throws {
      try directory.write(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\n\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
        as: "../calendar/\(uid).ics")
    }
    try event("a", "SUMMARY:Stand-up\r\nDTSTART:20260227T110000Z\r\nDTEND:20260227T120000Z\r\nRRULE:FREQ=WEEKLY")
    try event("b", "SUMMARY:Free\r\nTRANSP:TRANSPARENT\r\nDTSTART:20260306T110000Z\r\nDTEND:20260306T120000Z")
    try event("c", "SUMMARY:Holiday\r\nDTSTART;VALUE=DATE:20260306")
    try event("d", "SUMMARY:Before\r\nDTSTART:20260306T100000Z\r\nDTEND:20260306T113000Z\r\nSTATUS:CANCELLED")
    try event("e", "SUMMARY:Later\r\nDTSTART:20260306T123000Z\r\nDTEND:20260306T133000Z")
    try event("f", "SUMMARY:Doctor\r\nCLASS:PRIVATE\r\nDTSTART:20260309T113000Z\r\nDTEND:20260309T120000Z")
    let snippet = try await directory.shown("CreateEvent", lunch)
    #expect(snippet.text.contains("\nOverlaps “Stand-up”, 12:00 – 13:00\n"), "\(snippet.text)")
    #expect(snippet.answer.dialog?.full.hasSuffix("It overlaps “Stand-up”.") == true)
    try await snippet.tap("start-more")
    #expect(snippet.text.contains("Overlaps “Stand-up”, 12:00 – 13:00 and 1 more"))
    for _ in 0..<3 { try await snippet.tap("day-more") }
    #expect(snippet.text.contains("Overlaps “Private”") && !snippet.text.contains("Doctor"))
    try await snippet.tap("day-more")
    #expect(!snippet.text.contains("Overlaps"))
  }

  @Test("Of several calendars one is chosen, by its own name, and one that is gone is refused")
  func calendars() async throws {
    let directory = try TestDirectory()
    try directory.write("Work\u{202E}", as: "../calendar/b/displayname")
    try directory.write("", as: "../calendar/a/displayname")
    let snippet = try await directory.shown("CreateEvent", lunch)
    #expect(snippet.text.contains("\na\n"))
    try await snippet.tap("all")
    try await snippet.tap("calendar-1")
    #expect(snippet.text.contains("[✓ Work]\n"), "\(snippet.text)")
    try await snippet.tap("$confirm")
    #expect(try written(directory, in: "calendar/b").contains("SUMMARY:Lunch"))
    #expect(snippet.text.contains("\nWork\n"))
    let other = try await directory.shown("CreateEvent", lunch)
    try await other.tap("all")
    try FileManager.default.removeItem(atPath: directory.path + "/calendar/b")
    #expect(try await other.tap("calendar-1").outcome == .failed)
  }

  @Test("A calendar that is gone or full when it is confirmed is told, the draft stays, and nothing is left behind")
  func unwritable() async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("CreateEvent", lunch)
    try Data("no directory".utf8).write(to: URL(filePath: directory.path + "/calendar"))
    let failed = try await snippet.tap("$confirm")
    #expect(failed.outcome == .failed && failed.kind == .confirmation)
    #expect(failed.error?.reason == "storeUnavailable")
    try FileManager.default.removeItem(atPath: directory.path + "/calendar")
    try await snippet.tap("$confirm")
    #expect(directory.files(in: "calendar").count == 1)
  }

  @Test("An event is taken back, once, and not where somebody changed it since", arguments: [false, true])
  func undo(isChanged: Bool) async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("CreateEvent", lunch)
    try await snippet.tap("$confirm")
    #expect(snippet.text.hasSuffix("\nNopa\nWith Anna, Ben\n[Undo]"), "\(snippet.text)")
    if isChanged {
      let file = directory.path + "/calendar/" + (directory.files(in: "calendar").first ?? "")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try Data(text.replacing("SUMMARY:Lunch", with: "SUMMARY:Brunch").utf8).write(to: URL(filePath: file))
      #expect(throws: SnippetError.self) { try directory.output("Undo") }
      #expect(try await snippet.tap("undo").error?.reason == "entityNotFound")
      #expect(snippet.text.hasPrefix("Brunch\n") && !snippet.text.contains("Undo"))
      #expect(directory.files(in: "calendar").count == 1)
    } else {
      #expect(try await snippet.tap("undo").outcome == .performed)
      #expect(directory.files(in: "calendar").isEmpty)
      #expect(snippet.text == "No Longer on Your Calendar")
      #expect(throws: SnippetError.entityNotFound("There is nothing to undo.")) { try directory.output("Undo") }
    }
  }

  @Test("Dates at the ends of the calendar can be moved no further, and nothing crashes")
  func ends() async throws {
    let directory = try TestDirectory()
    for start in ["9999-12-30", "9999-12-31T20:00", "0001-01-01", "0001-01-01T03:00"] {
      let snippet = try await directory.shown("CreateEvent", ["title": "x", "start": .string(start)])
      try await snippet.tap("all")
      for id in ["day-more", "day-less", "length-more", "length-less", "day-less", "day-more"] {
        #expect(try await snippet.tap(id).error == nil)
      }
      try await snippet.tap("allDay", start.count < 12 ? false : true)
      try await snippet.tap("day-more")
      try await snippet.tap("$confirm")
      #expect(snippet.answer.error == nil, "\(start)")
    }
    #expect(directory.files(in: "calendar").count == 4)
  }

  @Test("A host cannot name a draft, nor change one")
  func drafts() throws {
    let directory = try TestDirectory()
    for (name, parameters): (String, JSONObject) in [
      ("AdjustEvent", ["draft": "x", "change": "all"]), ("AdjustEvent", ["draft": "x", "change": "nothing"]),
      ("AdjustEvent", ["draft": "x", "change": "day", "amount": 1_000_000]), ("ConfirmEvent", ["draft": "x"]),
      ("AdjustReminder", ["draft": "x", "change": "alarm"]), ("AdjustContact", ["draft": "x", "change": "book"]),
      ("ConfirmContact", [:]), ("ConfirmReminder", [:]), ("Undo", ["change": "x"]),
    ] {
      #expect(throws: SnippetError.self, "\(name)") { try directory.output(name, parameters) }
    }
    let catalogue = directory.intents.catalogue
    for name in ["CreateEvent", "CreateReminder", "AddContact"] {
      let description = catalogue.description(of: "inkling/" + name)
      #expect(description?.parameters.first { $0.name == "draft" }?.isPrivate == true)
    }
  }
}
