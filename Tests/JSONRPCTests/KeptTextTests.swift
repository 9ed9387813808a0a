import TestSupport
import Testing

@testable import JSONRPC

@Suite("Objects that are kept as their text")
struct KeptTextTests {
  static let texts = [
    #"{"a":{"b":1,"c":[true,false,null]},"d":[{"e":"f"},{"e":"g","e":"h"},{}],"i":-1.5e3}"#,
    #"{"a":{"name":"Zoë \u00e9 \ud83d\ude00","tab":"\t","deep":{"deeper":{"deepest":[[[]]]}}},"list":[1,{"x":{}}]}"#,
    #" { "a" : { "b" : "line\nbreak" , "c" : { } } , "d" : [ { } , [ { "e" : "ü" } ] ] } "#,
  ]

  static func parse(
    _ bytes: [UInt8], textFrom depth: Int?, limits: JSONParser.Limits
  ) -> Result<JSONValue, JSONParseError> {
    bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(JSONParseError) -> JSONValue in
        var parser = JSONParser(bytes, limits: limits)
        let value = if let depth { try parser.value(depth: 0, textFrom: depth) } else { try parser.value(depth: 0) }
        try parser.end()
        return value
      }
    }
  }

  @Test("are the same as those that are built at once, and broken ones have the same fault", arguments: texts)
  func same(_ text: String) throws {
    var generator = SeededGenerator(seed: 5)
    let pieces = Array(#"{}[]",:\u0d8Ee-1.tn "#.utf8) + [0x00, 0x0A, 0xC3, 0xA9, 0xFF, 0xED]
    for turn in 0..<4_000 {
      var bytes = Array(text.utf8)
      for _ in 0..<(turn == 0 ? 0 : Int(generator.next() % 3)) {
        let place = Int(generator.next() % UInt64(bytes.count))
        switch generator.next() % 3 {
        case 0: bytes[place] = pieces[Int(generator.next() % UInt64(pieces.count))]
        case 1: bytes.remove(at: place)
        default: bytes.insert(pieces[Int(generator.next() % UInt64(pieces.count))], at: place)
        }
      }
      let limits = JSONParser.Limits(
        depth: 3 + Int(generator.next() % 4), values: turn % 5 == 0 ? Int(generator.next() % 20) : 1_000)
      let built = Self.parse(bytes, textFrom: nil, limits: limits)
      for depth in 1...3 {
        let kept = Self.parse(bytes, textFrom: depth, limits: limits)
        #expect(kept == built, "\(String(decoding: bytes, as: UTF8.self))")
        if case .success(let value) = kept {
          #expect(JSONWriter.bytes(of: value) == JSONWriter.bytes(of: try built.get()))
        }
      }
    }
  }

  @Test("have the same faults in strings, wherever they stand")
  func strings() {
    let pieces: [[UInt8]] = [
      [0x1F], [0x5C, 0x78], [0xC3], [0xC3, 0xA9], [0x5C, 0x6E, 0xFF], [0x5C, 0x75, 0x64, 0x38], [],
    ]
    for piece in pieces {
      for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
        let text = Array(repeating: UInt8(0x61), count: before) + piece + Array(repeating: UInt8(0x62), count: after)
        let bytes = Array(#"{"a":{"b":""#.utf8) + text + Array(#""}}"#.utf8)
        #expect(Self.parse(bytes, textFrom: 2, limits: .init()) == Self.parse(bytes, textFrom: nil, limits: .init()))
      }
    }
  }

  @Test("know their text, and lose it when they are changed") func text() throws {
    let bytes = Array(#"{"message": {"id": "m1"}}"#.utf8)
    var message = try #require(try Self.parse(bytes, textFrom: 2, limits: .init()).get()["message"]?.object)
    #expect(message.text.map { Array($0) } == Array(#"{"id": "m1"}"#.utf8))
    #expect(message["id"] == "m1")
    message["id"] = "m2"
    #expect(message.text == nil)
    #expect(message == ["id": "m2"])
    #expect(JSONObject().text == nil)
  }
}
