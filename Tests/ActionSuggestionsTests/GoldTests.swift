import CivilTime
import Foundation
import JSONRPC
import Testing

@testable import ActionSuggestions

/// Measures the actions against messages that were labelled by reading, where those are at hand beside the package.
@Suite("Labelled messages")
struct GoldTests {
  static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../shared/gold/chat.jsonl").standardized.path

  static let kinds: [ActionKind: String] = [
    .createEvent: "event", .openInMaps: "map", .call: "call", .sendEmail: "email", .openURL: "url", .copyCode: "code",
  ]

  @Test(
    "what is offered is right, and most messages deserve nothing",
    .enabled(if: FileManager.default.fileExists(atPath: file), "the labelled messages are not at hand"))
  func chat() throws {
    var score = GoldScore()
    for line in try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n") {
      try score.add(JSONParser.parse(Array(line.utf8)))
    }
    print(score.summary)
    if ProcessInfo.processInfo.environment["GOLD_ERRORS"] != nil { print(score.errors.joined(separator: "\n")) }
    #expect(score.precision >= 0.80)
    #expect(score.silence >= 0.95)
  }
}

/// Counts as the measuring script does: an action is good if a label of its kind holds its value.
struct GoldScore {
  private(set) var errors: [String] = []
  private var counts: [String: Int] = [:]

  var precision: Double { ratio("good", "offered") }
  var silence: Double { ratio("silent", "negative") }

  var summary: String {
    let kinds = GoldTests.kinds.values.sorted().map { kind in
      "  \(kind): precision \(ratio("good " + kind, "offered " + kind)), recall \(ratio("hit " + kind, "required " + kind))"
        + " of \(counts["required " + kind, default: 0])"
    }
    return "precision \(precision), recall \(ratio("hit", "required")), silence \(silence)\n"
      + kinds.joined(separator: "\n")
  }

  mutating func add(_ row: JSONValue) throws {
    let text = try #require(row["text"]?.string)
    var gold = (row["actions"]?.array ?? []).map { (value: $0, used: false) }
    let actions = try Chat.actions(Self.request(row))
    if gold.isEmpty {
      count("negative")
      if actions.isEmpty { count("silent") }
    }
    for action in actions {
      guard let kind = GoldTests.kinds[action.kind] else { continue }
      let same = gold.indices.filter { !gold[$0].used && gold[$0].value["kind"]?.string == kind }
      guard let index = same.first(where: { Self.isRight(action, gold[$0].value) }) ?? same.first else {
        if gold.contains(where: { $0.value["kind"]?.string == kind }) { continue }
        count("offered", kind)
        errors.append("FALSE \(text) | \(action.payload)")
        continue
      }
      count("offered", kind)
      gold[index].used = true
      guard Self.isRight(action, gold[index].value) else {
        errors.append("VALUE \(text) | \(action.payload) | \(JSONWriter.text(of: gold[index].value))")
        continue
      }
      count("good", kind)
      if gold[index].value["required"]?.bool == true { count("hit", kind) }
    }
    for label in gold where label.value["required"]?.bool == true {
      let kind = label.value["kind"]?.string ?? ""
      guard GoldTests.kinds.values.contains(kind) else { continue }
      count("required", kind)
      if !label.used { errors.append("MISS \(text) | \(JSONWriter.text(of: label.value))") }
    }
  }

  private mutating func count(_ what: String, _ kind: String? = nil) {
    counts[what, default: 0] += 1
    if let kind { counts[what + " " + kind, default: 0] += 1 }
  }

  private func ratio(_ part: String, _ whole: String) -> Double {
    let whole = counts[whole, default: 0]
    return whole == 0 ? 1 : (Double(counts[part, default: 0]) / Double(whole) * 1000).rounded() / 1000
  }

  private static func request(_ row: JSONValue) throws -> ActionRequest {
    let name = row["speaker"]?.string ?? "Friend"
    let date = try #require(Timestamp((row["reference_time"]?.string ?? "") + "Z"))
    let message = SuggestedActionsMessage(
      id: row["id"]?.string ?? "", date: date, body: row["text"]?.string ?? "",
      sender: .init(name: name, handle: name.lowercased(), isUser: false),
      recipients: [.init(name: "Me", handle: "me", isUser: true)])
    return ActionRequest(message: message, timeZone: TimeZone(identifier: "UTC"))
  }

  private static func isRight(_ action: SuggestedAction, _ label: JSONValue) -> Bool {
    let values = (label["values"]?.array ?? []).compactMap(\.string)
    if values.isEmpty { return true }
    if case .createEvent(let event) = action.payload {
      return values.contains { value in
        event.start.prefix(10) == value.prefix(10)
          && (value.utf8.count < 16 || event.start.utf8.count < 16 || event.start.prefix(16) == value.prefix(16))
      }
    }
    let payload = JSONWriter.text(of: .object(action.payload.json)).lowercased()
    return values.contains { value in
      var value = value.lowercased()
      while value.hasSuffix("/") || value.hasSuffix(".") { value.removeLast() }
      return value == "sender" || payload.contains(value)
    }
  }
}
