/// The form of a postal code: `9` is a digit, `A` a letter, a blank one or no space; other letters and marks stand for
/// themselves.
struct PostcodeShape: Sendable {
  private let pattern: [UInt8]
  /// Whether nothing else looks like it, so that it shows an address by itself.
  let isUnmistakable: Bool

  init(_ pattern: [UInt8]) {
    self.pattern = pattern
    isUnmistakable = pattern.contains(UInt8(ascii: "A")) && pattern.contains(UInt8(ascii: " ")) && pattern.count > 6
  }

  /// Where the code that begins at the byte ends, or nil if none does. Letters are capitals unless small ones may do.
  func end(in bytes: [UInt8], from start: Int, anyCase: Bool) -> Int? {
    var index = start
    for expected in pattern {
      if expected == UInt8(ascii: " ") {
        if index < bytes.count, bytes[index] == expected { index += 1 }
        continue
      }
      guard index >= 0, index < bytes.count else { return nil }
      let byte = bytes[index]
      switch expected {
      case UInt8(ascii: "9"): guard byte.isDigit else { return nil }
      case UInt8(ascii: "A"): guard byte.isUppercaseLetter || (anyCase && byte.isLetter) else { return nil }
      default: guard byte == expected else { return nil }
      }
      index += 1
    }
    guard index == bytes.count || !(bytes[index].isDigit || bytes[index].isLetter || bytes[index] >= 0x80) else {
      return nil
    }
    return index
  }
}
