import Foundation
import Testing

@testable import ActionSuggestions

/// A conversation with what is to be offered on its messages in the end; one section of a file.
struct ConversationCase: Sendable, CustomTestStringConvertible {
  let title: String
  var messages: [SuggestedActionsMessage] = []
  /// New bodies, by the message's place.
  var edits: [(Int, String)] = []
  var forgotten: [Int] = []
  /// `2 call +15035550117`, in the order of the messages.
  var expected: [String] = []

  var testDescription: String { title }

  static let files = ["plans", "requests", "links", "chats"]

  static func all() throws -> [ConversationCase] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Conversations")
    return try files.flatMap { name in
      cases(in: try String(contentsOf: folder.appending(path: name + ".txt"), encoding: .utf8))
    }
  }

  private static func cases(in text: String) -> [ConversationCase] {
    let sections = text.components(separatedBy: "\n## ").dropFirst()
    return sections.map { section in
      var lines = section.split(separator: "\n").map(String.init)
      var result = ConversationCase(title: lines.removeFirst())
      let people = people(in: lines)
      for line in lines { result.read(line, people) }
      return result
    }
  }

  /// Those who write; with more than one other person a fourth one only reads.
  private static func people(in lines: [String]) -> [String] {
    var names: [String] = []
    for line in lines {
      guard let name = line.split(separator: ":").first.map(String.init), Chat.people[name] != nil, name != "me",
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    if names.isEmpty { names = ["ana"] }
    return ["me"] + (names == ["ana"] ? names : ["tom", "eve", "max"])
  }

  private mutating func read(_ line: String, _ people: [String]) {
    if line.hasPrefix("=> ") {
      expected.append(String(line.dropFirst(3)))
    } else if line.hasPrefix("forget ") {
      forgotten.append(Int(line.dropFirst(7)) ?? 0)
    } else if line.hasPrefix("edit "), let colon = line.firstIndex(of: ":") {
      edits.append((Int(line[..<colon].dropFirst(5)) ?? 0, String(line[line.index(colon, offsetBy: 2)...])))
    } else if let colon = line.firstIndex(of: ":"), let sender = Chat.people[String(line[..<colon])] {
      let body = line[line.index(colon, offsetBy: 2)...].replacingOccurrences(of: "\\n", with: "\n")
      var message = Chat.message("\(messages.count + 1)", body, minute: messages.count)
      message.sender = sender
      message.recipients = people.compactMap { Chat.people[$0] }.filter { $0 != sender }
      messages.append(message)
    }
  }
}
