import JSONRPC
import Testing

@testable import Snippets

@Suite("Declarations of intents that others perform")
struct IntentDeclarationTests {
  @Test("A declaration says all that is known of the intent")
  func whole() throws {
    let declaration = try IntentDeclaration(
      [
        "name": "ShowList", "title": "List", "description": "Shows a list.", "kind": "snippet", "returnsValue": true,
        "systemImage": "list.bullet", "timeoutMilliseconds": 250, "future": [1],
        "parameters": [
          ["name": "list", "title": "Which", "type": "entity", "entityType": "List"],
          ["name": "sort", "enum": ["name", "date"], "isOptional": true], ["name": "limit", "type": "integer"],
        ],
      ], provider: "notes")
    #expect(declaration.timeoutMilliseconds == 250)
    #expect(!declaration.requiresConfirmation)
    #expect(
      declaration.description.json == [
        "name": "notes/ShowList", "title": "List", "description": "Shows a list.", "kind": "snippet",
        "isDiscoverable": true, "discoverability": "returnsMoreThanSnippet", "returnsValue": true,
        "parameters": [
          ["name": "list", "title": "Which", "type": "string", "isOptional": false, "entityType": "List"],
          ["name": "sort", "title": "sort", "type": "string", "isOptional": true, "enum": ["name", "date"]],
          ["name": "limit", "title": "limit", "type": "integer", "isOptional": false],
        ], "systemImage": "list.bullet",
      ])
  }

  @Test("A name is enough")
  func least() throws {
    let declaration = try IntentDeclaration(["name": "Ring", "title": .null], provider: "p")
    #expect(declaration.description.title == "Ring")
    #expect(declaration.description.kind == .action)
    #expect(declaration.timeoutMilliseconds == IntentDeclaration.usualTimeout)
  }

  @Test(
    "Discoverability follows the rule, unless the declaration says otherwise",
    arguments: [
      (nil, "action", false, true, "acts"), (nil, "action", true, true, "acts"),
      (nil, "snippet", false, false, "onlyShowsSnippet"), (nil, "snippet", true, true, "returnsMoreThanSnippet"),
      (true, "snippet", false, true, "declared"), (false, "snippet", true, false, "declared"),
      (false, "action", false, false, "declared"), (true, "action", true, true, "declared"),
    ] as [(Bool?, String, Bool, Bool, String)])
  func discoverability(declared: Bool?, kind: String, returnsValue: Bool, isDiscoverable: Bool, reason: String) throws {
    var json: JSONObject = ["name": "A", "kind": .string(kind), "returnsValue": .bool(returnsValue)]
    json["isDiscoverable"] = declared.map { .bool($0) }
    let description = try IntentDeclaration(.object(json), provider: "p").description
    #expect(description.isDiscoverable == isDiscoverable)
    #expect(description.discoverability.rawValue == reason)
  }

  private static let parameters: [JSONValue] = (1...17).map { ["name": .string("p\($0)")] }

  @Test(
    "What is wrong is refused with a word and the place",
    arguments: [
      (1, "invalidName", "name"), ([:], "invalidName", "name"), (["name": ""], "invalidName", "name"),
      (["name": "a/b"], "invalidName", "name"), (["name": "1a"], "invalidName", "name"),
      (["name": "é"], "invalidName", "name"), (["name": "a b"], "invalidName", "name"),
      (["name": .string(String(repeating: "a", count: 65))], "invalidName", "name"),
      (["name": "A", "title": 1], "invalidMember", "title"), (["name": "A", "title": " \n"], "invalidMember", "title"),
      (["name": "A", "title": "\u{7}"], "invalidMember", "title"),
      (["name": "A", "title": .string(String(repeating: "x", count: 81))], "invalidMember", "title"),
      (["name": "A", "kind": "view"], "invalidMember", "kind"), (["name": "A", "kind": 1], "invalidMember", "kind"),
      (["name": "A", "returnsValue": "yes"], "invalidMember", "returnsValue"),
      (["name": "A", "isDiscoverable": 1], "invalidMember", "isDiscoverable"),
      (["name": "A", "timeoutMilliseconds": 99], "invalidMember", "timeoutMilliseconds"),
      (["name": "A", "timeoutMilliseconds": 30_001], "invalidMember", "timeoutMilliseconds"),
      (["name": "A", "timeoutMilliseconds": 1.5], "invalidMember", "timeoutMilliseconds"),
      (["name": "A", "kind": "snippet", "requiresConfirmation": true], "invalidMember", "requiresConfirmation"),
      (["name": "A", "parameters": 1], "invalidParameter", "parameters"),
      (["name": "A", "parameters": .array(parameters)], "tooMany", "16"),
      (["name": "A", "parameters": [[:]]], "invalidParameter", "name"),
      (["name": "A", "parameters": [["name": "x/y"]]], "invalidParameter", "name"),
      (["name": "A", "parameters": [["name": "x"], ["name": "x"]]], "invalidParameter", "twice"),
      (["name": "A", "parameters": [["name": "x", "type": "array"]]], "invalidParameter", "x: type"),
      (["name": "A", "parameters": [["name": "x", "enum": []]]], "invalidParameter", "x: enum"),
      (["name": "A", "parameters": [["name": "x", "enum": ["a\u{202E}"]]]], "invalidParameter", "x: enum"),
      (["name": "A", "parameters": [["name": "x", "enum": ["a", 1]]]], "invalidParameter", "x: enum"),
      (["name": "A", "parameters": [["name": "x", "type": "integer", "enum": ["1"]]]], "invalidParameter", "x: only"),
      (["name": "A", "parameters": [["name": "x", "isOptional": "no"]]], "invalidParameter", "x: isOptional"),
    ] as [(JSONValue, String, String)])
  func refused(json: JSONValue, reason: String, place: String) {
    let fault = #expect(throws: DeclarationFault.self) { try IntentDeclaration(json, provider: "p") }
    #expect(fault?.reason.rawValue == reason)
    #expect(fault?.message.contains(place) == true, "\(fault?.message ?? "")")
  }
}
