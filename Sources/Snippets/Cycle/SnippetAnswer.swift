public import JSONRPC

/// What `snippet.perform` and `snippet.interact` answer.
public struct SnippetAnswer: Sendable, Equatable {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case result, confirmation, choice, needsInput
  }

  /// What became of an interaction.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    case performed, unchanged, coalesced, replayed, failed, dismissed, replaced
  }

  public var snippetID: String
  public var revision: Int
  public var kind: Kind
  /// The intent that is shown, as the catalogue names it.
  public var intentName: String
  public var intentTitle: String
  public var view: JSONValue?
  public var dialog: IntentDialog?
  public var value: JSONValue?
  public var opens: String?
  public var needsInput: InputRequest?
  /// With ``needsInput``: what the value is sent back with.
  public var token: String?
  public var fallbackText: String
  public var style = SnippetStyle()
  public var warnings: [ViewWarning] = []
  public var outcome: Outcome?
  /// With the outcome `failed`.
  public var error: SnippetError?
  /// With the outcome `replaced`: the JSON of the answer that takes this one's place.
  public var replacedBy: JSONValue?

  public var json: JSONValue {
    var object: JSONObject = [
      "snippetId": .string(snippetID), "revision": JSONValue(revision), "kind": .string(kind.rawValue),
      "intent": ["name": .string(intentName), "title": .string(intentTitle)],
    ]
    object["view"] = view
    object["dialog"] = dialog?.json
    object["value"] = value
    if let opens { object["opens"] = ["url": .string(opens)] }
    if let needsInput {
      var input: JSONObject = [
        "parameter": .string(needsInput.parameter), "type": .string(needsInput.type.rawValue),
        "dialog": needsInput.dialog.json,
      ]
      if let token { input["token"] = .string(token) }
      if let options = needsInput.options { input["options"] = .array(options.map(JSONValue.string)) }
      object["needsInput"] = .object(input)
    }
    object["fallbackText"] = .string(fallbackText)
    if !style.isEmpty { object["environment"] = .object(style.members) }
    if !warnings.isEmpty { object["warnings"] = .array(warnings.prefix(50).map(\.json)) }
    if let outcome { object["outcome"] = .string(outcome.rawValue) }
    object["error"] = error?.json
    object["replacedBy"] = replacedBy
    return .object(object)
  }
}
