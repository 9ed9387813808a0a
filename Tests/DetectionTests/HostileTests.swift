import TestSupport
import Testing

@testable import Detection

@Suite("Hostile text")
struct HostileTests {
  static let pieces = [
    "a", "1 ", "1-", "1.", "1:", "(", "[(", "@", "a@", "a.", "http://", "http://a", "www.", "`", "```", "<", "<#>",
    "> ",
    "\n", "\r\n", "at ", "at 7 ", "12:", "1/2/", "tomorrow ", "March ", "code ", "A ", "A&", "12 A ", "+1", "the 3rd ",
    "in 2 ", "half ", "mon-", "e\u{301}", "👨‍👩‍👧", "7️⃣", "٣", "\u{0}", "99999999999999999999 ", "-", "#1", "dinner ",
    "at A'", "one ", "2m", "1h", "next ", "a-", "a_", ",", "x@y.", "use 1234 to ", "a's ", "Ab of ",
    "5 Rue de ", "Flat 1, ", "5th & ", "SW1A 1", "Aa, ", "1 Ab ", "Am-", "gasse 5 ", "1 n ", "at A. ", "Calle de ",
    "1 2 3 4 ", "1A ", "1A", "A1 ", "TBA1 ", "1Z", "code 1234 ", "OTP a ", "1234 is ", "1234 (", "flight BA 12 ",
    "BA 12 ",
    "@upi", "a.@ybl ", "DE89 ", "验证码", "验证码1234", "1234-", "ups 123456789012 ", "parcel 1234567 ", "4111 1111 ", "รหัส",
    "@a.b #1\n", "RA473124829GB ",
  ]

  @Test("the work grows with the text and no faster", arguments: pieces) func linear(_ piece: String) {
    let detector = Detector()
    let small = detector.read(String(repeating: piece, count: 150), context: DetectionCase.context()).visits
    let large = detector.read(String(repeating: piece, count: 600), context: DetectionCase.context()).visits
    #expect(large <= small * 4 + small / 2 + 2_000)
  }

  @Test("ranges lie in order, apart and on character boundaries", arguments: 0..<120 as Range<UInt64>)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    let words = Self.pieces + ["7pm", "Friday", " ", "503 555 0117", "example.com", "March 5", "code is 1234", "Nopa"]
    for _ in 0..<60 {
      if generator.next() % 8 == 0, let scalar = Unicode.Scalar(UInt32(generator.next() % 0x11_0000)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += words[Int(generator.next() % UInt64(words.count))]
      }
    }
    var end = 0
    for detection in Detector().detect(text, context: DetectionCase.context()) {
      #expect(detection.range.lowerBound >= end && !detection.range.isEmpty)
      end = detection.range.upperBound
      for bound in [detection.range.lowerBound, detection.range.upperBound] {
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: bound)
        #expect(String.Index(index, within: text) != nil)
      }
    }
  }

  @Test("a text that names more than is found yields the first ones")
  func bounded() {
    let text = String(repeating: "7pm,\n", count: Detector.maximumDetections + 5_000)
    let detections = Detector().detect(text, context: DetectionCase.context())
    #expect(detections.count == Detector.maximumDetections)
    #expect(detections.last?.range.upperBound == Detector.maximumDetections * 5 - 2)
  }

  @Test(
    "dates at the end of the calendar do not overflow",
    arguments: ["in 9999 years", "9999-12-31", "in 9999 months 9999 weeks", "9999 years ago"])
  func extremes(_ text: String) {
    #expect(Detector().detect(text, context: DetectionCase.context()).count <= 1)
  }
}
