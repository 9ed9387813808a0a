import JSONRPC

/// Reads the members of a declaration; null counts as left out.
struct DeclarationReader {
  private let json: JSONValue
  private let reason: DeclarationFault.Reason
  private let place: String

  init(_ json: JSONValue, _ reason: DeclarationFault.Reason = .invalidMember, place: String = "") {
    self.json = json
    self.reason = reason
    self.place = place
  }

  private func value(_ name: String) -> JSONValue? {
    json[name].flatMap { $0 == .null ? nil : $0 }
  }

  private func fault(_ name: String, _ what: String) -> DeclarationFault {
    DeclarationFault(reason, "\(place)\(name) must be \(what).")
  }

  /// A text that is shown: not empty, without control characters, at most so many Unicode scalars.
  func text(_ name: String, limit: Int) throws(DeclarationFault) -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.string else { throw fault(name, "a string") }
    let clean = DisplayText.sanitised(text)
    guard !clean.allSatisfy(\.isWhitespace), clean.unicodeScalars.count <= limit else {
      throw fault(name, "a text of 1 to \(limit) characters")
    }
    return clean
  }

  func bool(_ name: String) throws(DeclarationFault) -> Bool? {
    guard let value = value(name) else { return nil }
    guard let bool = value.bool else { throw fault(name, "true or false") }
    return bool
  }

  func int(_ name: String, in range: ClosedRange<Int>) throws(DeclarationFault) -> Int? {
    guard let value = value(name) else { return nil }
    guard let int = value.int, range.contains(int) else {
      throw fault(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return int
  }

  /// Up to 64 texts, which may be picked from: each is what it is shown as.
  func choices(_ name: String) throws(DeclarationFault) -> [String]? {
    guard let value = value(name) else { return nil }
    let texts = value.array?.compactMap(\.string)
    guard let texts, texts.count == value.array?.count, (1...64).contains(texts.count),
      texts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 256 && DisplayText.sanitised($0).hasSameBytes(as: $0) })
    else { throw fault(name, "1 to 64 texts of at most 256 bytes each") }
    return texts
  }
}

extension IntentParameter {
  /// Reads `{name, title?, type?, isOptional?, enum?, entityType?}`. The type is `string` where it is left out, and
  /// `entity` is a string that is an id.
  init(declared json: JSONValue) throws(DeclarationFault) {
    guard let name = json["name"]?.string, IntentDeclaration.isName(name) else {
      throw DeclarationFault(
        .invalidParameter, "A parameter needs a name of letters, digits, dots, dashes and underscores.")
    }
    let members = DeclarationReader(json, .invalidParameter, place: "\(name): ")
    let type = try members.text("type", limit: 20) ?? "string"
    guard let valueType = type == "entity" ? .string : ValueType(rawValue: type) else {
      let types = ValueType.allCases.map(\.rawValue).joined(separator: ", ")
      throw DeclarationFault(.invalidParameter, "\(name): type must be one of \(types), entity.")
    }
    let values = try members.choices("enum")
    guard values == nil || type == "string" else {
      throw DeclarationFault(.invalidParameter, "\(name): only a string has an enum.")
    }
    self.init(
      name, title: try members.text("title", limit: 80) ?? name, type: valueType,
      isOptional: try members.bool("isOptional") ?? false, values: values)
    if type == "entity" { entityType = try members.text("entityType", limit: 64) ?? name }
  }
}
