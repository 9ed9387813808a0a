public import Foundation
public import JSONRPC

/// What `snippet.perform` and `snippet.interact` answer.
public struct SnippetAnswer: Sendable, Equatable {
  /// What is shown: a result, or a question.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case result, confirmation, choice, needsInput
  }

  /// What became of an interaction.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    case performed, unchanged, coalesced, replayed, failed, dismissed, replaced
  }

  /// Which snippet.
  public var snippetID: String
  /// Grows with each change of what is shown, from 1.
  public var revision: Int
  /// What is shown.
  public var kind: Kind
  /// The intent that is shown, as the catalogue names it.
  public var intentName: String
  /// For a person.
  public var intentTitle: String
  /// What is drawn; nil where the host has that revision, or there is none.
  public var tree: ViewTree?
  /// What an assistant says.
  public var dialog: IntentDialog?
  /// What the action gave.
  public var value: JSONValue?
  /// An address that the host opens.
  public var opens: String?
  /// The parameter that is missing.
  public var needsInput: InputRequest?
  /// With ``needsInput``: what the value is sent back with.
  public var token: String?
  /// Plain text for a host that draws no views.
  public var fallbackText: String
  /// The look around the snippet.
  public var style = SnippetStyle()
  /// In which forms the view is sent.
  public var presentation = ViewPresentation()
  /// The control that was used.
  public var usedControlID: String?
  /// The moment of the answer.
  public var now: Date?
  /// What was changed so that the view could be shown.
  public var warnings: [ViewWarning] = []
  /// Of an interaction: what became of it.
  public var outcome: Outcome?
  /// With the outcome `failed`.
  public var error: SnippetError?
  /// With the outcome `replaced`: the JSON of the answer that takes this one's place.
  public var replacedBy: JSONValue?

  /// The view as a tree.
  public var view: JSONValue? { tree?.json }

  /// The result of the request, with the view in the forms that were asked for.
  public var json: JSONValue {
    var object: JSONObject = [
      "snippetId": .string(snippetID), "revision": JSONValue(revision), "kind": .string(kind.rawValue),
      "intent": ["name": .string(intentName), "title": .string(intentTitle)],
    ]
    if let tree {
      let drawn = presentation.members(
        of: tree, style: style, snippetID: snippetID, revision: revision, title: intentTitle,
        focusedControlID: usedControlID, now: now)
      for member in drawn.members { object[member.key] = member.value }
    }
    object["dialog"] = dialog?.json
    object["value"] = value
    if let opens { object["opens"] = ["url": .string(opens)] }
    if let needsInput {
      var input: JSONObject = [
        "parameter": .string(needsInput.parameter), "type": .string(needsInput.type.rawValue),
        "dialog": needsInput.dialog.json,
      ]
      if let token { input["token"] = .string(token) }
      if let options = needsInput.shownOptions, !options.isEmpty {
        input["options"] = .array(options.map(JSONValue.string))
      }
      if let titles = needsInput.shownTitles, !titles.isEmpty {
        input["optionTitles"] = .array(titles.map(JSONValue.string))
      }
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
