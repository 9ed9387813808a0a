internal import Synchronization

/// An object's text that was checked or written here, and is taken apart when somebody first looks at a member.
final class JSONText: Sendable {
  /// The object from brace to brace.
  let bytes: ArraySlice<UInt8>
  /// Whether a ``JSONWriter`` has written it, so that it may go out again as it is.
  let isWritten: Bool
  private let built = Mutex<[JSONObject.Member]?>(nil)

  /// - Parameter bytes: A whole object that the parser has read without a fault, or that a writer has written.
  init(_ bytes: ArraySlice<UInt8>, isWritten: Bool = false) {
    self.bytes = bytes
    self.isWritten = isWritten
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
