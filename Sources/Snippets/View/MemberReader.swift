import JSONRPC

/// Reads the members of one JSON object and knows which of them nobody asked for.
struct MemberReader {
  let object: JSONObject
  /// The JSON Pointer of the object.
  let path: String
  private var asked: Set<String> = []

  init(_ value: JSONValue, at path: String) throws(ViewError) {
    guard let object = value.object else { throw .invalid(path, "must be an object") }
    self.object = object
    self.path = path
  }

  func place(of name: String) -> String {
    path + "/" + pointerToken(name)
  }

  mutating func optional(_ name: String) -> JSONValue? {
    asked.insert(name)
    return object[name]
  }

  mutating func required(_ name: String) throws(ViewError) -> JSONValue {
    guard let value = optional(name) else { throw .invalid(path, "\(name) is missing") }
    return value
  }

  mutating func string(_ name: String) throws(ViewError) -> String {
    guard let text = try required(name).string else { throw .invalid(place(of: name), "must be a string") }
    return text
  }

  mutating func optionalString(_ name: String) throws(ViewError) -> String? {
    optional(name) == nil ? nil : try string(name)
  }

  mutating func bool(_ name: String) throws(ViewError) -> Bool {
    guard let value = try required(name).bool else { throw .invalid(place(of: name), "must be true or false") }
    return value
  }

  mutating func optionalNumber(_ name: String) throws(ViewError) -> Double? {
    guard let value = optional(name) else { return nil }
    guard let number = value.double else { throw .invalid(place(of: name), "must be a number") }
    return number
  }

  mutating func number(_ name: String) throws(ViewError) -> Double {
    _ = try required(name)
    guard let number = try optionalNumber(name) else { throw .invalid(path, "\(name) is missing") }
    return number
  }

  mutating func optionalChoice<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Value.Type
  ) throws(ViewError) -> Value? {
    guard let text = try optionalString(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw .invalid(place(of: name), "must be one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  mutating func optionalArray(_ name: String) throws(ViewError) -> [JSONValue]? {
    guard let value = optional(name) else { return nil }
    guard let array = value.array else { throw .invalid(place(of: name), "must be an array") }
    return array
  }

  /// Refuses members that are not known, and names that stand twice.
  func finish() throws(ViewError) {
    var seen: Set<String> = []
    for key in object.keys {
      guard asked.contains(key) else { throw .invalid(place(of: key), "is not known") }
      guard seen.insert(key).inserted else { throw .invalid(place(of: key), "stands twice") }
    }
  }
}
