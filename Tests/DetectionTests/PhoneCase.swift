import Testing

@testable import Detection

/// A text of a region with the telephone numbers that are to be found in it: the piece of text, and E.164 or the digits.
struct PhoneCase: Sendable, CustomTestStringConvertible {
  let region: String?
  let text: String
  let expected: [String]

  init(_ region: String?, _ text: String, _ expected: String...) {
    self.region = region
    self.text = text
    self.expected = expected
  }

  var testDescription: String { "\(region ?? "–"): \(text)" }

  var found: [String] {
    let context = DetectionContext(
      reference: DetectionCase.reference, locale: "en", region: region, types: [.phoneNumber])
    return Detector().detect(text, context: context).map { detection in
      describe(detection, in: text).split(separator: "|").dropFirst().joined(separator: "|")
    }
  }
}
