/// Writes JSON in one line of UTF-8 that is safe for every line reader: members in their order, `/` bare, control
/// characters, U+2028 and U+2029 escaped.
public struct JSONWriter: Sendable {
  /// What was written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// The capacity is in bytes and only saves copying; more can be written.
  public init(reserving capacity: Int = 256) {
    bytes.reserveCapacity(capacity)
  }

  /// The value's text.
  public static func bytes(of value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(value)
    return writer.bytes
  }

  /// The value's text.
  public static func text(of value: JSONValue) -> String {
    String(decoding: bytes(of: value), as: UTF8.self)
  }

  /// Appends the value's text; nothing is put between two values.
  public mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .number(let value): bytes.append(contentsOf: value.literal.utf8)
    case .string(let value): write(value)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(element)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let object):
      if let text = object.writtenText { return bytes.append(contentsOf: text) }
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(member.key)
        bytes.append(UInt8(ascii: ":"))
        write(member.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  // MARK: - Piece by piece

  /// Begins an object; what follows are its members, up to ``endObject()``.
  package mutating func beginObject() { bytes.append(UInt8(ascii: "{")) }

  /// Ends the object that was begun last.
  package mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Begins an array; what follows are its elements, each after ``element()``, up to ``endArray()``.
  package mutating func beginArray() { bytes.append(UInt8(ascii: "[")) }

  /// Ends the array that was begun last.
  package mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// Begins a member; its value follows.
  ///
  /// - Parameter key: A name without characters that must be escaped.
  package mutating func member(_ key: StaticString) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    raw(key)
    raw("\":")
  }

  /// Begins a member; its value follows.
  package mutating func member(_ key: String) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Begins an element; its value follows.
  package mutating func element() {
    if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
  }

  /// Text that is JSON already.
  package mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Bytes that are JSON already.
  mutating func raw(_ json: some Sequence<UInt8>) {
    bytes.append(contentsOf: json)
  }

  /// Puts text in front of what was written from the given byte on.
  mutating func insert(_ text: String, at index: Int) {
    bytes.insert(contentsOf: text.utf8, at: index)
  }

  /// Gives away what was written, and begins anew.
  mutating func take() -> [UInt8] {
    let written = bytes
    bytes = []
    return written
  }

  /// A string between quotation marks.
  package mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        if index + 8 <= utf8.count {
          let word = UnsafeRawBufferPointer(utf8).loadUnaligned(fromByteOffset: index, as: UInt64.self)
          if !ByteWord.hasSpecial(word), !ByteWord.has(0xE2, in: word) {
            index += 8
            continue
          }
        }
        let byte = utf8[index]
        let isSeparator =
          byte == 0xE2 && index + 2 < utf8.count && utf8[index + 1] == 0x80 && utf8[index + 2] & 0xFE == 0xA8
        guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || isSeparator else {
          index += 1
          continue
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        if isSeparator {
          raw(utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
          index += 3
        } else {
          escape(byte)
          index += 1
        }
        start = index
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): raw("\\\"")
    case UInt8(ascii: "\\"): raw("\\\\")
    case 0x08: raw("\\b")
    case 0x09: raw("\\t")
    case 0x0A: raw("\\n")
    case 0x0C: raw("\\f")
    case 0x0D: raw("\\r")
    default:
      raw(byte < 0x10 ? "\\u000" : "\\u00")
      bytes.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}
