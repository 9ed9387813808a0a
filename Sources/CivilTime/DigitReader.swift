/// Reads fixed-width numbers and punctuation off the front of a text's bytes.
struct DigitReader<Bytes: Collection<UInt8>> where Bytes.SubSequence == Bytes {
  private var rest: Bytes

  init(utf8 bytes: Bytes) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  var next: UInt8? { rest.first }

  /// Takes exactly `width` ASCII digits.
  mutating func number(of width: Int) -> Int? {
    var value = 0
    var remaining = rest
    for _ in 0..<width {
      guard let byte = remaining.popFirst(), (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 48)
    }
    rest = remaining
    return value
  }

  /// Takes the character if it stands next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, UInt32(byte) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes every ASCII digit that stands next, as a fraction of one: `25` is 0.25.
  mutating func fraction() -> Double? {
    var value = 0.0
    var scale = 0.1
    var any = false
    while let byte = rest.first, (48...57).contains(byte) {
      value += Double(byte - 48) * scale
      scale /= 10
      any = true
      rest.removeFirst()
    }
    return any ? value : nil
  }
}

extension DigitReader<Substring.UTF8View> {
  init(_ text: some StringProtocol) {
    self.init(utf8: Substring(text).utf8)
  }
}
