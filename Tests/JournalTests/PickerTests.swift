import CivilTime
import Foundation
import JSONRPC
import Store
import TerminalWidth
import TestSupport
import Testing

@testable import Journal

@Suite("The private picker")
struct PickerTests {
  /// A picker with a journal behind it, as the process puts them together.
  final class Desk {
    let life: TestLife
    var picker: Picker
    var now = TestLife.now

    let directory: String?

    init(_ life: TestLife, title: String = "Add to diary", client: String = "host", directory: String? = nil) throws {
      self.life = life
      self.directory = directory
      picker = Picker(title: title, client: client, directory: directory)
      try answer(picker.begin())
    }

    func answer(_ requests: [PickerRequest]) throws {
      for request in requests {
        let input = try life.journal.answer(
          request, client: "host", directory: directory, now: now, home: TestLife.home)
        #expect(picker.handle(input).isEmpty)
      }
    }

    /// Presses the keys: letters as they are, `⏎`, `⎋`, `↑`, `↓` and `⇥` for those without one.
    func press(_ keys: String) throws {
      for character in keys {
        let key: PickerKey =
          switch character {
          case "⏎": .enter
          case "⎋": .escape
          case "↑": .up
          case "↓": .down
          case "⇥": .tab
          default: .character(character)
          }
        try answer(picker.handle(.key(key)))
      }
    }

    func text(columns: Int = 80, rows: Int = 24) -> String {
      picker.lines(PickerSize(columns: columns, rows: rows)).map(\.text).joined(separator: "\n")
    }

    /// The line under the cursor.
    var row: String {
      picker.lines(PickerSize(columns: 80, rows: 24)).first { $0.look == .selected }?.text ?? ""
    }
  }

  private static let saturday = CivilDateTime(secondsSinceEpoch: 1_778_932_800).date

  static func life() throws -> TestLife {
    let life = try TestLife()
    try life.birthday()
    try life.begin()
    return life
  }

  @Test("The list, a closer look, what will be handed over, and the choice")
  func choose() throws {
    let desk = try Desk(try Self.life())
    #expect(desk.text().contains("Add to diary") && desk.text().contains("for “host”"))
    #expect(desk.text().contains("[Recommended 3]") || desk.text().contains("[Recommended 2]"))
    #expect(desk.row == "> Robin's party")
    #expect(desk.text().contains("Sat 16 May 2026, 15:00–18:30"))
    #expect(desk.text().contains("It is in your calendar from 15:00 to 18:30."), "it says why")
    try desk.press("⏎")
    #expect(desk.text().contains("To hand over: 6 of 6"))
    #expect(desk.text().contains("[x] Robin's party"))
    try desk.press("↓ ↓ ")
    #expect(desk.text().contains("To hand over: 4 of 6"))
    #expect(desk.picker.ending == nil)
    try desk.press("⏎")
    #expect(desk.text().contains("“host” gets this, and nothing else:"))
    #expect(desk.text().contains("Title: Robin's party"))
    #expect(try desk.life.journal.disclosures().isEmpty, "it is only shown yet")
    try desk.press("⏎")
    guard case .chosen(let suggestion)? = desk.picker.ending else {
      Issue.record("nothing was chosen")
      return
    }
    #expect(suggestion["title"] == "Robin's party" && suggestion["items"]?.array?.count == 4)
    let disclosures = try desk.life.journal.disclosures()
    #expect(disclosures.count == 1 && disclosures[0].client == "host" && disclosures[0].items.array?.count == 4)
  }

