/// An id or a name that means nothing here, compared by its bytes: a string's own equality takes composed and decomposed
/// letters for the same.
package struct OpaqueID: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: OpaqueID, right: OpaqueID) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  package func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
  }
}
