internal import Foundation
internal import JSONRPC

/// What will be handed over, value by value, made of the very thing that is.
enum PickerPreview {
  /// Lines of at most so many columns.
  ///
  /// - Parameter directory: Where copies of the files will lie: it is their names there that the app gets.
  static func lines(_ suggestion: JSONValue, _ directory: String? = nil, columns: Int) -> [String] {
    var lines: [String] = []
    func add(_ name: String, _ value: JSONValue?, indent: Int = 0) {
      guard let text = value.flatMap(text), let clean = PickerText.clean(text, limit: 4_096) else { return }
      lines += PickerText.wrapped("\(name): \(clean)", columns, indent: indent)
    }
    add("Title", suggestion["title"])
    add("Date", suggestion["date"])
    add("Time zone", suggestion["timeZone"])
    for item in suggestion["items"]?.array ?? [] {
      add(item["kind"]?.string ?? "item", item["fallbackText"])
      for member in item["content"]?.object?.members ?? [] {
        add(member.key, directory.flatMap { copy(of: member, in: $0) } ?? member.value, indent: 4)
      }
    }
    return lines
  }

  /// What is said of a file that is copied; nil of what is no file.
  private static func copy(of member: JSONObject.Member, in directory: String) -> JSONValue? {
    guard FileHandover.fields.contains(member.key), let url = member.value.string.flatMap(URL.init(string:)),
      url.isFileURL
    else { return nil }
    let what = url.fragment == nil ? "" : "the picture in "
    return .string("a copy of \(what)\(url.lastPathComponent) in \(directory)")
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): return text
    case .array(let values) where values.count > 5 && values.allSatisfy { $0["latitude"] != nil && $0["date"] == nil }:
      return "\(values.count) points"
    case .array(let values): return values.compactMap(text).joined(separator: ", ")
    case .object(let object):
      if let start = object["start"]?.string, let end = object["end"]?.string { return "\(start) to \(end)" }
      return object.members.compactMap { member in text(member.value).map { "\(member.key) \($0)" } }
        .joined(separator: ", ")
    case .null: return nil
    default: return JSONWriter.text(of: value)
    }
  }
}
