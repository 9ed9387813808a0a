internal import Glibc

extension String {
  /// Whether both texts have the same UTF-8 bytes. The equality of strings takes composed and decomposed letters for
  /// the same, which the protocol's ids and names are not.
  package func hasSameBytes(as other: String) -> Bool {
    let (left, right) = (utf8, other.utf8)
    guard left.count == right.count else { return false }
    let isSame = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
    // A string that was bridged from elsewhere may have no bytes at hand.
    return (isSame ?? nil) ?? left.elementsEqual(right)
  }

  /// Adds the text's UTF-8 bytes to a hash.
  package func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
