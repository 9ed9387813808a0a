import CivilTime
import Foundation
import Snippets

extension IntentParameter {
  /// The name of a list of to-dos.
  static let list = IntentParameter("list", title: "List", isOptional: true)
  /// The name of a to-do's file; a row of a list gives it to its toggle.
  static let file = IntentParameter("file", title: "File", isOptional: true, isPrivate: true)
  /// What waits to be confirmed.
  static let draft = IntentParameter("draft", title: "Draft", isOptional: true, isPrivate: true)
  /// What was written, by the id of the change.
  static let change = IntentParameter("change", title: "Change", isOptional: true, isPrivate: true)
  /// The name of a calendar or an address book.
  static let collection = IntentParameter("collection", title: "Collection", isOptional: true, isPrivate: true)
  /// The name of an item's file.
  static let item = IntentParameter("item", title: "Item", isOptional: true, isPrivate: true)
  /// Which instance of a to-do that repeats.
  static let instance = IntentParameter("instance", title: "Instance", isOptional: true, isPrivate: true)
  /// The place of a to-do in its file.
  static let index = IntentParameter("index", title: "Place", type: .integer, isOptional: true, isPrivate: true)
}

extension IntentParameters {
  /// The text on one line without white space around it.
  ///
  /// - Throws: ``SnippetError`` with the parameter's name, where nothing is left or it is longer than `limit` scalars.
  func line(_ name: String, limit: Int = 500) throws -> String? {
    guard let text = string(name) else { return nil }
    let line = DisplayText.sanitised(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !line.isEmpty else { throw SnippetError.invalidParameter(name, "must not be empty") }
    guard line.unicodeScalars.count <= limit else {
      throw SnippetError.invalidParameter(name, "must have at most \(limit) characters")
    }
    return line
  }

  /// A day, with a time or without.
  ///
  /// - Throws: ``SnippetError`` with the parameter's name, where there is no such day or time.
  func wallTime(_ name: String) throws -> (date: CivilDate, time: ClockTime?)? {
    guard let text = string(name) else { return nil }
    if let date = CivilDate(text) { return (date, nil) }
    guard let civil = CivilDateTime(text) else {
      throw SnippetError.invalidParameter(name, "must be a day and a time that there are")
    }
    return (civil.date, civil.time)
  }

  /// A zone by its IANA name.
  func timeZone(_ name: String) throws -> TimeZone? {
    guard let identifier = string(name) else { return nil }
    guard let zone = TimeZone(named: identifier) else {
      throw SnippetError.invalidParameter(name, "must be the IANA name of a time zone")
    }
    return zone
  }
}
