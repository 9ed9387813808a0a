/// Reads a JSON string's characters from behind its opening quotation mark (RFC 8259, section 7).
struct JSONStringReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  /// Reads up to and over the closing quotation mark.
  mutating func read() throws(JSONParseError) -> String {
    let start = position
    let isASCII = skipPlain()
    guard try special() == UInt8(ascii: "\"") else { return try readEscaped(from: start) }
    let text = try Self.text(UnsafeBufferPointer(rebasing: bytes[start..<position]), isASCII: isASCII, from: start)
    position += 1
    return text
  }

  /// Goes over the string like ``read()``, with the same faults, and makes nothing of it.
  mutating func check() throws(JSONParseError) {
    let start = position
    var isASCII = skipPlain()
    while try special() != UInt8(ascii: "\"") {
      position += 1
      _ = try escape()
      isASCII = skipPlain() && isASCII
    }
    // An escape is written in ASCII and stands for a whole character: the bytes are UTF-8 if the string is.
    if !isASCII {
      _ = try Self.text(UnsafeBufferPointer(rebasing: bytes[start..<position]), isASCII: false, from: start)
    }
    position += 1
  }

  /// Goes on where the first escape stands; what came before is copied.
  private mutating func readEscaped(from start: Int) throws(JSONParseError) -> String {
    var text = Array(bytes[start..<position])
    while try special() != UInt8(ascii: "\"") {
      position += 1
      text.append(contentsOf: try escape().utf8)
      let plain = position
      _ = skipPlain()
      text.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plain..<position]))
    }
    let result = text.withUnsafeBufferPointer { text in
      Result { () throws(JSONParseError) -> String in try Self.text(text, isASCII: false, from: start) }
    }
    position += 1
    return try result.get()
  }

  /// - Parameter start: Where the string begins, for the error.
  private static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool, from start: Int
  ) throws(JSONParseError) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    // In the place of what is not UTF-8 the text has something else.
    guard isASCII || text.utf8.elementsEqual(bytes) else { throw JSONParseError(reason: .invalidUTF8, offset: start) }
    return text
  }

  // MARK: - Bytes

  /// Goes to the next byte that is no ordinary character of a string; whether all on the way is ASCII.
  private mutating func skipPlain() -> Bool {
    var seen: UInt64 = 0
    while position + 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self)
      if ByteWord.hasSpecial(word) { break }
      seen |= word
      position += 8
    }
    var isASCII = ByteWord.isASCII(seen)
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      isASCII = isASCII && byte < 0x80
      position += 1
    }
    return isASCII
  }

  /// The byte here, which is the closing quotation mark or begins an escape.
  private func special() throws(JSONParseError) -> UInt8 {
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    let byte = bytes[position]
    guard byte >= 0x20 else { throw error(.controlCharacter(byte)) }
    return byte
  }

  // MARK: - Escapes

  private mutating func escape() throws(JSONParseError) -> Unicode.Scalar {
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      position -= 1
      throw error(.badEscape)
    }
  }

  private mutating func unicodeEscape() throws(JSONParseError) -> Unicode.Scalar {
    let start = position - 2
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // A high surrogate must be followed by a low one; either alone names no character (RFC 8259, section 8.2).
    guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw JSONParseError(reason: .loneSurrogate, offset: start) }
    position += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONParseError(reason: .loneSurrogate, offset: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONParseError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw error(.unexpectedEnd) }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0xF)
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        value = value << 4 | UInt32(byte & 0xF + 9)
      default: throw error(.badEscape)
      }
      position += 1
    }
    return value
  }

  private func error(_ reason: JSONParseError.Reason) -> JSONParseError {
    JSONParseError(reason: reason, offset: position)
  }
}
