import JSONRPC
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test(
    "F2, F3: What ends a line for some reader is escaped, everything else stands as it is",
    arguments: [
      ("a\nb", #""a\nb""#), ("a\rb", #""a\rb""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
      ("\u{2027}\u{202A}", "\"\u{2027}\u{202A}\""),
      ("a/b", #""a/b""#), ("\u{1}\u{1F}\u{7F}", "\"\\u0001\\u001f\u{7F}\""), (#""\"#, #""\"\\""#), ("\r\n", #""\r\n""#),
      ("é😀", #""é😀""#), ("", #""""#),
    ])
  func strings(text: String, json: String) throws {
    #expect(JSONWriter.text(of: .string(text)) == json)
    #expect(try JSONParser.parse(json) == .string(text))
  }

  @Test(
    "A character that is written otherwise is found wherever it stands",
    arguments: [
      ("\"", "\\\""), ("\\", "\\\\"), ("\u{1F}", "\\u001f"), ("\u{2028}", "\\u2028"), ("\u{E000}", "\u{E000}"),
    ])
  func places(character: String, written: String) throws {
    for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
      let (front, back) = (String(repeating: "a~", count: before), String(repeating: "é\u{20}", count: after))
      let json = "\"" + front + written + back + "\""
      #expect(JSONWriter.text(of: .string(front + character + back)) == json)
      #expect(try JSONParser.parse(json) == .string(front + character + back))
    }
  }

  @Test("Members keep their order")
  func order() {
    #expect(
      JSONWriter.text(of: ["b": 1, "a": [true, .null], "c": ["x": 0.5]]) == #"{"b":1,"a":[true,null],"c":{"x":0.5}}"#)
  }

  @Test(
    "Doubles are written so that they read back the same, and what JSON lacks as null",
    arguments: [(1.0, "1"), (0.1, "0.1"), (-2.5e-7, "-2.5e-07"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null")])
  func doubles(value: Double, text: String) throws {
    #expect(JSONWriter.text(of: JSONValue(value)) == text)
    if value.isFinite { #expect(try JSONParser.parse(text).double == value) }
  }
}
