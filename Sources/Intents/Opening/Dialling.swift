import JSONRPC
import Snippets

/// Reaching somebody by a number or by a handle that the host knows: exactly one of the two.
enum Dialling {
  static let parameters = [
    IntentParameter("phoneNumber", title: "Phone number", isOptional: true),
    IntentParameter("participant", title: "Participant", isOptional: true),
  ]

  static func result(_ parameters: IntentParameters, scheme: String, verb: String) throws -> IntentOutcome {
    if let participant = try parameters.line("participant", limit: 1_024) {
      guard parameters.string("phoneNumber") == nil else {
        throw SnippetError.invalidParameter("participant", "must not stand beside a phone number")
      }
      return .finished(
        IntentOutput(value: ["participant": .string(participant)], dialog: IntentDialog("\(verb) \(participant).")))
    }
    guard let text = parameters.string("phoneNumber") else {
      return .needsInput(
        InputRequest(parameter: "phoneNumber", type: .string, dialog: IntentDialog("Which number?")))
    }
    let dialled = try number(text)
    return .finished(IntentOutput(dialog: IntentDialog("\(verb) \(dialled)."), opens: scheme + dialled))
  }

  /// Only digits after an optional plus: `*` and `#` could run a command of the network, and `;` could add parameters.
  static func number(_ text: String) throws -> String {
    let number = text.unicodeScalars.filter { !" \u{A0}-.()/".unicodeScalars.contains($0) }
    let digits = number.first == "+" ? number.dropFirst() : number[...]
    guard (2...20).contains(digits.count), digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      throw SnippetError.invalidParameter("phoneNumber", "must be 2 to 20 digits after an optional +")
    }
    return String(String.UnicodeScalarView(number))
  }
}
