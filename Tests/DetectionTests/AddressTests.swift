import Detection
import Testing

@Suite("Postal addresses and places")
struct AddressTests {
  static let addresses = NamedCase.read("addresses")
  static let places = NamedCase.read("places")

  @Test("the tables have as many texts with as without a finding, about", arguments: [addresses, places])
  func tables(_ cases: [NamedCase]) {
    #expect(cases.filter { $0.expect.isEmpty }.count >= 30)
    #expect(cases.filter { !$0.expect.isEmpty }.count >= 30)
  }

  /// Expected are `range|street;city;state;postal code;country`, without parts at the end that are missing.
  @Test("an address is found with its parts, and none where there is none", arguments: addresses)
  func address(_ item: NamedCase) {
    let found = item.detections().compactMap { detection -> String? in
      guard case .postalAddress(let address) = detection.value else { return nil }
      var parts = [address.street, address.city, address.state, address.postalCode, address.country].map { $0 ?? "-" }
      while parts.last == "-" { parts.removeLast() }
      return item.piece(detection) + "|" + parts.joined(separator: ";")
    }
    #expect(found == item.expect)
  }

  @Test("a place is found by its whole name, and none where there is none", arguments: places)
  func place(_ item: NamedCase) {
    let found = item.detections().filter { $0.type == .place }.map(item.piece)
    #expect(found == item.expect)
  }
}
