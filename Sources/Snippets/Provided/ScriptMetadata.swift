import JSONRPC

/// What a script says about itself in comments of its first lines: `# @intent.title Weather`.
///
/// Any comment leader will do, as nothing but signs and blanks may stand in front of `@intent.`:
///
///     schema 1                  the version of these words; needed
///     name Weather              without it the file's name, without its extension
///     title, description, systemImage
///     kind action | snippet
///     argument1 {"name": "city", "type": "string", "isOptional": true}
///     returnsValue, discoverable, confirm   true | false
///     timeout 10                seconds, 1 to 30
public enum ScriptMetadata {
  /// How many lines are looked at.
  public static let lines = 32

  private static let marker = "@intent."

  /// Reads the beginning of a file; nil where nothing in it begins with `@intent.`, so that it is no script of this
  /// kind.
  ///
  /// - Parameters:
  ///   - head: The first bytes, enough for ``lines`` lines.
  ///   - fileName: Gives the name where the comments do not.
  ///   - provider: What stands in front of the name.
  public static func declaration(
    in head: [UInt8], fileName: String, provider: String
  ) throws(DeclarationFault) -> IntentDeclaration? {
    var members = JSONObject()
    var arguments: [Int: JSONValue] = [:]
    var isMarked = false
    for line in head.split(separator: 0x0A, maxSplits: lines, omittingEmptySubsequences: false).prefix(lines) {
      guard let (word, value) = entry(in: String(decoding: line, as: UTF8.self)) else { continue }
      isMarked = true
      if word.hasPrefix("argument") {
        guard let number = Int(word.dropFirst(8)), (1...IntentDeclaration.parameterLimit).contains(number) else {
          throw DeclarationFault(.invalidParameter, "@intent.\(word): arguments are numbered from 1 to 16.")
        }
        guard arguments[number] == nil else {
          throw DeclarationFault(.invalidParameter, "@intent.\(word) stands twice.")
        }
        arguments[number] = try json(value, of: word)
        continue
      }
      let (name, converted) = try member(word, value)
      guard members[name] == nil else { throw DeclarationFault(.invalidMember, "@intent.\(word) stands twice.") }
      members[name] = converted
    }
    guard isMarked else { return nil }
    guard members["schema"] == 1 else { throw DeclarationFault(.invalidMember, "@intent.schema must be 1.") }
    guard Set(arguments.keys) == Set(1..<arguments.count + 1) else {
      throw DeclarationFault(.invalidParameter, "Arguments are numbered from 1 without a gap.")
    }
    if members["name"] == nil { members["name"] = .string(stem(of: fileName)) }
    members["parameters"] = .array(arguments.sorted { $0.key < $1.key }.map(\.value))
    let declaration = try IntentDeclaration(.object(members), provider: provider)
    if let entity = declaration.description.parameters.first(where: { $0.entityType != nil }) {
      throw DeclarationFault(.invalidParameter, "\(entity.name): a script cannot be asked for entities.")
    }
    return declaration
  }

  /// The word behind `@intent.` and what follows it, in a line that has it.
  private static func entry(in line: String) -> (word: String, value: String)? {
    guard let start = line.firstRange(of: marker) else { return nil }
    let isComment = line[..<start.lowerBound].allSatisfy { $0.isASCII && !$0.isLetter && !$0.isNumber }
    guard isComment else { return nil }
    let rest = line[start.upperBound...]
    let word = rest.prefix { !$0.isWhitespace }
    var value = rest[word.endIndex...].trimmingPrefix { $0.isWhitespace }
    while let last = value.last, last.isWhitespace { value.removeLast() }
    for closer in ["*/", "-->"] where value.hasSuffix(closer) {
      value.removeLast(closer.count)
      while let last = value.last, last.isWhitespace { value.removeLast() }
    }
    return (String(word), String(value))
  }

  private static func member(_ word: String, _ value: String) throws(DeclarationFault) -> (String, JSONValue) {
    switch word {
    case "schema": return (word, Int(value).map { JSONValue($0) } ?? .string(value))
    case "name", "title", "description", "systemImage", "kind": return (word, .string(value))
    case "returnsValue": return (word, try bool(value, of: word))
    case "discoverable": return ("isDiscoverable", try bool(value, of: word))
    case "confirm": return ("requiresConfirmation", try bool(value, of: word))
    case "timeout":
      guard let seconds = Int(value), (1...30).contains(seconds) else {
        throw DeclarationFault(.invalidMember, "@intent.timeout must be 1 to 30 seconds.")
      }
      return ("timeoutMilliseconds", JSONValue(seconds * 1_000))
    default: throw DeclarationFault(.invalidMember, "@intent.\(DisplayText.clamped(word, to: 40)) is unknown.")
    }
  }

  private static func bool(_ value: String, of word: String) throws(DeclarationFault) -> JSONValue {
    guard let bool = Bool(value) else {
      throw DeclarationFault(.invalidMember, "@intent.\(word) must be true or false.")
    }
    return .bool(bool)
  }

  private static func json(_ text: String, of word: String) throws(DeclarationFault) -> JSONValue {
    do {
      return try JSONParser.parse(text)
    } catch {
      throw DeclarationFault(.invalidParameter, "@intent.\(word) must be a JSON object: \(error).")
    }
  }

  /// The file's name without its extension, its blanks as dashes.
  private static func stem(of fileName: String) -> String {
    let stem = fileName.lastIndex(of: ".").map { fileName[..<$0] } ?? fileName[...]
    return String(stem.map { $0 == " " ? "-" : $0 })
  }
}
