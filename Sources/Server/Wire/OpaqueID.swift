internal import JSONRPC

/// A client's id of a thing, compared by its bytes: a string's own equality takes composed and decomposed letters for the same.
struct OpaqueID: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: OpaqueID, right: OpaqueID) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
  }
}
