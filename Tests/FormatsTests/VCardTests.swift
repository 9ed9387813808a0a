import Foundation
import TestSupport
import Testing

@testable import Formats

/// Cards in words of our own, in all versions and with the faults of real ones.
@Suite("vCard: reading")
struct VCardTests {
  private func card(_ lines: [String], end: String = "\r\n") throws -> VCard {
    try #require(try VCardDocument(bytes: Array((lines + [""]).joined(separator: end).utf8)).cards.first)
  }

  private func card(version: String, _ lines: String...) throws -> VCard {
    try card(["BEGIN:VCARD", "VERSION:\(version)"] + lines + ["END:VCARD"])
  }

  @Test(
    "names",
    arguments: [
      ("3.0", "FN:Noa Berg\r\nN:Berg;Noa;;;", "Noa Berg"), ("3.0", "N:Berg;Noa;Lia;Dr.;MSc", "Dr. Noa Lia Berg MSc"),
      ("3.0", "FN:\r\nN:Berg;Noa;;;", "Noa Berg"), ("4.0", "fn:Noa\\, Berg", "Noa, Berg"),
      ("4.0", "FN;PREF=1;LANGUAGE=de:Noa Berg", "Noa Berg"), ("3.0", "ORG:Mill\\; Sons;Bread", "Mill; Sons"),
      ("2.1", "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=B6ra =\r\nB=65rg", "Nöra Berg"),
      ("2.1", "FN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:N=F6ra", "Nöra"),
      ("2.1", "FN;ENCODING=QUOTED-PRINTABLE;CHARSET=windows-1251:=CD=EE=FF", "Ноя"),
      ("2.1", "FN;CHARSET=Shift_JIS;ENCODING=QUOTED-PRINTABLE:=83=6D=83=41", "ノア"),
      ("2.1", "FN;ENCODING=QUOTED-PRINTABLE:a=3Db=ZZ=4", "a=b=ZZ=4"),
      ("2.1", "FN;ENCODING=QUOTED-PRINTABLE:Noa=", "Noa"), ("3.0", "FN:No\r\n a B\r\n\terg", "Noa Berg"),
      ("3.0", "item1.FN:Noa", "Noa"), ("3.0", "FN;X=\"a;b:c\":Noa", "Noa"), ("3.0", "FN:  \r\nORG:;;", nil),
      ("3.0", "NICKNAME:N", nil), ("3.0", "N:;;;;", nil),
    ] as [(String, String, String?)])
  func names(version: String, lines: String, name: String?) throws {
    #expect(try card(version: version, lines).displayName == name)
  }

  @Test(
    "numbers and addresses with their types",
    arguments: [
      ("3.0", "TEL;TYPE=CELL,pref:+49 30 1", ["+49 30 1"], ["CELL"], true, nil),
      ("3.0", "TEL;type=HOME;type=VOICE:1", ["1"], ["HOME", "VOICE"], false, nil),
      ("2.1", "TEL;CELL;PREF:123", ["123"], ["CELL"], true, nil),
      ("4.0", "TEL;VALUE=uri;PREF=1;TYPE=\"voice,home\":tel:+1-555;ext=102", ["+1-555"], ["VOICE", "HOME"], true, nil),
      ("3.0", "item7.TEL:9\r\nITEM7.X-ABLabel:_$!<Mobile>!$_", ["9"], [], false, "Mobile"),
      ("3.0", "a.TEL:9\r\nb.X-ABLabel:Boat\r\na.X-ABLabel:Barn", ["9"], [], false, "Barn"),
      ("2.1", "TEL;QUOTED-PRINTABLE:=2B49", ["+49"], [], false, nil), ("3.0", "TEL:  ", [], [], false, nil),
      ("3.0", "TEL;TYPE=CELL", [], [], false, nil), ("3.0", "X-TEL:1", [], [], false, nil),
    ] as [(String, String, [String], [String], Bool, String?)])
  func numbers(
    version: String, line: String, numbers: [String], types: [String], isPreferred: Bool, label: String?
  ) throws {
    let found = try card(version: version, line).phoneNumbers
    #expect(found.map(\.value) == numbers)
    guard let first = found.first else { return }
    #expect(first.types == types && first.isPreferred == isPreferred && first.label == label)
  }

