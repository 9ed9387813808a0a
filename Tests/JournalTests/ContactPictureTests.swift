import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Pictures of those who were called")
struct ContactPictureTests {
  private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0] + (0..<200).map { UInt8($0) })

  private static let calls = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <calls count="1">
      <call number="+4930123456" duration="2400" date="1778925600000" type="2" contact_name="Ada" />
    </calls>
    """

  private static func card(_ photo: String, name: String = "Ada", number: String = "030 123456") -> String {
    "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\(name)\r\nTEL;TYPE=CELL:\(number)\r\n\(photo)END:VCARD\r\n"
  }

  private static var binary: String { "PHOTO;ENCODING=b;TYPE=JPEG:\(jpeg.base64EncodedString())\r\n" }

  private static func life(_ card: String) throws -> TestLife {
    let life = try TestLife()
    try life.write("calls.xml", calls)
    try life.write("book/people.vcf", card)
    try life.begin()
    return life
  }

  private static func contact(_ life: TestLife, _ directory: String?) throws -> JSONValue {
    try SuggestionTests.content(of: "contact", life, copiedInto: directory)
  }

  @Test("the picture of the card is handed over as a copy, and told of nowhere else")
  func picture() throws {
    let life = try Self.life(Self.card(Self.binary))
    let target = try TemporaryDirectory()
    let plain = try Self.contact(life, nil)
    #expect(plain["name"] == "Ada" && plain["photo"] == nil)
    let contact = try Self.contact(life, target.path)
    let url = try #require(contact["photo"]?.string.flatMap(URL.init(string:)))
    #expect(url.lastPathComponent == "Ada.jpg" && url.fragment == nil)
    #expect(url.deletingLastPathComponent().path == target.url.standardizedFileURL.path)
    #expect(try Data(contentsOf: url) == Self.jpeg)
    #expect(try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int == 0o600)
  }

  @Test(
    "no picture that lies elsewhere, is none, or is another person's",
    arguments: [
      card(""), card("PHOTO;VALUE=uri:https://example.org/a.jpg\r\n"), card("PHOTO;ENCODING=b;TYPE=JPEG:aGVsbG8=\r\n"),
      card("PHOTO;ENCODING=b;TYPE=JPEG:%%%\r\n"), card("PHOTO;VALUE=uri:file:///etc/hostname\r\n"),
      card(binary, name: "Bea"), card(binary, number: "030 999999"), card("PHOTO:data:image/jpeg\\,plain\r\n"),
    ])
  func none(card: String) throws {
    let target = try TemporaryDirectory()
    #expect(try Self.contact(try Self.life(card), target.path)["photo"] == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
  }

  @Test("a picture as an address of data is read too; a name that is no file's becomes one")
  func address() throws {
    let text = Self.jpeg.base64EncodedString()
    let life = try TestLife()
    try life.write("calls.xml", Self.calls.replacing("\"Ada\"", with: "\"../../Ada/.x\""))
    try life.write(
      "people.vcf", Self.card("PHOTO:data:image/jpeg;base64\\,\(text)\r\n", name: "../../Ada/.x"))
    try life.begin()
    let target = try TemporaryDirectory()
    let url = try #require(try Self.contact(life, target.path)["photo"]?.string.flatMap(URL.init(string:)))
    #expect(url.lastPathComponent == "Adax.jpg" && FileManager.default.fileExists(atPath: url.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["Adax.jpg"])
  }

  @Test("of a book that is left out or was changed no picture is handed over", arguments: ["folder", "changed"])
  func kept(way: String) throws {
    let life = try Self.life(Self.card(Self.binary))
    let target = try TemporaryDirectory()
    switch way {
    case "folder": try life.journal.exclude(.folder("book"))
    default: try life.write("book/people.vcf", Self.card(Self.binary) + " ")
    }
    #expect(try Self.contact(life, target.path)["photo"] == nil)
  }

  @Test("in the picker the person reads of the picture before it is handed over")
  func picker() throws {
    let target = try TemporaryDirectory()
    let desk = try PickerTests.Desk(try Self.life(Self.card(Self.binary)), directory: target.path)
    try desk.press("2⏎⏎")
    #expect(desk.text(columns: 110, rows: 60).contains("photo: a copy of the picture in people.vcf in"))
    try desk.press("⏎")
    #expect(desk.picker.ending != nil && desk.picker.ending != .cancelled)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path) == ["Ada.jpg"])
  }
}
