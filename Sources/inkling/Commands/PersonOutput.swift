import JSONRPC

/// What a command prints: lines for a person, or JSON for a program.
struct PersonOutput {
  /// Takes lines that can steer no terminal, without their ends.
  private let write: (String) -> Void

  init(_ write: @escaping (String) -> Void) {
    self.write = write
  }

  func line(_ text: String) {
    write(PersonCommand.printable(text))
  }

  /// One line of JSON; what would steer a terminal is escaped, so that it stays what it is.
  func json(_ value: JSONValue) {
    write(Self.text(of: value))
  }

  static func text(of value: JSONValue) -> String {
    let text = JSONWriter.text(of: value)
    guard !text.unicodeScalars.allSatisfy(PersonCommand.isSafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if PersonCommand.isSafe(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        // All of them lie in the basic plane, and within strings.
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
    }
    return result
  }
}
