import Foundation
import JSONRPC
import Testing

@testable import Snippets

@Suite struct LimitTests {
  private let intent = ControlIntent("test/Set")

  private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  private func node(_ name: String, _ count: Int) -> ViewNode {
    switch name {
    case "id": return .text("x").id(text(count))
    case "key": return .verticalStack(ViewNode.forEach([text(count)], key: \.self) { _ in .text("x") })
    case "runs": return ViewNode(.text(.runs(Array(repeating: TextRun("x"), count: count))))
    case "modifiers": return ViewNode(.text(.plain("x")), modifiers: Array(repeating: .bold(), count: count))
    case "image":
      // A PNG's first bytes, and so many in all.
      let length = (count + 2) / 3 * 4
      let padding = String(repeating: "=", count: length / 4 * 3 - count)
      return ViewNode(
        .dataImage(
          base64: "iVBORw0KGg" + String(repeating: "A", count: length - 10 - padding.count) + padding, label: nil))
    default:
      let options = (0..<count).map { PickerOption(value: "\($0)", label: "Option") }
      return ViewNode(.picker(label: .text("x"), selection: "0", options: options, intent: intent))
    }
  }

  @Test(
    "The most that there may be is taken, one more is not",
    arguments: [("id", 128), ("key", 300), ("runs", 100), ("modifiers", 64), ("options", 25), ("image", 65_536)])
  func most(name: String, most: Int) throws {
    _ = try ViewTree(node(name, most))
    #expect(throws: ViewError.self) { try ViewTree(node(name, most + 1)) }
  }

  @Test("All pictures together are bounded")
  func pictures() throws {
    _ = try ViewTree(.verticalStack(Array(repeating: node("image", 65_536), count: 2)))
    #expect(throws: ViewError.self) { try ViewTree(.verticalStack(Array(repeating: node("image", 65_536), count: 4))) }
  }

  @Test(
    "A text that is as long as it may be stays, a longer one is cut and told",
    arguments: [("text", 4_000), ("button", 80), ("toggle", 500), ("option", 80), ("help", 500), ("badge", 80)])
  func cut(name: String, most: Int) throws {
    func make(_ count: Int) -> ViewNode {
      switch name {
      case "text": .text(text(count))
      case "button": .button(text(count), intent: intent)
      case "toggle": .toggle(text(count), isOn: true, intent: intent)
      case "option":
        ViewNode(
          .picker(
            label: .text("x"), selection: "a", options: [PickerOption(value: "a", label: text(count))], intent: intent))
      default: .text("x").modifier(ViewModifier(name, ["value": .string(text(count))]))
      }
    }
    #expect(try ViewTree(make(most)).warnings.isEmpty)
    #expect(try ViewTree(make(most + 1)).warnings.map(\.code) == [.clamped])
  }

  @Test(
    "Pickers need an option that is chosen, each value once, each with a name",
    arguments: [
      (["a"], "b", "/selection"), ([], "a", "/options"), (["a", "a"], "a", "/options/1/value"),
      (["a", ""], "a", "/options/1/value"), (["a\u{7}"], "a\u{7}", "/options/0/value"),
    ] as [([String], String, String)])
  func pickers(values: [String], selection: String, path: String) {
    let options = values.map { PickerOption(value: $0, label: "x") }
    let node = ViewNode(.picker(label: .text("x"), selection: selection, options: options, intent: intent))
    do {
      _ = try ViewTree(node)
      Issue.record("It was accepted.")
    } catch let error {
      #expect(error.path == path)
    }
  }

  @Test(
    "Pictures are PNG or JPEG in Base64, whatever they are said to be",
    arguments: [
      "", "PHN2Zz48L3N2Zz4=", "R0lGODlhAQABAAAAACw=", "iVBORw0KGgo", "iVBORw0KGgo=\"x", "iVBORw0KGg=A",
      "data:image/png",
    ])
  func foreign(data: String) {
    #expect(throws: ViewError.self) { try ViewTree(ViewNode(.dataImage(base64: data, label: nil))) }
    #expect(InlineImage(base64: "/9j/4AAQSkZJRgABAQAAAQABAAD=")?.format == .jpeg)
  }

  @Test(
    "Moments are those of RFC 3339",
    arguments: ["", "tomorrow", "2026-02-30T12:00:00Z", "2026-03-01T12:00:00", "2026-03-01"])
  func moments(moment: String) {
    #expect(throws: ViewError.self) { try ViewTree(ViewNode(.text(.date(moment, style: .date)))) }
  }

  @Test("A picker's value must be one of its options, and reaches the intent")
  func picking() async throws {
    let catalogue = IntentCatalogue([
      TestIntent("Pick", kind: .snippet) { _, _ in
        .finished(
          IntentOutput(
            view: ViewNode(
              .picker(
                label: .text("Level"), selection: "low",
                options: [PickerOption(value: "low", label: "Low"), PickerOption(value: "high", label: "High")],
                intent: ControlIntent("test/Level", valueParameter: "level")), id: "level")))
      },
      TestIntent("Level", parameters: [IntentParameter("level", title: "Level")]) { parameters, _ in
        .finished(IntentOutput(value: .string(parameters.string("level") ?? "")))
      },
    ])
    let center = SnippetCenter(
      catalogue: catalogue, makeIdentifier: { "s1" }, clock: { .distantPast }, onReload: { _ in })
    let shown = try await center.perform(
      .intent(IntentInvocation("test/Pick")), for: "c", surroundings: IntentSurroundings(timeZone: .gmt)
    ).get()
    func pick(_ value: JSONValue?, _ id: String) async -> SnippetCenter.Answer {
      await center.interact(
        SnippetInteraction(
          snippetID: shown.snippetID, revision: 1, controlID: "level", value: value, interactionID: id), for: "c")
    }
    #expect(try await pick("high", "1").get().value == "high")
    for (index, wrong) in [nil, true, "none", ""].enumerated() as EnumeratedSequence<[JSONValue?]> {
      guard case .failure(let error) = await pick(wrong, "w\(index)") else {
        Issue.record("It was accepted.")
        continue
      }
      #expect(error.details["pointer"] == "/value")
    }
  }
}
