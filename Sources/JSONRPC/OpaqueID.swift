/// A name of a thing, compared by its bytes: a string's own equality takes composed and decomposed letters for the
/// same.
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

extension OpaqueID: Comparable {
  package static func < (left: OpaqueID, right: OpaqueID) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension OpaqueID: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}
