internal import ActionSuggestions
internal import JSONRPC
internal import Snippets

/// Reads what a provider has answered to `actions.suggest`. What is wrong with one action takes away that one alone.
struct ProvidedActionReader {
  /// Something that a provider's author should know; nothing of the answer itself is in it.
  struct Problem: Error {
    let pointer: String
    let message: String
  }

  /// So many actions are looked at; more are passed over.
  private static let maximumActions = 10
  /// Of the payload and of the intent's parameters, as JSON in bytes.
  private static let longestObject = 4_096

  let provider: ActionProvider
  let suggestion: Suggestion
  let positionEncoding: PositionEncoding

  /// The actions that may be shown, in the answer's order, and what is wrong with the others.
  func read(_ answer: JSONValue) -> (actions: [ProvidedAction], problems: [Problem]) {
    guard let entries = answer["actions"]?.array else {
      return ([], [Problem(pointer: "/actions", message: "must be an array")])
    }
    var actions: [ProvidedAction] = []
    var problems: [Problem] = []
    for (index, entry) in entries.prefix(Self.maximumActions).enumerated() {
      do throws(Problem) {
        actions.append(try action(entry))
      } catch {
        problems.append(Problem(pointer: "/actions/\(index)" + error.pointer, message: error.message))
      }
    }
    if entries.count > Self.maximumActions {
      problems.append(
        Problem(pointer: "/actions/\(Self.maximumActions)", message: "is passed over: it is one too many"))
    }
    return (actions, problems)
  }

  private func action(_ entry: JSONValue) throws(Problem) -> ProvidedAction {
    guard let object = entry.object else { throw Problem(pointer: "", message: "must be an object") }
    guard let kind = object["kind"]?.string, provider.kinds.contains(where: { $0.hasSameBytes(as: kind) }) else {
      throw Problem(pointer: "/kind", message: "must be one of the kinds that were registered")
    }
    let title = try text(object, "title", limit: ViewLimits().buttonLabel)
    guard let title else { throw Problem(pointer: "/title", message: "is missing") }
    let reason = try text(object, "reason", limit: 500) ?? "Offered by \(provider.name)"
    let confidence = try confidence(object)
    let range = try range(object)
    let payload = try self.object(object, "payload")
    guard let own = ActionKind(rawValue: kind) else {
      return ProvidedAction(
        kind: kind, payload: payload, intentName: try intentName(object),
        parameters: try self.object(object["intent"]?.object ?? [:], "parameters", in: "/intent"),
        systemImage: try symbol(object), messageId: suggestion.messageId, title: title, range: range,
        confidence: confidence, reason: reason, provider: provider.name)
    }
    do {
      return ProvidedAction(
        try ActionPayload(checking: payload, kind: own), messageId: suggestion.messageId, title: title, range: range,
        confidence: confidence, reason: reason, provider: provider.name)
    } catch {
      throw Problem(pointer: "/payload" + error.pointer, message: error.message)
    }
  }

  // MARK: - Members

  /// A text on one line that a person will see.
  private func text(_ object: JSONObject, _ name: String, limit: Int) throws(Problem) -> String? {
    guard let value = object[name], value != .null else { return nil }
    guard let text = value.string else { throw Problem(pointer: "/" + name, message: "must be a string") }
    let words = DisplayText.sanitised(text).split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { throw Problem(pointer: "/" + name, message: "must not be blank") }
    return DisplayText.clamped(words.joined(separator: " "), to: limit)
  }

  /// An object that is not too large; every text in it is made harmless.
  private func object(_ object: JSONObject, _ name: String, in place: String = "") throws(Problem) -> JSONObject {
    guard let value = object[name], value != .null else { return [:] }
    let pointer = place + "/" + name
    guard value.object != nil else { throw Problem(pointer: pointer, message: "must be an object") }
    guard JSONWriter.bytes(of: value).count <= Self.longestObject else {
      throw Problem(pointer: pointer, message: "must have at most \(Self.longestObject) bytes")
    }
    return Self.sanitised(value).object ?? [:]
  }

  private static func sanitised(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): return .string(DisplayText.sanitised(text))
    case .array(let elements): return .array(elements.map(sanitised))
    case .object(let object):
      let members = object.members.map { member in
        JSONObject.Member(key: DisplayText.sanitised(member.key), value: sanitised(member.value))
      }
      return .object(JSONObject(members: members))
    default: return value
    }
  }

  private func confidence(_ object: JSONObject) throws(Problem) -> Double {
    guard let value = object["confidence"], value != .null else { return 0.5 }
    guard let number = value.double, (0...1).contains(number) else {
      throw Problem(pointer: "/confidence", message: "must be from 0 to 1")
    }
    return (number * 100).rounded() / 100
  }

  private func intentName(_ object: JSONObject) throws(Problem) -> String {
    let name = object["intent"]?["name"]?.string ?? ""
    guard name.hasPrefix(provider.name + "/"), IntentDeclaration.isName(String(name.dropFirst(provider.name.count + 1)))
    else {
      throw Problem(pointer: "/intent/name", message: "must be \(provider.name)/Word")
    }
    return name
  }

  private func symbol(_ object: JSONObject) throws(Problem) -> String {
    guard let value = object["systemImage"], value != .null else { return "sparkles" }
    guard let name = value.string, (1...100).contains(name.utf8.count),
      name.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: ".") })
    else { throw Problem(pointer: "/systemImage", message: "must be a symbol's name") }
    return name
  }

  /// A piece of the message's body, counted as the client counts.
  private func range(_ object: JSONObject) throws(Problem) -> TextRange? {
    guard let value = object["range"], value != .null else { return nil }
    let body = Array(suggestion.body.utf8)
    guard let start = value["start"]?.int, let end = value["end"]?.int, start >= 0, start < end,
      let first = offset(of: start, in: body), let last = offset(of: end, in: body)
    else { throw Problem(pointer: "/range", message: "must be a range of the message's body, between characters") }
    return TextRange(first..<last, in: body)
  }

  /// The position in bytes; nil where it is beyond the end or inside a character.
  private func offset(of position: Int, in body: [UInt8]) -> Int? {
    var units = 0
    for (offset, byte) in body.enumerated() where byte & 0xC0 != 0x80 {
      if units >= position { return units == position ? offset : nil }
      switch positionEncoding {
      case .utf8: units += byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      case .utf16: units += byte >= 0xF0 ? 2 : 1
      case .utf32: units += 1
      }
    }
    return units == position ? body.count : nil
  }
}
