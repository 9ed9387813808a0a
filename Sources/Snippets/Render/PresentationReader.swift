import JSONRPC

/// Reads the members of a request's `presentation`; null counts as left out.
struct PresentationReader {
  let members: JSONObject
  let pointer: String

  func fault(_ name: String, _ message: String) -> SnippetError {
    .invalidParams("\(pointer)/\(name)", message)
  }

  func string(_ name: String) throws(SnippetError) -> String? {
    guard let value = members[name], value != .null else { return nil }
    guard let text = value.string else { throw fault(name, "must be a string") }
    return text
  }

  func bool(_ name: String) throws(SnippetError) -> Bool? {
    guard let value = members[name], value != .null else { return nil }
    guard let bool = value.bool else { throw fault(name, "must be true or false") }
    return bool
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(SnippetError) -> Int? {
    guard let value = members[name], value != .null else { return nil }
    guard let number = value.int, range.contains(number) else {
      throw fault(name, "must be an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func choice<Value: RawRepresentable<String> & CaseIterable>(_ name: String) throws(SnippetError) -> Value? {
    guard let text = try string(name) else { return nil }
    guard let value = Value(rawValue: text) else {
      throw fault(name, "must be one of " + Value.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return value
  }

  /// `none`, or `postMessage` with the origin that the host has.
  func actions() throws(SnippetError) -> HTMLOptions.Actions? {
    guard let name = try string("actions") else { return nil }
    switch name {
    case "none": return HTMLOptions.Actions.none
    case "postMessage":
      guard let origin = try string("targetOrigin") else { throw fault("targetOrigin", "must be given") }
      guard HTMLOptions.isTargetOrigin(origin) else {
        throw fault("targetOrigin", "must be a scheme and a host, never *")
      }
      return .postMessage(targetOrigin: origin)
    default: throw fault("actions", "must be one of none, postMessage")
    }
  }
}
