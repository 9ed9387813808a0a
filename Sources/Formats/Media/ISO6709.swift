/// A place as `+27.1281+100.2508+000.000/` (ISO 6709, annex H).
enum ISO6709 {
  /// Nil for anything else, and for 0/0, which is written where no place is known. Degrees are decimal; what has degrees
  /// and minutes, or seconds, in one number is read as such.
  static func coordinate(_ text: String) -> Coordinate? {
    var numbers: [(text: [UInt8], isNegative: Bool)] = []
    for byte in text.utf8.prefix(100) {
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        numbers.append(([], byte == UInt8(ascii: "-")))
      } else if (48...57).contains(byte) || byte == UInt8(ascii: "."), !numbers.isEmpty {
        numbers[numbers.count - 1].text.append(byte)
      } else {
        break
      }
    }
    guard numbers.count >= 2, let latitude = degrees(numbers[0], digits: 2),
      let longitude = degrees(numbers[1], digits: 3),
      latitude != 0 || longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ number: (text: [UInt8], isNegative: Bool), digits: Int) -> Double? {
    guard let value = DecimalText.number(number.text[...]) else { return nil }
    let whole = number.text.prefix { $0 != UInt8(ascii: ".") }.count
    let degrees: Double
    switch whole {
    case digits + 2:
      let main = (value / 100).rounded(.down)
      degrees = main + (value - main * 100) / 60
    case digits + 4:
      let main = (value / 10_000).rounded(.down)
      let minutes = ((value - main * 10_000) / 100).rounded(.down)
      degrees = main + minutes / 60 + (value - main * 10_000 - minutes * 100) / 3_600
    default: degrees = value
    }
    return number.isNegative ? -degrees : degrees
  }
}
