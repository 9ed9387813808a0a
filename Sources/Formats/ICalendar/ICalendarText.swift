/// The escapes of the value type TEXT (RFC 5545, section 3.3.11).
enum ICalendarText {
  /// Backslash, semicolon, comma and line feed escaped; other control characters but the tab are left out.
  static func escaped(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case ";": result += "\\;"
      case ",": result += "\\,"
      case "\r": result += "\\n"
      case "\n": if previous != "\r" { result += "\\n" }
      case "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: break
      default: result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }

  /// The text without its escapes. A backslash before any other character stays.
  static func unescaped(_ value: some StringProtocol) -> String {
    guard value.utf8.contains(UInt8(ascii: "\\")) else { return String(value) }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { result.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n", "N": result.append("\n")
      case "\\", ";", ",", ":", "\"": result.append(scalar)
      default:
        result.append("\\")
        result.append(scalar)
      }
    }
    if isEscaped { result.append("\\") }
    return String(result)
  }

  /// The members of a list whose commas are not escaped.
  static func list(_ value: String) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if scalar == ",", !isEscaped {
        parts.append(unescaped(String(part)))
        part = String.UnicodeScalarView()
        continue
      }
      isEscaped = scalar == "\\" && !isEscaped
      part.append(scalar)
    }
    parts.append(unescaped(String(part)))
    return parts
  }

  /// The line without line ends of its own, so that a value cannot begin a property.
  static func inOneLine(_ line: String) -> String {
    guard line.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return line }
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": break
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
