internal import Synchronization

/// An object's text that was checked, and is taken apart when somebody first looks at a member.
final class JSONText: Sendable {
  /// The object from brace to brace.
  let bytes: ArraySlice<UInt8>
  private let built = Mutex<[JSONObject.Member]?>(nil)

  /// - Parameter bytes: A whole object that the parser has read without a fault.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  var members: [JSONObject.Member] {
    built.withLock { built in
      if let built { return built }
      let members = bytes.withUnsafeBufferPointer { bytes in
        // What its limits allowed was settled when it was checked.
        try? JSONParser.parse(bytes, limits: JSONParser.Limits(depth: .max, values: .max)).object?.members
      }
      built = members ?? []
      return members ?? []
    }
  }
}
