/// Why a text is not JSON, and where.
public struct JSONParseError: Error, Sendable, Hashable {
  /// What the parser met that RFC 8259 or the limits do not allow.
  public enum Reason: Sendable, Hashable {
    case unexpectedEnd
    case unexpectedByte(UInt8)
    /// A character below U+0020 stands bare in a string.
    case controlCharacter(UInt8)
    case badEscape
    /// A `\u` escape names half of a surrogate pair: legal by the grammar, but no character, so it is refused.
    case loneSurrogate
    case invalidUTF8
    /// Nested deeper than the limit.
    case tooDeep(Int)
    case tooManyValues
  }

  /// What is wrong at ``offset``.
  public let reason: Reason
  /// Bytes from the beginning of the text.
  public let offset: Int

  /// The offset is in bytes from the beginning of the text.
  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension JSONParseError: CustomStringConvertible {
  public var description: String {
    let what =
      switch reason {
      case .unexpectedEnd: "the text ends too early"
      case .unexpectedByte(let byte): "unexpected byte 0x\(String(byte, radix: 16, uppercase: true))"
      case .controlCharacter(let byte):
        "control character 0x\(String(byte, radix: 16, uppercase: true)) in a string must be escaped"
      case .badEscape: "unknown escape"
      case .loneSurrogate: "an escape names half of a surrogate pair"
      case .invalidUTF8: "a string is not UTF-8"
      case .tooDeep(let limit): "nested deeper than \(limit)"
      case .tooManyValues: "too many values"
      }
    return "\(what) at byte \(offset)"
  }
}
