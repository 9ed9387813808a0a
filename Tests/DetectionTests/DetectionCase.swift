import CivilTime
import Detection
import Foundation
import Testing

/// A text with what is to be found in it, each as `type|text|value`.
struct DetectionCase: Sendable, CustomTestStringConvertible {
  let text: String
  let expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected
  }

  var testDescription: String { text }

  /// Wednesday, 4 March 2026, ten in the morning.
  static let reference = CivilDateTime("2026-03-04T10:00:00") ?? CivilDateTime(secondsSinceEpoch: 0)

  static func context(region: String? = "US") -> DetectionContext {
    DetectionContext(reference: reference, timeZone: TimeZone(identifier: "UTC"), locale: "en_US", region: region)
  }

  func found(region: String? = "US") -> [String] {
    Detector().detect(text, context: Self.context(region: region)).map { describe($0, in: text) }
  }
}

func describe(_ detection: Detection, in text: String) -> String {
  let piece = String(decoding: Array(text.utf8)[detection.range], as: UTF8.self)
  return "\(detection.type.rawValue)|\(piece)|\(describe(detection.value))"
}

func describe(_ value: DetectionValue) -> String {
  switch value {
  case .time(let time):
    "\(time.start)" + (time.end.map { "/\($0)" } ?? "") + (time.timeZone.map { " \($0)" } ?? "")
      + (time.recurrenceRule.map { " \($0)" } ?? "")
  case .duration(let seconds): "\(seconds)"
  case .phoneNumber(let number, let e164): e164 ?? number
  case .emailAddress(let address): address
  case .link(let url, _): url
  case .postalAddress(let address):
    [address.street, address.city, address.state, address.postalCode].map { $0 ?? "-" }.joined(separator: ";")
  case .place(let name): name
  case .timeZone(let offset, let name): "\(offset)" + (name.map { " \($0)" } ?? "")
  case .moneyAmount(let money):
    "\(money.amount)" + (money.upTo.map { "-\($0)" } ?? "") + (money.currency.map { " \($0)" } ?? "")
  case .measurement(let measurement):
    "\(measurement.amount)" + (measurement.upTo.map { "-\($0)" } ?? "") + " \(measurement.unit)"
  case .shipmentTrackingNumber(let carrier, let number, _): "\(carrier) \(number)"
  case .flightNumber(let airline, let number): "\(airline) \(number)"
  case .paymentIdentifier(let system, let identifier): "\(system.rawValue) \(identifier)"
  case .mention(let name): name
  case .hashtag(let tag): tag
  case .number(let value): "\(value)"
  case .ordinal(let value): "\(value)"
  case .oneTimeCode(let code, let domain): code + (domain.map { "@\($0)" } ?? "")
  }
}
