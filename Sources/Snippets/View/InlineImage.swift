/// A picture inside a view: what its Base64 holds is looked at, not what it is said to be.
struct InlineImage: Equatable {
  /// What the bytes are by their first ones.
  enum Format: String {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  let format: Format
  let byteCount: Int

  /// Nil for what is no Base64 (RFC 4648, section 4, with its padding), or neither a PNG nor a JPEG.
  init?(base64: String) {
    let bytes = base64.utf8
    guard bytes.count >= 12, bytes.count.isMultiple(of: 4) else { return nil }
    var padding = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "="):
        padding += 1
        guard padding <= 2 else { return nil }
      case 48...57, 65...90, 97...122, UInt8(ascii: "+"), UInt8(ascii: "/"):
        guard padding == 0 else { return nil }
      default: return nil
      }
    }
    // The first bytes of the two formats, as Base64 writes them.
    if base64.utf8.starts(with: "iVBORw0KGg".utf8) {
      format = .png
    } else if base64.utf8.starts(with: "/9j/".utf8) {
      format = .jpeg
    } else {
      return nil
    }
    byteCount = bytes.count / 4 * 3 - padding
  }
}