  @Test("What is shown before it is handed over holds every value that is")
  func preview() throws {
    let desk = try Desk(try Self.life())
    try desk.press("⏎⏎")
    guard case .handOver(_, let preview, _)? = desk.picker.screens.last else {
      Issue.record("no preview")
      return
    }
    let text = PickerPreview.lines(preview, columns: 400).joined(separator: "\n")
    for value in values(preview) { #expect(text.contains(value), "\(value) is not shown") }
    try desk.press("⏎")
    #expect(desk.picker.ending == .chosen(preview), "what was shown is what is given")
  }

  private func values(_ value: JSONValue) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let values): values.flatMap { self.values($0) }
    case .object(let object):
      object.members.filter { $0.key != "id" && $0.key != "representations" && $0.key != "kind" }
        .flatMap { self.values($0.value) }
    case .null: []
    default: [JSONWriter.text(of: value)]
    }
  }

  @Test("What has changed since it was shown is shown again, and not handed over")
  func changed() throws {
    let desk = try Desk(try Self.life())
    try desk.press("⏎⏎")
    let other = try desk.life.otherProcess()
    let moments = try #require(try desk.life.everything()["moments"]?.array)
    let party = try #require(moments.first { $0["title"] == "Robin's party" }?["id"]?.string)
    try other.rename(party, title: "A feast", now: TestLife.now, home: TestLife.home)
    try desk.press("⏎")
    #expect(desk.picker.ending == nil && desk.text().contains("It has changed meanwhile"))
    #expect(desk.text().contains("Title: A feast"))
    #expect(try desk.life.journal.disclosures().isEmpty)
    try desk.press("⏎")
    #expect(desk.picker.ending != nil)
  }

  @Test(
    "Nothing is handed over of nothing, and going back hands over nothing",
    arguments: ["⏎a⏎⎋⎋q", "⏎⏎⎋⎋q", "q", "⎋", "⏎⏎qqq"])
  func cancelled(keys: String) throws {
    let desk = try Desk(try Self.life())
    try desk.press(keys)
    #expect(desk.picker.ending == .cancelled)
    #expect(try desk.life.journal.disclosures().isEmpty)
  }

  @Test("Control with C cancels on every screen", arguments: ["", "⏎", "⏎⏎", "r", "d", "?", "c", "rabc"])
  func interrupted(keys: String) throws {
    let desk = try Desk(try Self.life())
    try desk.press(keys)
    try desk.answer(desk.picker.handle(.key(.interrupt)))
    #expect(desk.picker.ending == .cancelled)
  }

  @Test("Before consent only the introduction shows, and no key but the one for it turns it on")
  func consent() throws {
    let life = try TestLife()
    try life.birthday()
    _ = try life.journal.addSource(life.files.path, now: TestLife.now)
    let desk = try Desk(life)
    #expect(desk.text().contains("Journaling Suggestions") && !desk.text().contains("Robin"))
    #expect(try life.journal.sources().first?.files == 0, "nothing is read before consent")
    try desk.press("⏎")
    #expect(desk.text().contains("never leave this"))
    try desk.press("qc")
    #expect(desk.text().contains("> [x] Photos and videos"))
    try desk.press(" ")
    #expect(desk.text().contains("> [ ] Photos and videos"))
    #expect(try life.journal.hiddenKinds() == [.photo, .livePhoto, .video, .motionActivity])
    #expect(try life.journal.consent() == .notAsked)
    try desk.press("qt")
    #expect(try life.journal.consent() == .on)
    #expect(desk.text().contains("Robin's party") && !desk.text().contains("photo"))
    try desk.press("q")
    #expect(desk.picker.ending == .cancelled)
    let second = try Desk(try TestLife())
    try second.press("q")
    #expect(second.picker.ending == .cancelled)
    #expect(try second.life.journal.consent() == .notAsked)
  }

  @Test("Turned off by another process: the introduction comes back, and nothing is handed over")
  func turnedOff() throws {
    let desk = try Desk(try Self.life())
    try desk.press("⏎⏎")
    try desk.life.otherProcess().setConsent(false)
    try desk.press("⏎")
    #expect(desk.picker.ending == nil && desk.text().contains("turned off") && !desk.text().contains("Robin"))
    #expect(try desk.life.journal.disclosures().isEmpty)
  }

  @Test(
    "A person, a day, a folder or a source is left out from now on",
    arguments: [
      ("Whatever names Finch Gray", Exclusion.person("Finch Gray")), ("Whatever is in the folder a", .folder("a")),
      ("Whatever was on Sat 16 May 2026", .days(from: saturday, through: saturday)),
    ])
  func exclude(title: String, exclusion: Exclusion) throws {
    let desk = try Desk(try Self.life())
    #expect(desk.row == "> Robin's party")
    try desk.press("e")
    #expect(desk.text().contains("What is to be left out from now on?"))
    for _ in 0..<10 where desk.row != "> " + title { try desk.press("↓") }
    #expect(desk.row == "> " + title)
    #expect(try desk.life.journal.exclusions().isEmpty)
    try desk.press("⏎")
    #expect(try desk.life.journal.exclusions().map(\.exclusion) == [exclusion])
    #expect(!desk.text().contains("Finch Gray") && desk.text().contains("Left out from now on"))
    if exclusion != .folder("a") { #expect(!desk.text().contains("Robin's party")) }
  }

  @Test("The limit of an hour")
  func limit() throws {
    let life = try Self.life()
    for _ in 0..<Journal.selectionsPerHour {
      let desk = try Desk(life)
      try desk.press("⏎⏎⏎")
      #expect(desk.picker.ending != nil)
    }
    let desk = try Desk(life)
    try desk.press("⏎⏎⏎")
    #expect(desk.picker.ending == nil && desk.text().contains("limit"))
    #expect(throws: JournalError.tooManySelections) {
      try life.journal.checkSelections(of: "host", now: TestLife.now)
    }
    try life.journal.checkSelections(of: "other", now: TestLife.now)
    desk.now += 3_601
    try desk.press("⏎")
    #expect(desk.picker.ending != nil)
  }

  @Test("Questions have a tab of their own, with a next one round and round; the app gets the one that was shown")
  func questions() throws {
    let desk = try Desk(try Self.life())
    try desk.press("4")
    #expect(desk.text().contains("[Questions 20]") && desk.text().contains("1 of 20"))
    let all = ReflectionPrompts.all(
      on: ReflectionSubject(day: TestLife.home.civil(at: TestLife.now).date),
      seed: TestLife.home.civil(at: TestLife.now).date.description
    ).map(\.prompt)
    #expect(desk.text(columns: 200).contains(all[0]))
    try desk.press("n")
    #expect(desk.text(columns: 200).contains(all[1]) && desk.text().contains("2 of 20"))
    try desk.press("↑↑")
    #expect(desk.text(columns: 200).contains(all[19]) && desk.text().contains("20 of 20"))
    try desk.press("n↓⏎")
    #expect(desk.text(columns: 200).contains("“host” gets this, and nothing else:"))
    #expect(desk.text(columns: 200).contains("Title: \(all[1])"))
    #expect(try desk.life.journal.disclosures().isEmpty, "it is only shown yet")
    try desk.press("q")
    #expect(desk.text().contains("2 of 20"), "going back keeps the question")
    try desk.press("⏎⏎")
    guard case .chosen(let suggestion)? = desk.picker.ending else {
      Issue.record("nothing was chosen")
      return
    }
    #expect(suggestion["title"] == .string(all[1]))
    #expect(suggestion["items"]?.array?.first?["content"]?["prompt"] == .string(all[1]))
    let disclosures = try desk.life.journal.disclosures()
    #expect(disclosures.count == 1 && disclosures[0].title == all[1])
  }

  @Test("A suggestion can be asked about, by its own name; the answer holds no more than the question")
  func questionAboutIt() throws {
    let desk = try Desk(try Self.life())
    try desk.press("⏎w")
    #expect(desk.text().contains("A question about it, 1 of "))
    for _ in 0..<30 where !desk.text(columns: 200).contains("nobody see from the outside") { try desk.press("n") }
    #expect(desk.text(columns: 200).contains("What about “Robin's party” would nobody see from the outside?"))
    try desk.press("⏎⏎")
    guard case .chosen(let suggestion)? = desk.picker.ending else {
      Issue.record("nothing was chosen")
      return
    }
    #expect(suggestion["items"]?.array?.count == 1)
    #expect(suggestion["date"]?["start"] == "2026-05-16T00:00:00+02:00")
  }

  @Test("Questions that are switched off say so, and none is handed over")
  func noQuestions() throws {
    let desk = try Desk(try Self.life())
    try desk.press("4⏎")
    try desk.life.journal.setCategory(.reflections, isShown: false)
    try desk.press("⏎")
    #expect(desk.picker.ending == nil && desk.text().contains("It has changed meanwhile"))
    #expect(desk.text().contains("switched off") && desk.picker.screens == [.list])
    try desk.press("⏎n1⏎w")
    #expect(desk.text().contains("switched off"))
    #expect(try desk.life.journal.disclosures().isEmpty)
  }

  @Test("The tabs that there is no room for are told of by a mark", arguments: [24, 30, 40, 52, 60, 80])
  func tabs(columns: Int) throws {
    let desk = try Desk(try Self.life())
    for name in ["Recommended", "Recent", "On this day", "Questions"] {
      let text = desk.text(columns: columns)
      let line = try #require(text.split(separator: "\n").first { $0.contains("[\(name) ") })
      let isWhole = ["Recommended", "Recent", "On this day", "Questions"].allSatisfy(line.contains)
      #expect(isWhole != (line.hasPrefix("< ") || line.hasSuffix(" >")), "\(line)")
      #expect(!line.contains("…"))
      try desk.press("⇥")
    }
  }

  @Test("Where files are copied the person reads of the copies, and gets them")
  func copies() throws {
    let target = try TemporaryDirectory()
    let desk = try Desk(try Self.life(), directory: target.path)
    try desk.press("⏎⏎")
    let text = desk.text(columns: 110, rows: 80)
    #expect(text.contains("photo: a copy of ") && text.contains(" in \(target.path)"))
    #expect(!text.contains(desk.life.files.path) && !text.contains("file:"))
    try desk.press("⏎")
    guard case .chosen(let suggestion)? = desk.picker.ending else {
      Issue.record("nothing was chosen")
      return
    }
    #expect(!JSONWriter.text(of: suggestion).contains(desk.life.files.path))
    #expect(try !FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
  }

  @Test("Keys wait while the journal works, but for those that cancel")
  func busy() {
    var picker = Picker(title: "t", client: "c")
    #expect(picker.begin() == [.load(readsSources: true)])
    #expect(picker.handle(.key(.enter)).isEmpty && picker.ending == nil)
    _ = picker.handle(.progress(done: 3, total: 9))
    #expect(picker.lines(PickerSize(columns: 80, rows: 24)).contains { $0.text.contains("3 of 9 files") })
    _ = picker.handle(.key(.character("q")))
    #expect(picker.ending == .cancelled)
  }

  @Test(
    "Empty lists say why",
    arguments: [
      (.noSources, "sources add"), (.allPaused, "sources resume"), (.nothingFound, "tells of a moment"),
      (.categoriesOff, "journal categories"), (.allExcluded, "journal exclude"), (.allDismissed, "declined"),
      (.nothingStandsOut, "Another list"), (.nothingRecent, "worth telling"), (.nothingOnThisDay, "earlier years"),
    ] as [(EmptyReason, String)])
  func empty(reason: EmptyReason, words: String) {
    var picker = Picker(title: "t", client: "c")
    var content = PickerContent(consent: .on)
    content.emptyReasons = [.recommended: reason, .recent: reason]
    _ = picker.handle(.loaded(content, notice: nil))
    let text = picker.lines(PickerSize(columns: 100, rows: 24)).map(\.text).joined(separator: " ")
    #expect(text.contains(words))
  }

  @Test("Random keys and sizes: never a line too wide or too many, never a control character", arguments: 0..<20)
  func random(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let life = try Self.life()
    try life.write(
      "odd.ics",
      TestLife.calendar([
        "UID:odd", "DTSTART:20260515T100000Z", "DTEND:20260515T120000Z",
        "SUMMARY:日本\u{1B}[2J\u{202E}\u{9B}31m" + String(repeating: "长", count: 300), "LOCATION:\u{301}\u{301}x",
      ]))
    try life.journal.rescan(now: TestLife.now)
    let desk = try Desk(
      life, title: "\u{1B}]0;x\u{7}" + String(repeating: "ti\u{301}tle ", count: 90), client: "\u{202E}evil\n")
    let keys = Array("jjkk⏎⏎↑↓⇥124nw amrsdecxiu?hlynGgpab⎋q日é")
    let sizes = [(1, 1), (24, 8), (39, 13), (40, 12), (61, 24), (100, 40), (1_000, 1_000), (80, 9)]
    for _ in 0..<120 {
      if desk.picker.ending != nil {
        desk.picker = Picker(title: "t", client: "c", directory: "/\u{202E}x\u{7}")
        try desk.answer(desk.picker.begin())
      }
      let key = keys.randomElement(using: &generator) ?? "q"
      try desk.press(String(key))
      let (columns, rows) = sizes.randomElement(using: &generator) ?? (80, 24)
      let lines = desk.picker.lines(PickerSize(columns: columns, rows: rows))
      #expect(lines.count <= rows)
      for line in lines {
        #expect(TextWidth.of(line.text) <= columns, "\(line.text)")
        let isClean = line.text.unicodeScalars.allSatisfy { scalar in
          scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && !scalar.properties.isBidiControl
        }
        #expect(isClean)
      }
    }
  }
}
