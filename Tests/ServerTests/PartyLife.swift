import Foundation
import Journal
import TestSupport

@testable import Server

/// A server with a state of its own, and a directory with a party of an entry and three photos.
struct PartyLife {
  let state: TemporaryDirectory
  let files: TemporaryDirectory
  let server: Server

  init(configuration: Configuration = Configuration(), isOn: Bool = true) throws {
    state = try TemporaryDirectory()
    files = try TemporaryDirectory()
    let calendar = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:party
      DTSTART:20260228T150000Z
      DTEND:20260228T180000Z
      SUMMARY:Robin's party
      END:VEVENT
      END:VCALENDAR
      """
    try Data(calendar.utf8).write(to: files.url.appending(path: "cal.ics"))
    for minute in [10, 20, 30] {
      let photo = EXIFBuilder.photo("2026:02:28 16:\(minute):00", offset: "+00:00")
      try Data(photo).write(to: files.url.appending(path: "photo\(minute).jpg"))
    }
    try Data("hello".utf8).write(to: files.url.appending(path: "broken.jpg"))
    server = TestServer.make(directory: state.path, configuration: configuration)
    let journal = try server.engines().journal
    _ = try journal.addSource(files.path, now: TestServer.now)
    if isOn { try journal.setConsent(true) }
  }

  /// What the person has settled about the client of the tests.
  static func configuration(
    titles: Bool = false, trusted: Bool = false, refused: Set<String> = []
  ) -> Configuration {
    var client = Configuration.Client()
    client.journalLevel = titles ? .titles : .opaque
    client.isTrusted = trusted
    client.refused = refused
    var configuration = Configuration()
    configuration.set(client, for: "test")
    return configuration
  }
}
