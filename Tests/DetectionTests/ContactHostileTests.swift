import Testing

@testable import Detection

@Suite("Hostile links and numbers")
struct ContactHostileTests {
  static let pieces = [
    "1", "12", "1 2 ", "123-", "123-4567-", "(12", "(12)", "+1 ", "+", "++", "00", "503-555-0117 ", "503-555-0117/",
    "503-555-0117x", "call 91", "call 911 ", "1-800-", "1-800-AB-", "text A to ", ".", "..", "a.", "a.b", "a.com",
    "a.com ", "a.com.", "a.so", "-.", "_.", "//", "///", "://", "http://", "http://a.", "http://a/(", "http://a/[{(",
    "http://a/\"", "http://a/'", "http://a.b/)", "http://@", "http://a@", "http://[", "http://a:1", "www.", "@", "@@",
    "@a", "@a.", "a@b.", "a@b.c@", "a@b.com ", "mailto:", "mailto:a@", "#", "#a", "#1", "é.", "é@é.", "日.", "日本.com",
    "http://日", "http://a.b/日", "http://a.b/日。", "．", "９", "９-", "＠", "＃a", "\u{200D}", "a\u{200D}.",
    "#\u{FE0F}\u{20E3}",
    "(((((", ")))))", "[[[[", "\"\"", "''", "%25", "?a=b&", "x1", "ext. ", "#12 ", ",", "a_b.", "a-b.",
  ]

  @Test("the work grows with the text and no faster", arguments: pieces)
  func linear(_ piece: String) {
    let detector = Detector()
    let small = detector.read(String(repeating: piece, count: 150), context: DetectionCase.context()).visits
    let large = detector.read(String(repeating: piece, count: 600), context: DetectionCase.context()).visits
    #expect(large <= small * 5 + 2_000)
  }

  @Test("any joining of the pieces is read, apart and on character boundaries", arguments: 0..<60 as Range<Int>)
  func joined(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    var text = ""
    for _ in 0..<80 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += Self.pieces[Int(state >> 33) % Self.pieces.count]
    }
    for region in ["US", "DE", "SG", nil] {
      var end = 0
      for detection in Detector().detect(text, context: DetectionCase.context(region: region)) {
        #expect(detection.range.lowerBound >= end && !detection.range.isEmpty)
        end = detection.range.upperBound
        let index = text.utf8.index(text.utf8.startIndex, offsetBy: end)
        #expect(String.Index(index, within: text) != nil)
      }
    }
  }
}
