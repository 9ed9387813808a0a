import Foundation
import JSONRPC
import Synchronization
import TestSupport

@testable import Intents
@testable import Snippets

/// A directory of its own for a test, and the intents over it.
final class TestDirectory {
  let path: String
  let intents: BuiltInIntents
  /// 2026-03-02T09:00:00Z, a Monday.
  static let now = Date(timeIntervalSince1970: 1_772_442_000)

  init() throws {
    path = NSTemporaryDirectory() + "inkling-intents-" + UUID().uuidString
    intents = BuiltInIntents(calendar: path + "/calendar", contacts: path + "/contacts", toDos: path + "/todos")
    try FileManager.default.createDirectory(atPath: path + "/todos", withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func write(_ text: String, as name: String) throws {
    let file = URL(filePath: path + "/todos/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func writeToDo(_ uid: String, _ summary: String, lines: String = "", as name: String? = nil) throws {
    try write(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//other//EN\r\nBEGIN:VTODO\r\nUID:\(uid)\r\n"
        + "DTSTAMP:20260301T090000Z\r\nSUMMARY:\(summary)\r\n\(lines)END:VTODO\r\nEND:VCALENDAR\r\n",
      as: name ?? uid + ".ics")
  }

  func text(of name: String) -> String? {
    try? String(contentsOfFile: path + "/todos/" + name, encoding: .utf8)
  }

  func files(in directory: String = "todos") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + directory)) ?? []).sorted()
  }

  func mode(of name: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: path + "/" + name))?[.posixPermissions] as? Int
  }

  var context: IntentContext {
    IntentContext(
      now: Self.now, surroundings: IntentSurroundings(timeZone: TimeZone(identifier: "Europe/Berlin") ?? .gmt),
      makeIdentifier: { UUID().uuidString.lowercased() })
  }

  /// Performs an intent: a snippet intent draws, and an action whose confirmation is given is asked first.
  func perform(_ name: String, _ parameters: JSONObject = [:], isConfirmed: Bool = false) throws -> IntentOutcome {
    let invocation = IntentInvocation("inkling/" + name, parameters: parameters)
    var context = context
    context.isDrawing = intents.catalogue.description(of: invocation.name)?.kind == .snippet
    let result = try perform(invocation, in: context)
    guard isConfirmed, case .needsConfirmation(let request) = result else { return result }
    context.isConfirmed = true
    return try perform(invocation.setting(request.parameters), in: context)
  }

  func perform(_ invocation: IntentInvocation, in context: IntentContext) throws -> IntentOutcome {
    let catalogue = intents.catalogue
    return try immediately { try await catalogue.perform(invocation, in: context) }
  }

  func output(_ name: String, _ parameters: JSONObject = [:], isConfirmed: Bool = false) throws -> IntentOutput {
    guard case .finished(let output) = try perform(name, parameters, isConfirmed: isConfirmed) else {
      throw SnippetError.internalError("It asked.")
    }
    return output
  }

  /// Whether another program changed the to-dos.
  func toDosChangedOutside() -> Bool { intents.changedOutside().contains("inkling/ShowTodoList") }

  /// The view of a snippet intent.
  func tree(of invocation: IntentInvocation?) throws -> ViewTree {
    let invocation = invocation ?? IntentInvocation("inkling/ShowTodoList")
    let output = try output(String(invocation.name.dropFirst(8)), invocation.parameters)
    let catalogue = intents.catalogue
    return try ViewTree(output.view ?? .empty) { catalogue.description(of: $0)?.title }
  }

  /// A snippet as a host has it: performed, and tapped.
  func shown(_ name: String, _ parameters: JSONObject = [:]) async throws -> ShownSnippet {
    try await ShownSnippet(name, parameters, in: self)
  }

  /// The list as it is shown.
  func tree(_ parameters: JSONObject = [:]) throws -> ViewTree {
    let catalogue = intents.catalogue
    return try ViewTree(try output("ShowTodoList", parameters).view ?? .empty) { catalogue.description(of: $0)?.title }
  }
}
