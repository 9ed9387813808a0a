import CivilTime
import Detection
import Foundation
import TestSupport
import Testing

@Suite("Postal addresses")
struct AddressTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    let locale: String?
    /// `range|street;city;state;postal code;country`, without parts at the end that are missing.
    let expect: [String]

    var testDescription: String { text }
  }

  static let cases: [Case] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/addresses.json")
    return (try? JSONDecoder().decode([Case].self, from: Data(contentsOf: file))) ?? []
  }()

  @Test("the table of cases is there") func table() {
    #expect(Self.cases.filter { $0.expect.isEmpty }.count > 30)
    #expect(Self.cases.filter { !$0.expect.isEmpty }.count > 30)
  }

  @Test("an address is found with its parts, and none where there is none", arguments: cases) func found(_ item: Case) {
    let context = DetectionContext(
      reference: DetectionCase.reference, timeZone: TimeZone(identifier: "UTC"), locale: item.locale ?? "en_US",
      region: nil)
    let found = Detector().detect(item.text, context: context).compactMap { detection -> String? in
      guard case .postalAddress(let address) = detection.value else { return nil }
      let piece = String(decoding: Array(item.text.utf8)[detection.range], as: UTF8.self)
      var parts = [address.street, address.city, address.state, address.postalCode, address.country].map { $0 ?? "-" }
      while parts.last == "-" { parts.removeLast() }
      return piece + "|" + parts.joined(separator: ";")
    }
    #expect(found == item.expect)
  }
}
