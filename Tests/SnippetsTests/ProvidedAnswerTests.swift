import JSONRPC
import Testing

@testable import Snippets

@Suite("Answers of intents that others perform")
struct ProvidedAnswerTests {
  private func declaration(_ kind: String = "action") throws -> IntentDeclaration {
    try IntentDeclaration(
      ["name": "A", "kind": .string(kind), "parameters": [["name": "city", "enum": ["Bern", "Oslo"]]]], provider: "p")
  }

  private func outcome(_ json: JSONValue) throws -> IntentOutcome {
    try ProvidedAnswer.outcome(json, of: declaration(), open: Self.open)
  }

  /// An intent of the process has a parameter that only its own views may give.
  private static func open(_ invocation: IntentInvocation) -> IntentInvocation {
    var copy = invocation
    if copy.name.hasPrefix("inkling/") { copy.parameters["secret"] = nil }
    return copy
  }

  @Test("Nothing, a value, dialogs, an address, a follow-up and what changed")
  func plain() throws {
    #expect(try outcome(.null) == .finished(IntentOutput()))
    #expect(try outcome([:]) == .finished(IntentOutput()))
    #expect(
      try outcome([
        "value": [1], "dialog": "Done", "opens": "https://example.org", "changed": ["List", "q/Other"],
        "snippetIntent": ["name": "List", "parameters": ["city": "Bern"]], "unknown": true,
      ])
        == .finished(
          IntentOutput(
            value: [1], dialog: IntentDialog("Done"), opens: "https://example.org",
            snippetIntent: IntentInvocation("p/List", parameters: ["city": "Bern"]), changed: ["p/List", "q/Other"])))
    #expect(
      try outcome(["dialog": ["full": "All done", "supporting": "Done"], "opens": ["url": "tel:123"]])
        == .finished(IntentOutput(dialog: IntentDialog("All done", supporting: "Done"), opens: "tel:123")))
  }

  @Test("Questions are those of our own intents")
  func questions() throws {
    #expect(
      try outcome([
        "needsConfirmation": [
          "actionName": "Delete", "dialog": "Delete it?", "isDestructive": true, "snippetIntent": ["name": "Form"],
        ]
      ])
        == .needsConfirmation(
          ConfirmationRequest(
            actionName: "Delete", dialog: IntentDialog("Delete it?"), snippetIntent: IntentInvocation("p/Form"),
            isDestructive: true)))
    #expect(
      try outcome([
        "needsChoice": [
          "options": [["id": "a", "title": "First"], ["id": "b", "style": "cancel"]], "dialog": "Which?",
        ]
      ])
        == .needsChoice(
          ChoiceRequest(
            options: [.init(id: "a", title: "First"), .init(id: "b", title: "b", style: .cancel)],
            dialog: IntentDialog("Which?"))))
    #expect(
      try outcome(["needsInput": ["parameter": "city"]])
        == .needsInput(
          InputRequest(parameter: "city", type: .string, dialog: IntentDialog("city?"), options: ["Bern", "Oslo"])))
  }

  @Test(
    "An address that may not be opened is left out, with a warning", arguments: ["javascript:alert(1)", "file:///etc"])
  func addresses(address: String) throws {
    guard case .finished(let output) = try outcome(["opens": .string(address)]) else { return }
    #expect(output.opens == nil)
    #expect(output.warnings.map(\.code) == [.linkRefused])
  }

  @Test("Controls get whole names, and no parameters that only an intent's own views may give")
  func controls() throws {
    let view: JSONValue = [
      "type": "VStack",
      "children": [
        [
          "type": "Button", "label": ["type": "Text", "text": "Go"],
          "intent": ["name": "B", "parameters": ["secret": 1]],
        ],
        [
          "type": "Toggle", "label": ["type": "Text", "text": "On"], "isOn": true,
          "intent": ["name": "inkling/X", "parameters": ["secret": 1, "a": 2], "valueParameter": "on"],
        ],
        ["type": "Hologram"],
      ],
    ]
    guard case .finished(let output) = try outcome(["view": view]), let root = output.view else {
      Issue.record("there is no view")
      return
    }
    let tree = try ViewTree(root)
    #expect(tree.controls["/0"]?.action == .intent(ControlIntent("p/B", parameters: ["secret": 1], title: "p/B")))
    #expect(
      tree.controls["/1"]?.action
        == .intent(ControlIntent("inkling/X", parameters: ["a": 2], title: "inkling/X", valueParameter: "on")))
    #expect(output.warnings.map(\.code) == [.unknownElement])
  }

  @Test(
    "What is no answer is refused with its place",
    arguments: [
      (1, ""), ("text", ""), ([], ""), (["dialog": 1], "/dialog"), (["dialog": ["supporting": "a"]], "/dialog"),
      (["opens": 1], "/opens"), (["opens": [:]], "/opens"), (["changed": "List"], "/changed"),
      (["changed": ["a", 1]], "/changed"), (["snippetIntent": "List"], "/snippetIntent"),
      (["snippetIntent": ["name": "A", "parameters": 1]], "/snippetIntent/parameters"),
      (["needsConfirmation": true], "/needsConfirmation"),
      (["needsConfirmation": ["isDestructive": 1]], "/needsConfirmation/isDestructive"),
      (["needsConfirmation": [:], "needsInput": [:]], "/needsInput"),
      (["needsChoice": [:]], "/needsChoice/options"), (["needsChoice": ["options": []]], "/needsChoice/options"),
      (["needsChoice": ["options": [["id": "$a"]]]], "/needsChoice/options/0"),
      (["needsChoice": ["options": [["id": "a"], ["id": "a"]]]], "/needsChoice/options/1"),
      (["needsChoice": ["options": [["id": "a", "style": "big"]]]], "/needsChoice/options/0/style"),
      (["needsInput": ["parameter": "country"]], "/needsInput/parameter"),
      (["needsInput": [:]], "/needsInput/parameter"),
      (["needsInput": ["parameter": "city", "options": [1]]], "/needsInput/options"),
    ] as [(JSONValue, String)])
  func refused(json: JSONValue, path: String) {
    let error = #expect(throws: SnippetError.self) { try outcome(json) }
    #expect(error?.reason == "providerInvalid")
    #expect(error?.details["path"]?.string == path)
  }

  @Test("A view that cannot be shown says where", arguments: [["type": "Text"], ["text": "a"], 7] as [JSONValue])
  func views(json: JSONValue) {
    #expect(#expect(throws: SnippetError.self) { try outcome(["view": json]) }?.reason == "viewInvalid")
  }
}
