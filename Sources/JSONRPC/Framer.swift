internal import Glibc

/// Cuts the incoming bytes into messages, however they are portioned, and never keeps more than the limit.
public struct Framer: Sendable {
  /// What was cut off. The bytes are valid only while the body that they are given to runs.
  public enum Frame {
    case message(UnsafeBufferPointer<UInt8>)
    /// A message longer than the limit; its bytes were thrown away.
    case oversized(limit: Int)
    /// A header from which no next message can be found: the end of the conversation.
    case badHeader(String)
  }

  /// How messages are told apart; nil until the first byte that is no white space has come.
  public private(set) var framing: Framing?
  private let limit: Int
  private var buffer: [UInt8] = []
  /// Where the unread bytes begin in the buffer.
  private var start = 0
  /// How far the unread bytes have been searched for the end of a line.
  private var searched = 0
  /// In a message over the limit: how many of its bytes are still to come, or `.max` until the line ends.
  private var discarding = 0
  private var isBroken = false
  private var body: Int?

  /// A buffer that grew beyond this for one large message is given back.
  private static let keptCapacity = 1 << 20
  private static let headerLimit = 4_096

  /// - Parameters:
  ///   - framing: How messages are told apart, or nil to let the first byte tell.
  ///   - limit: The longest message, in bytes.
  public init(framing: Framing?, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Takes the next bytes of the stream.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    compact()
    buffer.append(contentsOf: bytes)
  }

  /// Tells how messages are framed, as soon as the first byte that is no white space has come.
  public mutating func detectFraming() -> Framing? {
    if framing != nil { return framing }
    var index = start
    if buffer[index...].starts(with: [0xEF, 0xBB, 0xBF]) { index += 3 }
    guard let first = buffer[index...].first(where: { !Self.isWhitespace($0) }) else {
      // White space without end must not fill the memory.
      if buffer.count - start > Self.headerLimit { start = buffer.count }
      return nil
    }
    start = buffer[index...].firstIndex(of: first) ?? index
    framing = first == UInt8(ascii: "C") || first == UInt8(ascii: "c") ? .contentLength : .lines
    return framing
  }

  /// Cuts off the next frame and gives it to the body; false where no whole one is there.
  public mutating func next(_ body: (Frame) -> Void) -> Bool {
    guard !isBroken, detectFraming() != nil else { return false }
    switch framing {
    case .contentLength: return nextBody(body)
    default: return nextLine(body)
    }
  }

  /// Gives what is left at the end of the stream to the body: a last line without its newline is a message, and a
  /// message that its header announced longer is a fault.
  public mutating func finish(_ body: (Frame) -> Void) {
    switch framing {
    case .lines?:
      if discarding > 0 || buffer.count - start > limit {
        body(.oversized(limit: limit))
      } else if start < buffer.count {
        giveLine(start..<buffer.count, body)
      }
    case .contentLength?:
      let isCutOff = self.body != nil || discarding > 0 || buffer[start...].contains { !Self.isWhitespace($0) }
      if isCutOff, !isBroken { body(.badHeader("the input ends within a message")) }
    case nil: break
    }
    start = buffer.count
    discarding = 0
  }

  // MARK: - Lines

  private mutating func nextLine(_ body: (Frame) -> Void) -> Bool {
    while true {
      guard let end = newline() else {
        dropLongLine()
        return false
      }
      let line = start..<end
      let wasDiscarding = discarding > 0
      start = end + 1
      searched = start
      discarding = 0
      if wasDiscarding || line.count > limit {
        body(.oversized(limit: limit))
        return true
      }
      if giveLine(line, body) { return true }
    }
  }

  private mutating func newline() -> Int? {
    let from = max(searched, start)
    guard from < buffer.count else { return nil }
    let found = buffer.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress, let hit = memchr(base + from, 0x0A, bytes.count - from) else { return nil }
      return UnsafeRawPointer(hit) - base
    }
    if found == nil { searched = buffer.count }
    return found
  }

  private mutating func dropLongLine() {
    if discarding > 0 || buffer.count - start > limit {
      discarding = .max
      start = buffer.count
      searched = start
      compact()
    }
  }

  /// Gives a line to the body unless it is blank.
  @discardableResult
  private func giveLine(_ line: Range<Int>, _ body: (Frame) -> Void) -> Bool {
    buffer.withUnsafeBufferPointer { bytes in
      var line = UnsafeBufferPointer(rebasing: bytes[line])
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = UnsafeBufferPointer(rebasing: line[3...]) }
      guard line.contains(where: { !Self.isWhitespace($0) }) else { return false }
      body(.message(line))
      return true
    }
  }

  // MARK: - Content-Length

  private mutating func nextBody(_ give: (Frame) -> Void) -> Bool {
    if body == nil, discarding == 0 {
      switch ContentLengthHeader.read(buffer[start...], limit: Self.headerLimit) {
      case .incomplete: return false
      case .broken(let why):
        isBroken = true
        give(.badHeader(why))
        return true
      case .complete(let end, let length):
        start = end
        if length > limit { discarding = length } else { body = length }
      }
    }
    if discarding > 0 {
      let dropped = min(discarding, buffer.count - start)
      start += dropped
      discarding -= dropped
      guard discarding == 0 else { return false }
      give(.oversized(limit: limit))
      return true
    }
    guard let length = body, buffer.count - start >= length else { return false }
    buffer.withUnsafeBufferPointer { give(.message(UnsafeBufferPointer(rebasing: $0[start..<start + length]))) }
    start += length
    body = nil
    return true
  }

  // MARK: - Buffer

  private mutating func compact() {
    guard start > 0 else { return }
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= Self.keptCapacity)
    } else {
      buffer.removeSubrange(..<start)
      if buffer.capacity > Self.keptCapacity, buffer.count < Self.keptCapacity / 2 { buffer = Array(buffer[...]) }
    }
    searched = max(0, searched - start)
    start = 0
  }

  private static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A
  }
}
