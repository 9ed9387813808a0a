/// Reads JSON text strictly by RFC 8259: no comments, no trailing commas, one value, UTF-8 only.
///
/// Nothing that the bytes hold can crash it: nesting and the number of values are limited, and each error names the
/// byte.
public struct JSONParser {
  /// What a text may hold at the most.
  public struct Limits: Sendable, Hashable {
    /// How deep arrays and objects may be nested (RFC 8259, section 9 lets a reader set this).
    public var depth: Int
    /// How many values the text may hold in all, so that a small text cannot become a large tree.
    public var values: Int

    /// By default 128 levels and a million values.
    public init(depth: Int = 128, values: Int = 1_000_000) {
      self.depth = depth
      self.values = values
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: Limits
  /// Where the parser stands, in bytes from the beginning.
  private(set) var position = 0
  private var valuesLeft: Int
  /// Objects this deep and deeper are kept as their text.
  private var textDepth = Int.max
  /// A copy of all bytes, made for the first object that is kept as its text.
  private var copy: [UInt8]?

  /// The bytes must outlive the parser; use ``parse(_:limits:)`` unless a value's place in the text matters.
  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: Limits) {
    self.bytes = bytes
    self.limits = limits
    valuesLeft = limits.values
  }

  /// Reads one value and nothing else.
  public static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: Limits = Limits()
  ) throws(JSONParseError) -> JSONValue {
    var parser = JSONParser(bytes, limits: limits)
    let value = try parser.value(depth: 0)
    try parser.end()
    return value
  }

