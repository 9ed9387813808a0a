public import JSONRPC

/// What a host says about the look around a snippet; it comes back as the answer's `environment`.
public struct SnippetStyle: Sendable, Equatable {
  /// The members that there are.
  static let rules: [String: ValueRule] = [
    "tint": .nullable(.color), "foregroundStyle": .shapeStyles, "font": .font,
    "buttonBorderShape": .choice(of: ButtonBorderShape.self),
  ]

  /// The members that were given, in one order.
  public private(set) var members: JSONObject

  /// A style that says nothing.
  public init() {
    members = [:]
  }

  /// Reads `{tint?, foregroundStyle?, font?, buttonBorderShape?}`; other members are left out. A tint of null is none,
  /// whatever the outer one is; the others of null count as left out.
  ///
  /// - Parameter pointer: The JSON Pointer of the value in the request, for the error.
  /// - Throws: ``SnippetError`` with code -32602 for a value outside its set.
  public init(_ value: JSONValue, at pointer: String) throws(SnippetError) {
    guard let object = value.object else { throw .invalidParams(pointer, "must be an object") }
    members = [:]
    for name in ["tint", "foregroundStyle", "font", "buttonBorderShape"] {
      guard let value = object[name], let rule = Self.rules[name] else { continue }
      if value == .null, name != "tint" { continue }
      if let fault = rule.fault(in: value, at: "\(pointer)/\(name)") {
        throw .invalidParams(fault.path, fault.message)
      }
      members[name] = value
    }
  }

  /// The style inside another one: each member that this one lacks is the outer one's.
  public func inheriting(_ outer: SnippetStyle) -> SnippetStyle {
    var result = outer
    for member in members.members { result.members[member.key] = member.value }
    return result
  }

  /// Whether it says nothing.
  public var isEmpty: Bool { members.isEmpty }
}
