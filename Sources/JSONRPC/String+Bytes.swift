internal import Glibc

extension String {
  /// Whether both texts have the same UTF-8 bytes. The equality of strings takes composed and decomposed letters for
  /// the same, which the protocol's ids and names are not.
  package func hasSameBytes(as other: String) -> Bool {
    let count = utf8.count
    guard count == other.utf8.count else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, count) == 0
      }
    }
    // A string that was bridged from elsewhere may have no bytes at hand.
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Adds the text's UTF-8 bytes to a hash.
  package func hashBytes(into hasher: inout Hasher) {
    var copy = self
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
