/// A parameter of a property (RFC 5545, section 3.2), for example `TZID=Europe/Berlin`.
public struct ICalendarParameter: Sendable, Hashable {
  /// The name as it was written; names are compared without regard to case.
  public var name: String
  /// Its values in order, without quotation marks and with the escapes of RFC 6868 undone.
  public var values: [String]

  /// The values are given bare: quotation marks and escapes are added when it is written.
  public init(name: String, values: [String]) {
    self.name = name
    self.values = values
  }

  /// The text for a file: values quoted where they need it, with the escapes of RFC 6868.
  var line: String {
    guard !values.isEmpty else { return name }
    return name + "=" + values.map(Self.written).joined(separator: ",")
  }

  private static func written(_ value: String) -> String {
    var text = ""
    var needsQuotes = false
    for scalar in value.unicodeScalars {
      switch scalar {
      case "^": text += "^^"
      case "\"": text += "^'"
      case "\n": text += "^n"
      case "\r": continue
      case ":", ";", ",":
        needsQuotes = true
        text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return needsQuotes ? "\"\(text)\"" : text
  }
}
