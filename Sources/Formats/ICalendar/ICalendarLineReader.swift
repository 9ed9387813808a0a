/// Takes one unfolded line apart: `name *(";" param) ":" value` (RFC 5545, section 3.1).
struct ICalendarLineReader {
  private let octets: [UInt8]
  private var index = 0

  init(_ octets: [UInt8]) {
    self.octets = octets
  }

  /// The name up to the first `;` or `:`, without white space around it.
  mutating func name() -> String? {
    let name = trimmedText(upTo: [UInt8(ascii: ";"), UInt8(ascii: ":")])
    return index < octets.count && !name.isEmpty ? name : nil
  }

  /// The next parameter; nil where the value begins.
  mutating func parameter() -> ICalendarParameter? {
    guard index < octets.count, octets[index] == UInt8(ascii: ";") else { return nil }
    index += 1
    let name = trimmedText(upTo: [UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ":")])
    var values: [String] = []
    while index < octets.count, octets[index] == UInt8(ascii: "=") || octets[index] == UInt8(ascii: ",") {
      index += 1
      values.append(parameterValue())
    }
    return ICalendarParameter(name: name, values: values)
  }

  /// All that stands behind the `:`.
  func value() -> String? {
    valueOctets().map(decodedText)
  }

  /// The octets of all that stands behind the `:`.
  func valueOctets() -> ArraySlice<UInt8>? {
    guard index < octets.count, octets[index] == UInt8(ascii: ":") else { return nil }
    return octets[(index + 1)...]
  }

  private mutating func parameterValue() -> String {
    skipSpace()
    guard index < octets.count, octets[index] == UInt8(ascii: "\""),
      let end = octets[(index + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else {
      return Self.withoutCarets(
        trimmedText(upTo: [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":")]))
    }
    let text = decodedText(octets[(index + 1)..<end])
    index = end + 1
    // What stands between the closing quotation mark and the next separator belongs to nothing.
    _ = trimmedText(upTo: [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":")])
    return Self.withoutCarets(text)
  }

  private mutating func skipSpace() {
    while index < octets.count, octets[index] == 32 || octets[index] == 9 { index += 1 }
  }

  private mutating func trimmedText(upTo ends: [UInt8]) -> String {
    skipSpace()
    let start = index
    while index < octets.count, !ends.contains(octets[index]) { index += 1 }
    var end = index
    while end > start, octets[end - 1] == 32 || octets[end - 1] == 9 { end -= 1 }
    return decodedText(octets[start..<end])
  }

  /// Undoes the escapes of RFC 6868.
  private static func withoutCarets(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      guard isEscaped else {
        if scalar == "^" { isEscaped = true } else { result.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n": result.append("\n")
      case "'": result.append("\"")
      case "^": result.append("^")
      default:
        result.append("^")
        result.append(scalar)
      }
    }
    if isEscaped { result.append("^") }
    return String(result)
  }
}
