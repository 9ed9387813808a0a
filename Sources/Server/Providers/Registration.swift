internal import JSONRPC
internal import Snippets

/// What a client declares for one provider, judged: which intents are taken, and which are not and why.
struct Registration: Sendable {
  /// An intent that was not taken.
  struct Refusal: Sendable {
    /// The name as it was written, where there is one.
    let name: String
    let fault: DeclarationFault
  }

  let provider: String
  let accepted: [IntentDeclaration]
  let rejected: [Refusal]

  /// The providers that are the process's own.
  static let reserved = [Server.name, ScriptLibrary.provider]
  static let intentLimit = 256

  /// The name under the member `provider`.
  static func provider(_ parameters: Parameters) throws(ResponseError) -> String {
    let provider = try parameters.string("provider")
    guard IntentDeclaration.isName(provider) else {
      throw parameters.invalid("provider", "must be 1 to 64 letters, digits, dots, dashes and underscores")
    }
    guard !reserved.contains(where: { $0 == provider.lowercased() }) else {
      throw parameters.invalid("provider", "is one of the process's own")
    }
    return provider
  }

  /// Reads `{provider, intents}`.
  init(_ parameters: Parameters) throws(ResponseError) {
    let provider = try Self.provider(parameters)
    guard let elements = parameters.value("intents")?.array else {
      throw parameters.invalid("intents", parameters.has("intents") ? "must be an array" : "is missing")
    }
    var accepted: [IntentDeclaration] = []
    var rejected: [Refusal] = []
    for element in elements {
      do throws(DeclarationFault) {
        let declaration = try IntentDeclaration(element, provider: provider)
        let name = declaration.description.name
        guard !accepted.contains(where: { $0.description.name.hasSameBytes(as: name) }) else {
          throw DeclarationFault(.duplicateName, "Another intent has the name already.")
        }
        guard accepted.count < Self.intentLimit else {
          throw DeclarationFault(.tooMany, "A provider has at most \(Self.intentLimit) intents.")
        }
        accepted.append(declaration)
      } catch {
        let name = DisplayText.clamped(DisplayText.sanitised(element["name"]?.string ?? ""), to: 80)
        rejected.append(Refusal(name: name, fault: error))
      }
    }
    (self.provider, self.accepted, self.rejected) = (provider, accepted, rejected)
  }

  /// The result of `intents.register`.
  func json(id: String) -> JSONValue {
    [
      "registrationId": .string(id), "accepted": .array(accepted.map { .string($0.description.name) }),
      "rejected": .array(
        rejected.map { refusal in
          [
            "name": .string(refusal.name), "reason": .string(refusal.fault.reason.rawValue),
            "message": .string(refusal.fault.message),
          ]
        }),
    ]
  }
}