  @Test(
    "days, of which parts may be unknown",
    arguments: [
      ("BDAY:1980-03-21", [1980, 3, 21]), ("BDAY:19800321", [1980, 3, 21]), ("BDAY:--0321", [nil, 3, 21]),
      ("BDAY:--03-21", [nil, 3, 21]), ("BDAY:1980-03", [1980, 3, nil]), ("BDAY:1980", [1980, nil, nil]),
      ("BDAY:---21", [nil, nil, 21]), ("BDAY:1980-03-21T10:00:00Z", [1980, 3, 21]), ("BDAY:--0229", [nil, 2, 29]),
      ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-21", [nil, 3, 21]), ("BDAY:1980-02-30", nil), ("BDAY:0000", nil),
      ("BDAY:circa 1980", nil), ("BDAY:", nil), ("BDAY:198", nil), ("BDAY:99999999999999999999", nil),
    ] as [(String, [Int?]?)])
  func days(line: String, parts: [Int?]?) throws {
    let day = try card(version: "4.0", line).birthday
    #expect(day.map { [$0.year, $0.month, $0.day] } == parts)
  }

  @Test("postal addresses, lists, kinds and pictures")
  func others() throws {
    let card = try card(
      version: "3.0", "ADR;TYPE=HOME:;Yard\\, left;Mill Lane 5\\nGate 2;Ulm;;89073;Germany", "ADR:;;;;;;",
      "CATEGORIES:friends,a\\, b", "NICKNAME:No", "ORG:Mill;Bread", "TITLE:Baker", "UID: x ", "NOTE:One\\nTwo",
      "PHOTO;ENCODING=b;TYPE=JPEG:/9j/", "X-ABShowAs:COMPANY", "URL:https://example.org", "EMAIL:mailto:a@example.org")
    #expect(card.postalAddresses.map(\.lines) == [["Yard, left", "Mill Lane 5", "Gate 2", "89073 Ulm", "Germany"]])
    #expect(card.categories == ["friends", "a, b"])
    #expect(card.organization == ["Mill", "Bread"] && card.title == "Baker" && card.uid == "x")
    #expect(card.note == "One\nTwo" && card.hasPhoto && card.kind == "org")
    #expect(card.emailAddresses.map(\.value) == ["a@example.org"])
    #expect(card.property("PHOTO")?.isBinary == true)
  }

  @Test(
    "faults of real files do not swallow what follows",
    arguments: [
      // Base64 that is not indented, and is broken.
      ["PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQ", "AAAA", "BBB=", "", "TEL:1"],
      // A value on the next lines, and an empty line behind it.
      ["KEY;X509;ENCODING=BASE64:", "    AAAA", "    BBBB", "", "TEL:1"],
      // A soft line break in front of the end of the value.
      ["NOTE;ENCODING=QUOTED-PRINTABLE:One=0D=0A=", "Two:2", "TEL:1"], ["NOTE:first", "second", "TEL:1"],
      ["AGENT:", "BEGIN:VCARD", "VERSION:2.1", "TEL:2", "END:VCARD", "TEL:1"],
      ["PROFILE:VCard", "TEL:1"], [";;;:x", "TEL:1"], ["\u{0}\u{1}", "TEL:1"],
      ["TEL:1", "NOTE;ENCODING=QUOTED-PRINTABLE:x="],
    ] as [[String]], ["\r\n", "\n", "\r"])
  func faults(lines: [String], end: String) throws {
    let text = (["BEGIN:VCARD", "VERSION:2.1"] + lines + ["END:VCARD", "BEGIN:VCARD", "FN:Next", "END:VCARD", ""])
      .joined(separator: end)
    let document = try VCardDocument(bytes: Array(text.utf8))
    #expect(document.cards.count == 2)
    #expect(document.cards[0].phoneNumbers.map(\.value) == ["1"])
    #expect(document.cards[1].displayName == "Next")
    #expect(document.bytes == Array(text.utf8))
  }

