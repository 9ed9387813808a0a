internal import CivilTime
internal import Foundation
internal import JSONRPC

/// Reads the named parameters of a call. Whatever is missing or of a wrong type is refused with its JSON Pointer.
struct Parameters: Sendable {
  let object: JSONObject
  /// The JSON Pointer (RFC 6901) of the object in `params`; empty for `params` itself.
  var pointer: String { index.map { "\(base)/\($0)" } ?? base }
  private let base: String
  /// The object's place in the array at `base`, where it stands in one.
  private let index: Int?

  init(_ object: JSONObject, pointer: String = "", index: Int? = nil) {
    self.object = object
    base = pointer
    self.index = index
  }

  /// The pointer of a member.
  func pointer(to name: String) -> String {
    let isPlain = !name.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }
    if isPlain { return pointer + "/" + name }
    return pointer + "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The error for a member.
  func invalid(_ name: String, _ message: String) -> ResponseError {
    .invalidParams(at: pointer(to: name), message)
  }

  /// Whether the member is there; null counts as left out.
  func has(_ name: String) -> Bool {
    switch object[name] {
    case nil, .null?: false
    default: true
    }
  }

  /// The member; null counts as left out.
  func value(_ name: String) -> JSONValue? {
    let value = object[name]
    if case .null? = value { return nil }
    return value
  }

  // MARK: - Optional members

  func optionalString(_ name: String) throws(ResponseError) -> String? {
    try optional(name, "a string") { $0.string }
  }

  func optionalBool(_ name: String) throws(ResponseError) -> Bool? {
    try optional(name, "true or false") { $0.bool }
  }

  func optionalInt(_ name: String, in range: ClosedRange<Int>) throws(ResponseError) -> Int? {
    try optional(name, "a whole number from \(range.lowerBound) to \(range.upperBound)") { value in
      value.int.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func optionalObject(_ name: String) throws(ResponseError) -> Parameters? {
    let object = try optional(name, "an object") { $0.object }
    return object.map { Parameters($0, pointer: pointer(to: name)) }
  }

  /// The elements of an array, each of which must be an object.
  func optionalObjects(_ name: String) throws(ResponseError) -> [Parameters]? {
    guard let objects = try optionalPlainObjects(name) else { return nil }
    let pointer = pointer(to: name)
    return objects.enumerated().map { Parameters($0.element, pointer: pointer, index: $0.offset) }
  }

  /// The elements of an array, each of which must be an object, for a caller that seldom reads their members.
  func optionalPlainObjects(_ name: String) throws(ResponseError) -> [JSONObject]? {
    guard let elements = try optional(name, "an array", { $0.array }) else { return nil }
    var result: [JSONObject] = []
    result.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      guard let object = element.object else {
        throw .invalidParams(at: "\(pointer(to: name))/\(index)", "must be an object")
      }
      result.append(object)
    }
    return result
  }

  /// The elements of an array, each of which must be a string.
  func optionalStrings(_ name: String) throws(ResponseError) -> [String]? {
    guard let elements = try optional(name, "an array", { $0.array }) else { return nil }
    var result: [String] = []
    for (index, element) in elements.enumerated() {
      guard let text = element.string else {
        throw .invalidParams(at: "\(pointer(to: name))/\(index)", "must be a string")
      }
      result.append(text)
    }
    return result
  }

  func optionalTimeZone(_ name: String) throws(ResponseError) -> TimeZone? {
    try optional(name, "the IANA name of a time zone") { value in
      value.string.flatMap { TimeZone(named: $0) }
    }
  }

  /// One of a set of words.
  func optionalChoice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, of type: Choice.Type
  ) throws(ResponseError) -> Choice? where Choice.RawValue == String {
    try optional(name, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", ")) { value in
      value.string.flatMap { Choice(rawValue: $0) }
    }
  }

  // MARK: - Required members

  func string(_ name: String) throws(ResponseError) -> String {
    try required(name, try optionalString(name))
  }

  /// A string that names something: not empty.
  func identifier(_ name: String) throws(ResponseError) -> String {
    let text = try string(name)
    guard !text.isEmpty else { throw invalid(name, "must not be empty") }
    return text
  }

  func bool(_ name: String) throws(ResponseError) -> Bool {
    try required(name, try optionalBool(name))
  }

  func int(_ name: String, in range: ClosedRange<Int>) throws(ResponseError) -> Int {
    try required(name, try optionalInt(name, in: range))
  }

  func object(_ name: String) throws(ResponseError) -> Parameters {
    try required(name, try optionalObject(name))
  }

  func objects(_ name: String) throws(ResponseError) -> [Parameters] {
    try required(name, try optionalObjects(name))
  }

  func timestamp(_ name: String) throws(ResponseError) -> Timestamp {
    let value = try optional(name, "a time with an offset (RFC 3339)") { $0.string.flatMap { Timestamp($0) } }
    return try required(name, value)
  }

  private func optional<Value>(
    _ name: String, _ what: String, _ convert: (JSONValue) -> Value?
  ) throws(ResponseError) -> Value? {
    guard let value = value(name) else { return nil }
    guard let converted = convert(value) else { throw invalid(name, "must be \(what)") }
    return converted
  }

  private func required<Value>(_ name: String, _ value: Value?) throws(ResponseError) -> Value {
    guard let value else { throw invalid(name, "is missing") }
    return value
  }
}
