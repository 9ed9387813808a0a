import Testing

@testable import Detection

@Suite("Parcels")
struct ParcelTests {
  /// Numbers made for the purpose: their check digits are right.
  static let found: [DetectionCase] = [
    .init("ups 1Z999AA10123456784 soon", "shipmentTrackingNumber|1Z999AA10123456784|UPS 1Z999AA10123456784"),
    .init("it's 1z999aa10123456784", "shipmentTrackingNumber|1z999aa10123456784|UPS 1Z999AA10123456784"),
    .init("RA473124829GB", "shipmentTrackingNumber|RA473124829GB|Royal Mail RA473124829GB"),
    .init("EE 473 124 829 JP", "shipmentTrackingNumber|EE 473 124 829 JP|Japan Post EE473124829JP"),
    .init("TBA303030303030", "shipmentTrackingNumber|TBA303030303030|Amazon TBA303030303030"),
    .init(
      "FedEx has it, 986578788855, out today", "shipmentTrackingNumber|986578788855|FedEx 986578788855",
      "date|today|2026-03-04"),
    .init(
      "Tracking number:\n9400100000000000000006",
      "shipmentTrackingNumber|9400100000000000000006|USPS 9400100000000000000006"),
    .init(
      "9400 1000 0000 0000 0000 06", "shipmentTrackingNumber|9400 1000 0000 0000 0000 06|USPS 9400100000000000000006"),
    .init("DHL: 1234567891", "shipmentTrackingNumber|1234567891|DHL 1234567891"),
    .init(
      "Sendungsnummer JJD000390007812345678", "shipmentTrackingNumber|JJD000390007812345678|DHL JJD000390007812345678"),
    .init("快递单号YT1234567890123456到了", "shipmentTrackingNumber|YT1234567890123456|YunExpress YT1234567890123456"),
    .init("tu paquete es LTN12345678N1", "shipmentTrackingNumber|LTN12345678N1|Landmark Global LTN12345678N1"),
    .init("gls paket 12345678901", "shipmentTrackingNumber|12345678901|GLS 12345678901"),
  ]

  static let none = [
    "1Z999AA10123456785", "RA473124828GB", "RA473124829QQ", "986578788855", "my parcel 986578788854",
    "order 986578788855 was refunded", "call the parcel shop on 503 555 0117", "9400100000000000000007",
    "your package, card 4012 8888 8888 1881", "parcel 4111111111111111", "1234567891", "TBA12",
    "the parcel weighs 1234",
    "invoice 12345678901, delivery next week", "L12345678 shipped",
  ]

  private func parcels(_ text: String) -> [String] {
    DetectionCase(text).found().filter { $0.hasPrefix("shipment") }
  }

  @Test("a parcel's number is found with its carrier", arguments: found) func finds(_ item: DetectionCase) {
    #expect(item.found() == item.expected)
  }

  @Test("numbers without form, check or word are none", arguments: none) func silent(_ text: String) {
    #expect(parcels(text) == [])
  }

  @Test("of several carriers the named one comes first, the others are candidates") func named() throws {
    func carriers(_ text: String) throws -> [String] {
      let detection = try #require(
        Detector().detect(text, context: DetectionCase.context()).first { $0.type == .shipmentTrackingNumber })
      return ([detection.value] + detection.candidates).compactMap {
        if case .shipmentTrackingNumber(let carrier, _, let url) = $0 {
          #expect(url?.hasPrefix("https://") ?? false)
          return carrier
        }
        return nil
      }
    }
    #expect(try carriers("purolator parcel 287809468872") == ["Purolator", "FedEx"])
    #expect(try carriers("fedex parcel 287809468872") == ["FedEx", "Purolator"])
  }

  @Test("every line of the table is a format, and every carrier has a page") func table() {
    for length in 0...CompactRun.maximumLength {
      _ = ParcelFormats.shared.fitting([UInt8](repeating: 48, count: length)[...])
    }
    for carrier in [
      "UPS", "FedEx", "USPS", "DHL", "Amazon", "OnTrac", "Canada Post", "Royal Mail", "DPD", "GLS", "Evri",
    ] {
      #expect(ParcelCarrier.page(of: carrier, number: "1")?.hasPrefix("https://") ?? false)
    }
  }
}
