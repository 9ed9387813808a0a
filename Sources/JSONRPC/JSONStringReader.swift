/// Reads a JSON string's characters from behind its opening quotation mark (RFC 8259, section 7).
struct JSONStringReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int

  /// Reads up to and over the closing quotation mark.
  mutating func read() throws(JSONParseError) -> String {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONParseError(reason: .invalidUTF8, offset: start)
        }
        position += 1
        return string
      case UInt8(ascii: "\\"):
        return try readEscaped(from: start)
      case 0x00...0x1F:
        throw error(.controlCharacter(bytes[position]))
      default:
        position += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  /// Goes over the string like ``read()``, with the same faults, and makes nothing of it.
  mutating func check() throws(JSONParseError) {
    let start = position
    var isASCII = true
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        if !isASCII { try validate(start) }
        position += 1
        return
      case UInt8(ascii: "\\"):
        _ = try readEscaped(from: start)
        return
      case 0x00...0x1F: throw error(.controlCharacter(byte))
      default:
        isASCII = isASCII && byte < 0x80
        position += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  private func validate(_ start: Int) throws(JSONParseError) {
    guard String(validating: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self) != nil else {
      throw JSONParseError(reason: .invalidUTF8, offset: start)
    }
  }

  /// Goes on where the first escape stands; what came before is copied.
  private mutating func readEscaped(from start: Int) throws(JSONParseError) -> String {
    var text = Array(bytes[start..<position])
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw JSONParseError(reason: .invalidUTF8, offset: start)
        }
        position += 1
        return string
      case UInt8(ascii: "\\"):
        position += 1
        text.append(contentsOf: try escape().utf8)
      case 0x00...0x1F:
        throw error(.controlCharacter(bytes[position]))
      case let byte:
        text.append(byte)
        position += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  private mutating func escape() throws(JSONParseError) -> String {
    guard position < bytes.count else { throw error(.unexpectedEnd) }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
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

  private mutating func unicodeEscape() throws(JSONParseError) -> String {
    let start = position - 2
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return String(Character(scalar)) }
    // A high surrogate must be followed by a low one; either alone names no character (RFC 8259, section 8.2).
    guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw JSONParseError(reason: .loneSurrogate, offset: start) }
    position += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONParseError(reason: .loneSurrogate, offset: start) }
    return String(Character(scalar))
  }

  private mutating func hexadecimal() throws(JSONParseError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw error(.unexpectedEnd) }
      guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue, bytes[position] < 0x80 else {
        throw error(.badEscape)
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }

  private func error(_ reason: JSONParseError.Reason) -> JSONParseError {
    JSONParseError(reason: reason, offset: position)
  }
}
