/// Writes fixed-width numbers and punctuation one behind the other.
struct DigitWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The text that the body writes.
  ///
  /// - Parameter length: Its length at the most, in bytes; what is written beyond it is left out.
  static func text(length: Int, _ write: (inout DigitWriter) -> Void) -> String {
    String(unsafeUninitializedCapacity: length) { bytes in
      var writer = DigitWriter(bytes: UnsafeMutableBufferPointer(rebasing: bytes[..<min(length, bytes.count)]))
      write(&writer)
      return writer.count
    }
  }

  private init(bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// A non-negative number in decimal, with zeros in front up to the width; of a longer one its last digits.
  mutating func write(_ number: Int, width: Int) {
    guard count + width <= bytes.count else { return }
    var rest = number.magnitude
    for place in stride(from: count + width - 1, through: count, by: -1) {
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += width
  }

  /// An ASCII character.
  mutating func write(_ character: Unicode.Scalar) {
    guard count < bytes.count else { return }
    bytes[count] = UInt8(truncatingIfNeeded: character.value)
    count += 1
  }
}