  @Test("a card without an end ends where the next one begins, and what is between cards is told")
  func unended() throws {
    let text = "noise\nBEGIN:vcard\nFN:One\nBEGIN : VCARD\nFN:Two\nEND:vCard\n\nrest"
    let document = try VCardDocument(bytes: Array(text.utf8))
    #expect(document.cards.map(\.displayName) == ["One", "Two"])
    #expect(document.cards.map(\.isComplete) == [false, true])
    #expect(
      document.problems.map(\.description) == [
        "vCard, line 1: malformed", "vCard, line 2: truncated", "vCard, line 8: malformed",
      ])
    #expect(document.bytes == Array(text.utf8))
  }

  @Test("UTF-16 with its mark is read", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let text = "\u{FEFF}BEGIN:VCARD\r\nFN:Noé\r\nEND:VCARD\r\n"
    let document = try VCardDocument(bytes: Array(try #require(text.data(using: encoding))))
    #expect(document.cards.map(\.displayName) == ["Noé"])
  }

  @Test(
    "what is no card is refused",
    arguments: [
      "", "\u{FEFF}", "\u{FEFF}\u{FEFF}", "\u{FEFF}\r\n", "hello", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "END:VCARD",
    ])
  func refused(text: String) {
    #expect(throws: FormatError.self) { try VCardDocument(bytes: Array(text.utf8)) }
  }

  @Test("hostile bytes take linear time and are kept", arguments: [" ", "=\r\n", "A", "BEGIN:VCARD\r\n", ";", "\r\n "])
  func hostile(piece: String) throws {
    let text = "BEGIN:VCARD\r\nNOTE;ENCODING=QUOTED-PRINTABLE:x=\r\n" + String(repeating: piece, count: 100_000)
    let start = ContinuousClock.now
    let document = try VCardDocument(bytes: Array(text.utf8))
    #expect(document.bytes == Array(text.utf8))
    _ = document.cards.map { [$0.displayName, $0.note] }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(
    "a card of very many lines is described and written in linear time",
    arguments: [":", "a.TEL:1", "b.ADR:;;x", "NICKNAME:a", "a.X-ABLabel:x\r\na.EMAIL:y"])
  func many(line: String) throws {
    let text = "BEGIN:VCARD\r\n" + String(repeating: line + "\r\n", count: 30_000) + "END:VCARD\r\n"
    let start = ContinuousClock.now
    let card = try #require(try VCardDocument(bytes: Array(text.utf8)).cards.first)
    _ = (card.phoneNumbers, card.emailAddresses, card.postalAddresses, card.nicknames)
    #expect(card.bytes == Array(text.utf8))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("bytes changed at random are read and kept")
  func mutated() throws {
    let text =
      "BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:N=C3=B6=\r\nra\r\nTEL;CELL:1\r\n"
      + "PHOTO;ENCODING=BASE64:AA\r\n BB\r\n\r\nitem1.ADR:;;a\\;b;c\r\nEND:VCARD\r\n"
    for seed in 0..<3_000 {
      var mutation = Mutation(seed: UInt64(seed))
      let bytes = mutation.mutated(Array(text.utf8))
      guard let document = try? VCardDocument(bytes: bytes) else { continue }
      _ = document.cards.map { ($0.displayName, $0.phoneNumbers, $0.postalAddresses, $0.birthday) }
      let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      #expect(isUTF16 || document.bytes == bytes, "seed \(seed)")
    }
  }
}
