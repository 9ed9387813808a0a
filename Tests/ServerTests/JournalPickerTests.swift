import Foundation
import JSONRPC
import Journal
import TestSupport
import Testing

@testable import Server

@Suite("The picker as a view", .timeLimit(.minutes(1)))
struct JournalPickerTests {
  private typealias Life = PartyLife

  private static let pick: JSONValue = ["intent": ["name": "inkling/PickSuggestion", "parameters": ["title": "Write"]]]

  /// Every text, label and title in the view.
  private static func texts(_ view: JSONValue?) -> [String] {
    switch view {
    case .object(let object):
      ["text", "title"].compactMap { object[$0]?.string } + object.members.flatMap { texts($0.value) }
    case .array(let values): values.flatMap { texts($0) }
    default: []
    }
  }

  /// The controls of the view: id, and the text of the label.
  private static func controls(_ view: JSONValue?) -> [(id: String, label: String)] {
    switch view {
    case .object(let object):
      if let type = object["type"]?.string, ["Button", "Toggle", "Picker"].contains(type) {
        [(object["id"]?.string ?? "", texts(object["label"]).first ?? "")]
      } else {
        object.members.flatMap { controls($0.value) }
      }
    case .array(let values): values.flatMap { controls($0) }
    default: []
    }
  }

