internal import JSONRPC
internal import Journal
internal import Snippets

/// What stays the same from view to view of the picker: which host, what it gets, and which list is shown.
struct PickerPlace {
  /// The largest title of the host's button, in bytes.
  private static let largestTitle = 400

  /// What the host calls its button.
  static let titleParameter = IntentParameter("title", title: "Title of the Button")
  /// Where copies of the chosen files are to lie.
  static let directoryParameter = IntentParameter("directory", title: "Directory for Copies", isOptional: true)

  /// What the host calls its button.
  let title: String
  /// Where copies of the chosen files are to lie; without it the person's own files are named.
  let directory: String?
  var list: PickerList

  /// - Throws: ``SnippetError``, if the title is empty or too long, or the directory is no absolute path.
  init(_ parameters: IntentParameters) throws(SnippetError) {
    title = parameters.string(Self.titleParameter.name) ?? ""
    guard (1...Self.largestTitle).contains(title.utf8.count) else {
      throw .invalidParameter(Self.titleParameter.name, "must have 1 to \(Self.largestTitle) bytes")
    }
    guard DisplayText.sanitised(title).contains(where: { !$0.isWhitespace }) else {
      throw .invalidParameter(Self.titleParameter.name, "must say something")
    }
    directory = try Self.directory(parameters)
    list = parameters.string("list").flatMap(PickerList.init) ?? .recommended
  }

  /// - Throws: ``SnippetError``, if it is no absolute path.
  static func directory(_ parameters: IntentParameters) throws(SnippetError) -> String? {
    guard let path = parameters.string(directoryParameter.name) else { return nil }
    guard JournalCall.isDirectoryPath(path) else {
      throw .invalidParameter(directoryParameter.name, "must be an absolute path")
    }
    return path
  }

  /// Parameters of a control that shows something else at the same place.
  var parameters: JSONObject {
    var object: JSONObject = ["title": .string(title), "list": .string(list.rawValue)]
    object["directory"] = directory.map { .string($0) }
    return object
  }

  /// The intent of a control that hands over.
  func handOver(_ handle: JSONValue, excluded: [String] = []) -> ControlIntent {
    var object: JSONObject = ["handle": handle]
    if !excluded.isEmpty { object["excludedItems"] = .array(excluded.map(JSONValue.string)) }
    object["directory"] = directory.map { .string($0) }
    return ControlIntent(SelectSuggestionIntent.name, parameters: object)
  }
}