  /// Reads one value and nothing else.
  public static func parse(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONParseError) -> JSONValue {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(JSONParseError) -> JSONValue in try parse(buffer, limits: limits) }
    }
    return try result.get()
  }

  /// Reads one value and nothing else.
  public static func parse(_ text: String, limits: Limits = Limits()) throws(JSONParseError) -> JSONValue {
    try parse(Array(text.utf8), limits: limits)
  }

  // MARK: - Grammar

  /// Reads a value whose objects of that depth and deeper are kept as their text: they are checked like all others, and
  /// taken apart when somebody looks at them.
  mutating func value(depth: Int, textFrom textDepth: Int) throws(JSONParseError) -> JSONValue {
    self.textDepth = textDepth
    defer { self.textDepth = .max }
    return try value(depth: depth)
  }

  mutating func value(depth: Int) throws(JSONParseError) -> JSONValue {
    let byte = try begin()
    switch byte {
    case UInt8(ascii: "{") where depth + 1 >= textDepth: return .object(try text(depth: depth))
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), 48...57: return .number(try number())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: throw error(.unexpectedByte(byte))
    }
  }

  /// Counts a value, and tells its first byte.
  private mutating func begin() throws(JSONParseError) -> UInt8 {
    skipWhitespace()
    valuesLeft -= 1
    guard valuesLeft >= 0 else { throw error(.tooManyValues) }
    guard let byte = peek() else { throw error(.unexpectedEnd) }
    return byte
  }

  private mutating func text(depth: Int) throws(JSONParseError) -> JSONObject {
    let start = position
    try checkObject(depth: depth + 1)
    let all = copy ?? Array(bytes)
    copy = all
    return JSONObject(JSONText(all[start..<position]))
  }

  mutating func end() throws(JSONParseError) {
    skipWhitespace()
    if let byte = peek() { throw error(.unexpectedByte(byte)) }
  }

  /// So many members and elements are made room for at once.
  private static let usualCount = 6

  private mutating func object(depth: Int) throws(JSONParseError) -> JSONValue {
    try enter(depth)
    var members: [JSONObject.Member] = []
    skipWhitespace()
    if take("}") { return .object(JSONObject()) }
    members.reserveCapacity(Self.usualCount)
    repeat {
      let key = try self.key()
      members.append(JSONObject.Member(key: key, value: try value(depth: depth)))
      skipWhitespace()
    } while take(",")
    try expect("}")
    return .object(JSONObject(members: members))
  }

  // MARK: - Checking without building

  private mutating func checkValue(depth: Int) throws(JSONParseError) {
    let byte = try begin()
    switch byte {
    case UInt8(ascii: "{"): try checkObject(depth: depth + 1)
    case UInt8(ascii: "["): try checkArray(depth: depth + 1)
    case UInt8(ascii: "\""): try checkString()
    case UInt8(ascii: "-"), 48...57: try checkNumber()
    case UInt8(ascii: "t"): _ = try literal("true", .null)
    case UInt8(ascii: "f"): _ = try literal("false", .null)
    case UInt8(ascii: "n"): _ = try literal("null", .null)
    default: throw error(.unexpectedByte(byte))
    }
  }

  private mutating func checkObject(depth: Int) throws(JSONParseError) {
    try enter(depth)
    skipWhitespace()
    if take("}") { return }
    repeat {
      skipWhitespace()
      guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
      try checkString()
      skipWhitespace()
      try expect(":")
      try checkValue(depth: depth)
      skipWhitespace()
    } while take(",")
    try expect("}")
  }

  private mutating func checkArray(depth: Int) throws(JSONParseError) {
    try enter(depth)
    skipWhitespace()
    if take("]") { return }
    repeat {
      try checkValue(depth: depth)
      skipWhitespace()
    } while take(",")
    try expect("]")
  }

  private mutating func checkString() throws(JSONParseError) {
    var reader = JSONStringReader(bytes: bytes, position: position + 1)
    try reader.check()
    position = reader.position
  }

  // MARK: - Parts

  /// A member's name with the colon behind it.
  mutating func key() throws(JSONParseError) -> String {
    skipWhitespace()
    guard peek() == UInt8(ascii: "\"") else { throw unexpected() }
    let key = try string()
    skipWhitespace()
    try expect(":")
    return key
  }

  private mutating func array(depth: Int) throws(JSONParseError) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    skipWhitespace()
    if take("]") { return .array([]) }
    elements.reserveCapacity(Self.usualCount)
    repeat {
      elements.append(try value(depth: depth))
      skipWhitespace()
    } while take(",")
    try expect("]")
    return .array(elements)
  }

  private mutating func enter(_ depth: Int) throws(JSONParseError) {
    guard depth <= limits.depth else { throw error(.tooDeep(limits.depth)) }
    position += 1
  }

  private mutating func literal(_ text: StaticString, _ value: JSONValue) throws(JSONParseError) -> JSONValue {
    for index in 0..<text.utf8CodeUnitCount {
      guard peek() == text.utf8Start[index] else { throw unexpected() }
      position += 1
    }
    return value
  }

  private mutating func number() throws(JSONParseError) -> JSONNumber {
    let start = position
    try checkNumber()
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return JSONNumber(checked: String(decoding: text, as: UTF8.self))
  }

  private mutating func checkNumber() throws(JSONParseError) {
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
  }

  private mutating func digits() throws(JSONParseError) {
    guard let first = peek(), (48...57).contains(first) else { throw unexpected() }
    repeat { position += 1 } while peek().map { (48...57).contains($0) } ?? false
  }

  private mutating func string() throws(JSONParseError) -> String {
    var reader = JSONStringReader(bytes: bytes, position: position + 1)
    let text = try reader.read()
    position = reader.position
    return text
  }

  // MARK: - Bytes

  private func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  mutating func skipWhitespace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
    position += 1
    return true
  }

  mutating func expect(_ character: Unicode.Scalar) throws(JSONParseError) {
    guard take(character) else { throw unexpected() }
  }

  private func unexpected() -> JSONParseError {
    peek().map { error(.unexpectedByte($0)) } ?? error(.unexpectedEnd)
  }

  private func error(_ reason: JSONParseError.Reason) -> JSONParseError {
    JSONParseError(reason: reason, offset: position)
  }
}