  /// Uses the control, and gives what is shown then.
  private static func tap(
    _ host: TestHost, _ shown: JSONValue, _ label: String, value: JSONValue? = nil, as name: String = "tap"
  ) async throws -> JSONValue {
    let control = try #require(
      controls(shown["view"]).first { $0.label.hasPrefix(label) }, "\(label) in \(controls(shown["view"]))")
    var params: JSONObject = [
      "snippetId": shown["snippetId"] ?? .null, "revision": shown["revision"] ?? .null,
      "controlId": .string(control.id), "interactionId": .string(name),
    ]
    params["value"] = value
    return try await host.result("snippet.interact", .object(params))
  }

  @Test("with a directory the host gets copies there, and is not told where the person's files are")
  func copies() async throws {
    let life = try Life(configuration: PartyLife.configuration(titles: true))
    let host = try await TestHost.initialized(life.server)
    let target = try TemporaryDirectory()
    let list = try await host.result(
      "snippet.perform",
      [
        "intent": [
          "name": "inkling/PickSuggestion", "parameters": ["title": "Write", "directory": .string(target.path)],
        ]
      ])
    let opened = try await Self.tap(host, list, "Look at It")
    let review = try #require(opened["replacedBy"])
    let less = try #require(try await Self.tap(host, review, "Photo", value: false)["replacedBy"])
    let given = try await Self.tap(host, less, "Write")
    let text = JSONWriter.text(of: given)
    #expect(text.contains(target.path) && !text.contains(life.files.path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).count == 2)
  }

  @Test(
    "a directory that is none is refused before anything is shown",
    arguments: ["relative", "/missing/for/ever", "/etc/hostname", ""])
  func noDirectory(path: String) async throws {
    let host = try await TestHost.initialized(try Life().server)
    let error = await host.error(
      "snippet.perform",
      ["intent": ["name": "inkling/PickSuggestion", "parameters": ["title": "Write", "directory": .string(path)]]])
    #expect(error["code"] == -32602 && error["data"]?["pointer"] == "/intent/parameters/directory")
  }

  @Test("questions are a list of their own, one by one, and the one that is shown is handed over")
  func questions() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("snippet.perform", Self.pick)
    let first = try #require(try await Self.tap(host, list, "List", value: "reflections")["replacedBy"])
    let prompt = try #require(Self.texts(first["view"]).first { $0.count > 25 })
    let second = try #require(try await Self.tap(host, first, "Another Question")["replacedBy"])
    let next = try #require(Self.texts(second["view"]).first { $0.count > 25 })
    #expect(prompt != next)
    let given = try await Self.tap(host, second, "Write", as: "give")
    let value = try #require(given["value"], "\(given)")
    #expect(value["suggestion"]?["title"] == .string(next))
    #expect(value["suggestion"]?["items"]?.array?.first?["kind"] == "reflection")
    try life.server.engines().journal.setCategory(.reflections, isShown: false)
    let off = try await host.result(
      "snippet.perform",
      ["intent": ["name": "inkling/ShowSuggestions", "parameters": ["title": "Write", "list": "reflections"]]])
    #expect(Self.texts(off["view"]).contains("No Questions"))
  }

  @Test("a host lists, looks, leaves out and gets one suggestion, by taps alone")
  func handOver() async throws {
    let life = try Life(configuration: PartyLife.configuration(titles: true))
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("snippet.perform", Self.pick)
    #expect(Self.texts(list["view"]).contains("Robin's party"))
    let opened = try await Self.tap(host, list, "Look at It")
    let review = try #require(opened["replacedBy"])
    let party = try #require(Self.controls(review["view"]).first { $0.label.hasPrefix("Robin's party") })
    let without = try await Self.tap(host, review, party.label, value: false)
    let kept = try #require(without["replacedBy"])
    #expect(Self.controls(kept["view"]).count == Self.controls(review["view"]).count)
    let handedOver = try await Self.tap(host, kept, "Write")
    let suggestion = try #require(handedOver["value"]?["suggestion"], "\(handedOver)")
    #expect(suggestion["items"]?.array?.count == 3)
    #expect(!JSONWriter.text(of: suggestion).contains("Robin"))
    #expect(handedOver["outcome"] == "performed" && Self.texts(handedOver["view"]).contains("The app has it"))
    #expect(try life.server.engines().journal.disclosures().count == 1)
  }

  @Test("a client that may see no titles sees none in the picker, and gets the moment that is handed over")
  func opaque() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("snippet.perform", Self.pick)
    let review = try #require(try await Self.tap(host, list, "Look at It")["replacedBy"])
    for shown in [list, review] { #expect(!JSONWriter.text(of: shown).contains("Robin")) }
    #expect(Self.controls(review["view"]).contains { $0.label == "Photo 2" })
    let handedOver = try await Self.tap(host, review, "Write")
    #expect(handedOver["value"]?["suggestion"]?["title"] == "Robin's party")
  }

  @Test("what is declined in the picker is in no list any more")
  func declined() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("snippet.perform", Self.pick)
    let review = try #require(try await Self.tap(host, list, "Look at It")["replacedBy"])
    let declined = try await Self.tap(host, review, "Not Again")
    #expect(declined["outcome"] == "performed")
    #expect(Self.texts(declined["view"]).contains("No Suggestions"), "the person is back at the list")
    let after = try await host.result("snippet.perform", Self.pick)
    #expect(Self.texts(after["view"]).contains("No Suggestions"))
  }

  @Test("the other list is a value of the control")
  func lists() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("snippet.perform", Self.pick)
    let recent = try #require(try await Self.tap(host, list, "List", value: "recent")["replacedBy"])
    #expect(JSONWriter.text(of: recent).contains(#""selection":"recent""#))
  }

  @Test("nothing can be handed over where everything is left out")
  func nothingLeft() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    var shown = try await host.result("snippet.perform", Self.pick)
    shown = try #require(try await Self.tap(host, shown, "Look at It")["replacedBy"])
    let items = Self.controls(shown["view"]).filter { $0.id.hasPrefix("item-") }
    for item in items {
      shown = try #require(try await Self.tap(host, shown, item.label, value: false)["replacedBy"])
    }
    let button = try #require(Self.controls(shown["view"]).first { $0.id == "handOver" })
    let error = await host.error(
      "snippet.interact",
      [
        "snippetId": shown["snippetId"] ?? .null, "revision": shown["revision"] ?? .null,
        "controlId": .string(button.id), "interactionId": "over",
      ])
    #expect(error["data"]?["reason"] == "controlDisabled")
    #expect(try life.server.engines().journal.disclosures().isEmpty)
  }

  @Test("before consent there is the introduction, and no control")
  func introduction() async throws {
    let life = try Life(isOn: false)
    let host = try await TestHost.initialized(life.server)
    let shown = try await host.result("snippet.perform", Self.pick)
    #expect(Self.texts(shown["view"]).contains("Journaling Suggestions"))
    #expect(Self.controls(shown["view"]).isEmpty)
    #expect(try life.server.engines().journal.sources().first?.files == 0, "nothing is read before consent")
  }

  @Test(
    "a client without the entitlement, or that the person refuses it, is shown nothing",
    arguments: [
      "PickSuggestion", "ShowSuggestions", "SelectSuggestion", "DismissSuggestion",
    ], [false, true])
  func refused(name: String, isRefused: Bool) async throws {
    let life = try Life(configuration: PartyLife.configuration(refused: isRefused ? ["journal.allow"] : []))
    let host = try await TestHost.initialized(
      life.server, entitlements: isRefused ? ["journal.allow"] : ["suggested-actions"])
    let isMoment = name.hasPrefix("Select") || name.hasPrefix("Dismiss")
    let parameters: JSONValue = isMoment ? ["handle": "x"] : ["title": "Write"]
    let error = await host.error(
      "snippet.perform", ["intent": ["name": .string("inkling/" + name), "parameters": parameters]])
    #expect(error["data"]?["reason"] == (isRefused ? "clientRefused" : "entitlementMissing"))
  }

  @Test("an item that there is not is named where it stands")
  func unknownItem() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("journal.list")
    let handle = try #require(list["suggestions"]?.array?.first?["handle"])
    let error = await host.error(
      "snippet.perform",
      [
        "intent": [
          "name": "inkling/SelectSuggestion", "parameters": ["handle": handle, "excludedItems": ["99"]],
        ]
      ])
    #expect(error["data"]?["pointer"] == "/intent/parameters/excludedItems")
  }

  @Test(
    "the title of the button has 1 to 400 bytes and says something",
    arguments: ["", " \t", String(repeating: "x", count: 401)])
  func title(title: String) async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let error = await host.error(
      "snippet.perform",
      ["intent": ["name": "inkling/PickSuggestion", "parameters": ["title": .string(title)]]])
    #expect(error["data"]?["pointer"] == "/intent/parameters/title")
  }

  @Test("a handle of another client is none")
  func foreignHandle() async throws {
    let life = try Life()
    let host = try await TestHost.initialized(life.server)
    let list = try await host.result("journal.list")
    let handle = try #require(list["suggestions"]?.array?.first?["handle"])
    let other = try await TestHost.initialized(life.server, name: "other")
    for name in ["ShowSuggestions", "SelectSuggestion", "DismissSuggestion"] {
      let parameters: JSONValue =
        name == "ShowSuggestions" ? ["title": "Write", "handle": handle] : ["handle": handle]
      let error = await other.error(
        "snippet.perform", ["intent": ["name": .string("inkling/" + name), "parameters": parameters]])
      #expect(error["data"]?["reason"] == "unknownHandle", "\(name)")
    }
  }
}
