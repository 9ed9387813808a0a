/// Reads the envelope of JSON-RPC messages and keeps what an answer needs, above all the id, even of a broken one.
struct MessageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var parser: JSONParser

  /// In a message from this many bytes on the objects in the parameters are kept as their text.
  private static let longMessage = 512

  /// - Parameter known: Objects of earlier messages; those of this one are added.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: JSONParser.Limits, known: inout KnownTexts
  ) -> IncomingFrame {
    var reader = MessageReader(bytes: bytes, parser: JSONParser(bytes, limits: limits))
    swap(&reader.parser.known, &known)
    defer { swap(&reader.parser.known, &known) }
    do throws(JSONParseError) {
      return try reader.frame()
    } catch {
      return .unreadable(error)
    }
  }

  private mutating func frame() throws(JSONParseError) -> IncomingFrame {
    parser.skipWhitespace()
    guard parser.take("[") else {
      let message = try self.message(depth: 0)
      try parser.end()
      return .single(message)
    }
    var messages: [IncomingMessage] = []
    parser.skipWhitespace()
    if !parser.take("]") {
      repeat {
        messages.append(try message(depth: 1))
        parser.skipWhitespace()
      } while parser.take(",")
      try parser.expect("]")
    }
    try parser.end()
    return .batch(messages)
  }

  private mutating func message(depth: Int) throws(JSONParseError) -> IncomingMessage {
    parser.skipWhitespace()
    let first = parser.position
    guard parser.take("{") else {
      _ = try parser.value(depth: depth)
      return .invalid(.invalidRequest("A request is an object."), id: nil)
    }
    var envelope = Envelope()
    parser.skipWhitespace()
    if parser.take("}") { return envelope.message(byteCount: parser.position - first) }
    repeat {
      let key = try parser.key()
      parser.skipWhitespace()
      let start = parser.position
      // What stands in the parameters may be long, and known already.
      let keepsText = key == "params" && bytes.count >= Self.longMessage
      let value =
        keepsText
        ? try parser.value(depth: depth + 1, textFrom: depth + 3) : try parser.value(depth: depth + 1)
      envelope.add(key, value, literal: bytes[start..<parser.position])
      parser.skipWhitespace()
    } while parser.take(",")
    try parser.expect("}")
    return envelope.message(byteCount: parser.position - first)
  }
}
