import CivilTime
import Foundation
import Testing

@testable import Detection

@Suite("Hostile text by language")
struct LanguageHostileTests {
  static let german = [
    "um 1 ", "1. ", "1.", "Montag ", "Mo-", "jeden ", "in 1 ", "halb ", "viertel ", "vom 1. bis ", "ein ", "so ", "am ",
    "morgen ", "1 Tag ", "1 Tag und ", "1 Uhr ", "1.1.", "1.1. - ", "der ", "nächste ", "Weihnachten ", "ab ca. um ",
    "h",
    "1h", "ein halbes und ", "letzter Tag im ", "KW 1 ", "Anfang der ", "1. Montag im ", "fünf vor halb ", "von 1 bis ",
  ]

  @Test("the work grows with the text and no faster", arguments: german) func linear(_ piece: String) {
    let context = DetectionContext(
      reference: DetectionCase.reference, timeZone: TimeZone(identifier: "UTC"), locale: "de_DE", region: "DE")
    let detector = Detector()
    let small = detector.read(String(repeating: piece, count: 150), context: context).visits
    let large = detector.read(String(repeating: piece, count: 600), context: context).visits
    #expect(large <= small * 4 + small / 2 + 2_000)
  }

  @Test(
    "numbers out of reach are no times",
    arguments: [
      "in 9999999999 Jahren", "KW 99", "am 99.", "um 99 Uhr", "alle 99999999 Tage", "32.13.2026", "0. Mai",
      "in 99999999999999999999 Tagen",
    ])
  func extremes(_ text: String) {
    let context = DetectionContext(
      reference: DetectionCase.reference, timeZone: TimeZone(identifier: "UTC"), locale: "de_DE", region: "DE")
    let types: Set<DetectionType> = [.date, .time, .dateTime, .dateInterval, .recurrence]
    #expect(Detector().detect(text, context: context).filter { types.contains($0.type) }.isEmpty)
  }
}
