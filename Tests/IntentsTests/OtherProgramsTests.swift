import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

/// What other programs make of the files, and we of theirs.
@Suite struct OtherProgramsTests {
  private let lunch: JSONObject = [
    "title": "Lunch, at last", "start": "2026-03-06T12:30:00", "location": "Nopa", "recurrence": "FREQ=WEEKLY;COUNT=5",
    "attendees": ["Anna"],
  ]

  @Test(
    "todoman lists our to-dos, and we see what it completes",
    .enabled(if: OtherProgram.todoman != nil, "todoman is not there"))
  func toDos() throws {
    let directory = try TestDirectory()
    try FileManager.default.createDirectory(atPath: directory.path + "/todos/shop", withIntermediateDirectories: true)
    _ = try directory.output(
      "AddToDo", ["title": "Milk; 2 l, fresh – \(String(repeating: "ü", count: 60))", "due": "2026-03-06"])
    let bread = try directory.output("AddToDo", ["title": "Bread"])
    _ = try directory.output("CompleteToDo", ["uid": try #require(bread.value?["uid"]), "isCompleted": true])
    let text = try OtherProgram.todoman(["--porcelain", "list", "--status", "ANY"], in: directory)
    let listed = try JSONParser.parse(text).array ?? []
    let milk = listed.first { $0["completed"] == false }
    #expect(listed.count == 2)
    #expect(milk?["summary"]?.string == "Milk; 2 l, fresh – \(String(repeating: "ü", count: 60))")
    #expect(milk?["list"] == "shop")
    #expect(listed.first { $0["summary"] == "Bread" }?["percent"] == 100)
    _ = directory.toDosChangedOutside()
    _ = try OtherProgram.todoman(["done", String(try #require(milk?["id"]?.int))], in: directory)
    #expect(directory.toDosChangedOutside())
    #expect(try directory.tree().fallbackText.contains("[x] Milk; 2 l, fresh"))
  }

  @Test(
    "todoman reads and re-writes a reminder, and completes series as we do",
    .enabled(if: OtherProgram.todoman != nil, "todoman is not there"))
  func reminders() async throws {
    let directory = try TestDirectory()
    try FileManager.default.createDirectory(atPath: directory.path + "/todos/home", withIntermediateDirectories: true)
    let tent: JSONObject = ["title": "Bring the tent", "due": "2026-03-06T18:00:00", "location": "Old Mill"]
    _ = try directory.output("CreateReminder", tent, isConfirmed: true)
    func listed() throws -> [JSONValue] {
      try JSONParser.parse(OtherProgram.todoman(["--porcelain", "list", "--status", "ANY"], in: directory)).array ?? []
    }
    let reminder = try #require(try listed().first)
    #expect(reminder["summary"] == "Bring the tent" && reminder["due"]?.int == 1_772_816_400)
    let list = try await directory.shown("ShowTodoList")
    let edit = ["edit", "--due", "2026-03-08", String(try #require(reminder["id"]?.int))]
    _ = try OtherProgram.todoman(edit, in: directory)
    #expect(directory.toDosChangedOutside())
    try await list.reload()
    #expect(list.text.hasPrefix("[ ] Bring the tent Due Sun 8 Mar 2026"), "\(list.text)")
    #expect(throws: SnippetError.self) { try directory.output("Undo") }
    // The same series twice: once completed here, once there.
    let rule = "DUE:20260303T090000Z\r\nRRULE:FREQ=WEEKLY\r\n"
    try directory.writeToDo("ours", "Ours", lines: rule, as: "home/ours.ics")
    try directory.writeToDo("theirs", "Theirs", lines: rule, as: "home/theirs.ics")
    _ = try directory.output("CompleteToDo", ["uid": "ours", "isCompleted": true])
    let theirs = try #require(try listed().first { $0["summary"] == "Theirs" }?["id"]?.int)
    _ = try OtherProgram.todoman(["done", String(theirs)], in: directory)
    for name in ["Ours", "Theirs"] {
      let both = try listed().filter { $0["summary"]?.string == name }
      #expect(both.filter { $0["completed"] == true }.compactMap { $0["due"]?.int } == [1_772_528_400], "\(name)")
      #expect(both.filter { $0["completed"] == false }.compactMap { $0["due"]?.int } == [1_773_133_200], "\(name)")
    }
    try await list.reload()
    for line in ["[ ] Ours Due Tue 10 Mar 2026, 10:00 Repeats", "[x] Theirs Due Tue 3 Mar 2026, 10:00"] {
      #expect(list.text.contains(line), "\(list.text)")
    }
  }

  @Test("khal lists our events and their instances", .enabled(if: OtherProgram.khal != nil, "khal is not there"))
  func events() throws {
    let directory = try TestDirectory()
    let fair: JSONObject = ["title": "Fair", "start": "2026-03-07", "end": "2026-03-09"]
    _ = try directory.output("CreateEvent", lunch, isConfirmed: true)
    _ = try directory.output("CreateEvent", fair, isConfirmed: true)
    let format = "{start-long}|{end-long}|{title}|{location}|{description}"
    let listed = try OtherProgram.khal(["list", "--format", format, "2026-03-06", "40d"], in: directory)
    let lines = listed.split(separator: "\n").map(String.init)
    #expect(lines.contains("2026-03-06 12:30|2026-03-06 13:30|Lunch, at last|Nopa|With Anna"), "\(listed)")
    // After the clock was changed too, at the same time of day.
    #expect(lines.contains("2026-04-03 12:30|2026-04-03 13:30|Lunch, at last|Nopa|With Anna"), "\(listed)")
    #expect(lines.contains("2026-03-07|2026-03-08|Fair||"), "\(listed)")
    #expect(lines.count { $0.contains("Lunch") } == 5, "\(listed)")
  }

  @Test(
    "khal re-writes our event, adds one of its own, and we show both after a reload",
    .enabled(if: OtherProgram.khal != nil, "khal is not there"))
  func eventsOfOthers() async throws {
    let directory = try TestDirectory()
    _ = try directory.output("CreateEvent", lunch, isConfirmed: true)
    let agenda = try await directory.shown("ShowAgenda", ["day": "2026-03-06"])
    #expect(agenda.text.hasPrefix("Fri 6 Mar 2026\nLunch, at last\n12:30 – 13:30 · Nopa · repeats"), "\(agenda.text)")
    _ = directory.intents.changedOutside()
    let edit = ["edit", "--show-past", "Lunch"]
    _ = try OtherProgram.khal(edit, input: "s\nBrunch\nn\n", in: directory)
    _ = try OtherProgram.khal(["new", "2026-03-06", "15:00", "16:00", "Tea"], in: directory)
    #expect(directory.intents.changedOutside().contains("inkling/ShowAgenda"))
    try await agenda.reload()
    #expect(
      agenda.text.hasPrefix("Fri 6 Mar 2026\nBrunch\n12:30 – 13:30 · Nopa · repeats\nTea\n15:00 – 16:00"),
      "\(agenda.text)")
    let draft = try await directory.shown("CreateEvent", ["title": "x", "start": "2026-03-06T15:30:00"])
    #expect(draft.text.contains("Overlaps “Tea”"))
    #expect(throws: SnippetError.self) { try directory.output("Undo") }
    #expect(directory.files(in: "calendar").count == 2)
  }

  @Test(
    "khard lists and re-writes our cards, and we show its changes and add to them",
    .enabled(if: OtherProgram.khard != nil, "khard is not there"))
  func contacts() async throws {
    let directory = try TestDirectory()
    let noa: JSONObject = [
      "name": "Noa Lia Berg", "phoneNumbers": ["+4930123456"], "emailAddresses": ["noa@example.com"],
      "postalAddress": "1 Park Lane; top floor",
    ]
    _ = try directory.output("AddContact", noa, isConfirmed: true)
    #expect(try OtherProgram.khard(["phone", "-p"], in: directory).hasPrefix("+4930123456\tNoa Lia Berg\t"))
    #expect(try OtherProgram.khard(["email", "-p"], in: directory).contains("noa@example.com\tNoa Lia Berg\t"))
    let yaml = try OtherProgram.khard(["show", "--format", "yaml", "Noa"], in: directory)
    #expect(yaml.contains("Last name: Berg") && yaml.contains("Street: 1 Park Lane; top floor"), "\(yaml)")
    let contact = try await directory.shown("ShowContact", ["name": "Noa"])
    _ = directory.intents.changedOutside()
    let changed = yaml.replacing("Nickname:", with: "Nickname: Nono").replacing(
      "VOICE: '+4930123456'", with: "cell: '+49 171 5'")
    try Data(changed.utf8).write(to: URL(filePath: directory.path + "/noa.yaml"))
    _ = try OtherProgram.khard(["edit", "-i", directory.path + "/noa.yaml", "Noa"], input: "y\n", in: directory)
    #expect(directory.intents.changedOutside().contains("inkling/ShowContact"))
    try await contact.reload()
    #expect(contact.text.contains("Mobile: +49 171 5 <tel:+491715>"), "\(contact.text)")
    #expect(throws: SnippetError.self) { try directory.output("Undo") }
    _ = try directory.output("AddContact", ["name": "Noa Lia Berg", "phoneNumbers": ["+49 40 77"]], isConfirmed: true)
    #expect(directory.files(in: "contacts").count == 1)
    let phones = try OtherProgram.khard(["phone", "-p", "Nono"], in: directory)
    #expect(phones.contains("+49 171 5") && phones.contains("+49 40 77"), "\(phones)")
    _ = try directory.output("Undo")
    #expect(try !OtherProgram.khard(["phone", "-p"], in: directory).contains("+49 40 77"))
  }
}
