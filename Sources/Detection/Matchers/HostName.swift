/// A host name as it stands in a text: labels with dots between them, in bytes.
struct HostName {
  /// Of a longer name (RFC 1035, section 2.3.4) nothing is made.
  static let maximumBytes = 253

  /// The bytes of each label; there is at least one.
  private(set) var labels: [Range<Int>] = []
  /// Whether a label is too long, begins or ends with a hyphen or an underscore, or holds an underscore where none may
  /// be.
  private(set) var isMalformed = false

  var range: Range<Int> { (labels.first?.lowerBound ?? 0)..<(labels.last?.upperBound ?? 0) }
  var last: Range<Int> { labels.last ?? 0..<0 }
  /// The label in front of the last one.
  var secondLast: Range<Int> { labels.count > 1 ? labels[labels.count - 2] : 0..<0 }

  /// Reads the name that begins at the byte, as far as it goes.
  ///
  /// - Parameter isDelimited: Whether a scheme announces a name, so that ideographs and symbols may be its letters;
  ///   else they end it.
  static func read(_ bytes: [UInt8], from start: Int, isDelimited: Bool) -> HostName? {
    var host = HostName()
    var labelStart = start
    var index = start
    while true {
      while let width = letterWidth(bytes, index, isDelimited: isDelimited), index - start <= maximumBytes {
        index += width
      }
      guard index > labelStart else { break }
      host.append(labelStart..<index, in: bytes)
      guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "."),
        letterWidth(bytes, index + 1, isDelimited: isDelimited) != nil, index - start < maximumBytes
      else { break }
      index += 1
      labelStart = index
    }
    guard !host.labels.isEmpty else { return nil }
    host.isMalformed = host.isMalformed || host.range.count > maximumBytes
    for label in host.labels.suffix(2) where bytes[label].contains(UInt8(ascii: "_")) { host.isMalformed = true }
    return host
  }

  private mutating func append(_ label: Range<Int>, in bytes: [UInt8]) {
    let first = bytes[label.lowerBound]
    let last = bytes[label.upperBound - 1]
    let isASCII = bytes[label].allSatisfy { $0 < 0x80 }
    if Self.isJoint(first) || Self.isJoint(last) || label.count > (isASCII ? 63 : 189) { isMalformed = true }
    labels.append(label)
  }

  /// Leaves out the last label.
  mutating func removeLast() {
    if labels.count > 1 { labels.removeLast() }
  }

  /// Ends the name at the byte, which lies in one of its labels.
  mutating func end(at end: Int) {
    labels.removeAll { $0.lowerBound >= end }
    if let label = labels.popLast() { labels.append(label.lowerBound..<min(end, label.upperBound)) }
  }

  /// The bytes of the character at the index if a label may hold it.
  private static func letterWidth(_ bytes: [UInt8], _ index: Int, isDelimited: Bool) -> Int? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    if byte < 0x80 { return byte.isDigit || byte.isLetter || isJoint(byte) ? 1 : nil }
    let character = NonASCII(bytes, at: index)
    if isDelimited, (0x2190...0x27BF).contains(character.scalar) { return character.count }
    return character.isHostLetter && (isDelimited || !character.isIdeographic) ? character.count : nil
  }

  private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }
}

extension HostName {
  /// Where the name begins that goes through the dot at the index; at least as far back as `floor` allows.
  static func start(_ bytes: [UInt8], before dot: Int, floor: Int) -> Int {
    let floor = max(floor, dot - maximumBytes - 1)
    var start = dot
    while start > floor {
      var previous = start - 1
      if bytes[previous] >= 0x80 {
        while previous > floor, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
        let character = NonASCII(bytes, at: previous)
        guard bytes[previous] >= 0xC0, character.isHostLetter, !character.isIdeographic else { break }
      } else if bytes[previous] == UInt8(ascii: ".") {
        guard start < dot, bytes[start] != UInt8(ascii: ".") else { break }
      } else {
        let byte = bytes[previous]
        guard byte.isDigit || byte.isLetter || isJoint(byte) else { break }
      }
      start = previous
    }
    while start < dot, bytes[start] == UInt8(ascii: ".") { start += 1 }
    return start
  }

  /// Whether the four labels are an address of IP version 4.
  func isNumericAddress(in bytes: [UInt8]) -> Bool {
    labels.count == 4
      && labels.allSatisfy { label in
        label.count <= 3 && bytes[label].allSatisfy(\.isDigit)
          && bytes[label].reduce(0) { $0 * 10 + Int($1 &- 48) } <= 255
      }
  }
}
