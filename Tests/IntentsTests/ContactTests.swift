import Foundation
import JSONRPC
import Testing

@testable import Intents
@testable import Snippets

@Suite struct ContactTests {
  @Test("A card is written once it is confirmed, with what was shown")
  func write() throws {
    let directory = try TestDirectory()
    let parameters: JSONObject = [
      "name": "Noa, Berg", "phoneNumbers": ["+4930123456"], "emailAddresses": ["noa@example.com"],
      "postalAddress": "1 Park Lane; top floor",
    ]
    let asked = try directory.perform("AddContact", parameters)
    guard case .needsConfirmation = asked else {
      Issue.record("no confirmation")
      return
    }
    #expect(directory.files(in: "contacts").isEmpty)
    _ = try directory.perform("AddContact", parameters, isConfirmed: true)
    let name = try #require(directory.files(in: "contacts").first)
    let card = try String(contentsOfFile: directory.path + "/contacts/" + name, encoding: .utf8)
    #expect(name.hasSuffix(".vcf"))
    for line in [
      "BEGIN:VCARD", "VERSION:3.0", "FN:Noa\\, Berg", "TEL;TYPE=VOICE:+4930123456",
      "EMAIL;TYPE=INTERNET:noa@example.com",
      "ADR:;;1 Park Lane\\; top floor;;;;", "END:VCARD",
    ] { #expect(card.contains(line + "\r\n"), "\(line)") }
  }

  @Test("No line of a card is longer than 75 bytes, and none breaks a character")
  func folded() throws {
    let directory = try TestDirectory()
    let address = String(repeating: "Straße ", count: 40)
    _ = try directory.perform("AddContact", ["postalAddress": .string(address)], isConfirmed: true)
    let name = try #require(directory.files(in: "contacts").first)
    let bytes = try Data(contentsOf: URL(filePath: directory.path + "/contacts/" + name))
    let text = try #require(String(data: bytes, encoding: .utf8))
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
  }
}
