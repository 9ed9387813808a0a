import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct AgendaTests {
  private func directory() throws -> TestDirectory {
    let directory = try TestDirectory()
    for (uid, lines) in [
      ("gym", "SUMMARY:Gym\r\nDTSTART;TZID=Europe/Berlin:20260105T180000\r\nDURATION:PT1H\r\nRRULE:FREQ=WEEKLY"),
      ("trip", "SUMMARY:Trip\r\nDTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260304"),
      ("call", "SUMMARY:Call\r\nLOCATION:Room\\, 2\r\nDTSTART:20260302T223000Z\r\nDTEND:20260303T000000Z"),
      ("tokyo", "SUMMARY:Tokyo\r\nDTSTART;TZID=Asia/Tokyo:20260303T080000\r\nDTEND;TZID=Asia/Tokyo:20260303T090000"),
      ("secret", "SUMMARY:Doctor\r\nLOCATION:Clinic\r\nCLASS:CONFIDENTIAL\r\nDTSTART:20260303T100000Z"),
      ("off", "SUMMARY:Off\r\nSTATUS:CANCELLED\r\nDTSTART:20260302T100000Z"),
      ("evil", "SUMMARY:\u{1B}[2J\u{202E}\u{7}Evil\r\nDTSTART:20260303T200000Z\r\nDTEND:20260303T190000Z"),
    ] {
      try directory.write(
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\n\(lines)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n",
        as: "../calendar/home/\(uid).ics")
    }
    return directory
  }

  private static let buttons = "\n[‹] [Today] [Tomorrow] [Week] [›]"

  @Test("The days are shown with what takes place on them by the person's clock")
  func days() async throws {
    let snippet = try await directory().shown("ShowAgenda")
    #expect(
      snippet.text == """
        Today, Mon 2 Mar 2026
        Trip
        All day
        Gym
        18:00 – 19:00 · repeats
        Call
        from 23:30 · Room, 2
        """ + Self.buttons)
    #expect(snippet.answer.dialog?.full == "3 things today.")
    try await snippet.tap("tomorrow")
    #expect(
      snippet.text == """
        Tomorrow, Tue 3 Mar 2026
        Trip
        All day
        Call
        until 01:00 · Room, 2
        Tokyo
        00:00 – 01:00
        Private
        11:00
        [2JEvil
        21:00
        """ + Self.buttons, "\(snippet.text)")
    try await snippet.tap("later")
    #expect(snippet.text == "Wed 4 Mar 2026\nNothing planned" + Self.buttons)
    try await snippet.tap("week")
    #expect(snippet.text.hasPrefix("Today, Mon 2 Mar 2026\nTrip\nAll day"))
    try await snippet.tap("later")
    #expect(snippet.text.hasPrefix("Mon 9 Mar 2026\nGym\n18:00 – 19:00 · repeats"), "\(snippet.text)")
    try await snippet.tap("today")
    #expect(snippet.text.hasPrefix("Today"))
  }

  @Test("What another program changes shows after a reload, and files with faults are told")
  func reload() async throws {
    let directory = try directory()
    let snippet = try await directory.shown("ShowAgenda")
    _ = directory.intents.changedOutside()
    #expect(directory.intents.changedOutside().isEmpty)
    try FileManager.default.removeItem(atPath: directory.path + "/calendar/home/gym.ics")
    try directory.write("noise", as: "../calendar/home/noise.ics")
    #expect(
      directory.intents.changedOutside() == ["inkling/ShowAgenda", "inkling/ShowEvent", "inkling/ConfirmEvent"])
    try await snippet.reload()
    #expect(!snippet.text.contains("Gym"))
    #expect(snippet.answer.warnings.map(\.message) == ["home/noise.ics cannot be read and is left alone."])
  }

  @Test("A clock that is changed moves no instance of a series")
  func series() async throws {
    let snippet = try await directory().shown("ShowAgenda", ["day": "2026-07-06"])
    #expect(snippet.text.hasPrefix("Mon 6 Jul 2026\nGym\n18:00 – 19:00"))
  }

  @Test(
    "Wrong parameters are named",
    arguments: [
      (["days": 0], "days"), (["days": 32], "days"), (["day": "2026-02-30"], "day"), (["range": "year"], "range"),
    ] as [(JSONObject, String)])
  func wrong(parameters: JSONObject, parameter: String) throws {
    do {
      _ = try TestDirectory().output("ShowAgenda", parameters)
      Issue.record("It was accepted.")
    } catch let error as SnippetError {
      #expect(error.parameter == parameter)
    }
  }

  @Test("The ends of the calendar, and no calendar at all", arguments: ["9999-12-31", "0001-01-01"])
  func ends(day: String) async throws {
    let directory = try TestDirectory()
    let snippet = try await directory.shown("ShowAgenda", ["day": .string(day), "days": 31])
    for id in ["later", "earlier", "earlier", "later"] { try await snippet.tap(id) }
    #expect(snippet.text.contains("Nothing planned"))
    #expect(directory.files(in: "calendar").isEmpty)
  }

  @Test("Thousands of events of endless series are drawn in bounded time")
  func many() throws {
    let directory = try TestDirectory()
    for number in 0..<300 {
      try directory.write(
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(number)\r\nSUMMARY:\(number)\r\nDTSTART:19000101T080000Z\r\n"
          + "RRULE:FREQ=DAILY;COUNT=999999\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", as: "../calendar/\(number).ics")
    }
    let start = ContinuousClock.now
    let text = try directory.tree(of: IntentInvocation("inkling/ShowAgenda")).fallbackText
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(text.utf8.count < 4_000)
  }
}
