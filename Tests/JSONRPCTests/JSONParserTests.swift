import JSONRPC
import TestSupport
import Testing

@Suite("JSON parser")
struct JSONParserTests {
  @Test(
    "What is no JSON is refused at the byte where it goes wrong",
    arguments: [
      ("", JSONParseError.Reason.unexpectedEnd, 0), ("[1,]", .unexpectedByte(0x5D), 3),  // F17
      (#"{"a":1,}"#, .unexpectedByte(0x7D), 7), ("1 // c", .unexpectedByte(0x2F), 2),
      ("{}{}", .unexpectedByte(0x7B), 2),
      ("01", .unexpectedByte(0x31), 1), ("+1", .unexpectedByte(0x2B), 0), ("1.", .unexpectedEnd, 2),
      ("nul", .unexpectedEnd, 3), ("True", .unexpectedByte(0x54), 0), ("'a'", .unexpectedByte(0x27), 0),
      ("NaN", .unexpectedByte(0x4E), 0), ("{1:2}", .unexpectedByte(0x31), 1), (#"{"a" 1}"#, .unexpectedByte(0x31), 5),
      ("\"\u{0}\"", .controlCharacter(0), 1),  // F10
      ("\"a\nb\"", .controlCharacter(0x0A), 2), (#""\x""#, .badEscape, 2), (#""\u12g4""#, .badEscape, 5),
      // F12
      (#""\ud800""#, .loneSurrogate, 1), (#""a\udc00""#, .loneSurrogate, 2), (#""\ud800\u0041""#, .loneSurrogate, 1),
      (#""abc"#, .unexpectedEnd, 4),
    ])
  func refused(text: String, reason: JSONParseError.Reason, offset: Int) {
    #expect(throws: JSONParseError(reason: reason, offset: offset)) { try JSONParser.parse(text) }
  }

  @Test(
    "F11, F13: Bytes that are not UTF-8 are refused",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
      [0x5B, 0x00, 0x5D, 0x00], [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], [0x00, 0x5B, 0x00, 0x5D],
    ] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(throws: JSONParseError.self) { try JSONParser.parse(bytes) }
  }

  @Test("F10: An escaped NUL is a character like any other")
  func escapedNUL() throws {
    #expect(try JSONParser.parse(#""\u0000""#) == .string("\u{0}"))
    #expect(JSONWriter.text(of: "\u{0}") == #""\u0000""#)
  }

  @Test("F15: Nesting is limited, whatever the depth", arguments: [128, 129, 100_000])
  func nesting(depth: Int) throws {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    if depth <= 128 {
      _ = try JSONParser.parse(text)
    } else {
      #expect(throws: JSONParseError(reason: .tooDeep(128), offset: 128)) { try JSONParser.parse(text) }
    }
  }

  @Test("The number of values is limited")
  func values() throws {
    let limits = JSONParser.Limits(values: 4)
    _ = try JSONParser.parse("[1,2,3]", limits: limits)
    #expect(throws: JSONParseError.self) { try JSONParser.parse("[1,2,3,4]", limits: limits) }
  }

  @Test("F16: Of two members with one name the last counts, and both are kept")
  func duplicates() throws {
    let value = try JSONParser.parse(#"{"a":1,"b":2,"a":3}"#)
    #expect(value["a"]?.int == 3)
    #expect(JSONWriter.text(of: value) == #"{"a":1,"b":2,"a":3}"#)
  }

  @Test(
    "F18: Numbers keep their digits, and are no loss where a type is asked for",
    arguments: [
      ("9007199254740993", 9_007_199_254_740_993), ("1e400", nil), ("-1e400", nil), ("9223372036854775808", nil),
      ("1.0", 1), ("1e2", 100), ("1.5", nil), ("-0", 0), ("123456789012345678901234567890", nil),
    ] as [(String, Int?)])
  func numbers(text: String, int: Int?) throws {
    let value = try JSONParser.parse(text)
    #expect(value.int == int)
    #expect(JSONWriter.text(of: value) == text)
  }

  @Test(
    "What is not allowed in a string is found wherever it stands",
    arguments: [
      ([0x1F], JSONParseError.Reason.controlCharacter(0x1F)), ([0x00], .controlCharacter(0)),
      ([0x5C, 0x78], .badEscape), ([0xC3], .invalidUTF8), ([0xED, 0xA0, 0x80], .invalidUTF8),
      ([0x5C, 0x6E, 0xFF], .invalidUTF8), ([0x5C, 0x75, 0x64, 0x38, 0x30, 0x30], .loneSurrogate),
    ] as [([UInt8], JSONParseError.Reason)])
  func places(bytes: [UInt8], reason: JSONParseError.Reason) {
    for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
      let text = Array(repeating: UInt8(0x7F), count: before) + bytes + Array(repeating: UInt8(0x20), count: after)
      #expect { try JSONParser.parse([0x22] + text + [0x22]) } throws: { ($0 as? JSONParseError)?.reason == reason }
    }
  }

  @Test(
    "Escapes are read",
    arguments: [(#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\ud83d\ude00\u00e9""#, "😀é")])
  func escapes(text: String, string: String) throws {
    #expect(try JSONParser.parse(text) == .string(string))
  }

  @Test("Values are equal by their bytes")
  func equality() throws {
    #expect(JSONValue.string("\u{E9}") != .string("e\u{301}"))
    let (one, real) = try (JSONParser.parse("1"), JSONParser.parse("1.0"))
    #expect(one != real)
    #expect(try JSONParser.parse(#"{"é":1}"#) == JSONParser.parse(#"{ "\u00e9" : 1 }"#))
  }

  @Test("Any bytes give a value or an error, and a value that is written reads back the same", arguments: 0..<200)
  func anything(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("{}[],:\"\\u0123456789.eE+-tfn ald\u{E9}\u{2028}".utf8)
    let bytes = (0..<Int.random(in: 1...60, using: &generator)).map { _ in
      alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
    }
    guard let value = try? JSONParser.parse(bytes) else { return }
    #expect(try JSONParser.parse(JSONWriter.bytes(of: value)) == value)
  }
}
