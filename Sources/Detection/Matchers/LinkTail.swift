/// Reads what follows the host of a link: port, path, query and fragment.
struct LinkTail {
  let bytes: [UInt8]
  /// The first byte of the link, where quotes and marks of emphasis in front of it are looked for.
  let start: Int

  /// Whether a port, a path, a query or a fragment begins at the byte.
  static func begins(_ bytes: [UInt8], at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
    case UInt8(ascii: ":"): return index + 1 < bytes.count && bytes[index + 1].isDigit
    default: return false
    }
  }

  /// Where the link ends whose host ends at the byte.
  func end(from hostEnd: Int) -> Int {
    var index = hostEnd
    if index < bytes.count, bytes[index] == UInt8(ascii: ":") {
      var portEnd = index + 1
      while portEnd < bytes.count, portEnd < index + 7, bytes[portEnd].isDigit { portEnd += 1 }
      if (2...6).contains(portEnd - index) { index = portEnd }
    }
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "?")
        || bytes[index] == UInt8(ascii: "#")
    else { return index }
    return trimmed(scan(from: index), behind: index)
  }

  /// Scans as far as characters of a link reach; brackets and double quotes count only in pairs.
  private func scan(from first: Int) -> Int {
    var index = first
    var open: [(closing: UInt8, position: Int)] = []
    let isQuoted = start > 0 && bytes[start - 1] == UInt8(ascii: "\"")
    scanning: while index < bytes.count, index - start <= LinkMatcher.maximumBytes {
      let byte = bytes[index]
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"):
        break scanning
      case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), index))
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append((byte + 2, index))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.last?.closing == byte else { break scanning }
        open.removeLast()
      case UInt8(ascii: "\""):
        guard !isQuoted, let closing = closingQuote(behind: index) else { break scanning }
        index = closing
      case 0x80...:
        let next = end(ofForeignAt: index)
        guard next > index else { break scanning }
        index = next - 1
      default: break
      }
      index += 1
    }
    return open.first.map { min($0.position, index) } ?? index
  }

  private func closingQuote(behind index: Int) -> Int? {
    var position = index + 1
    while position < bytes.count, position < index + 128, bytes[position] > 0x20 {
      if bytes[position] == UInt8(ascii: "\"") { return position }
      position += 1
    }
    return nil
  }

  /// The end of the characters beyond ASCII that begin at the index and belong to the link; the index itself if none
  /// does.
  ///
  /// Letters and dashes do. Ideographs do where a part of the path begins with them, unless a sentence of theirs goes on
  /// behind them.
  private func end(ofForeignAt index: Int) -> Int {
    let character = NonASCII(bytes, at: index)
    if character.mark == UInt8(ascii: "-") { return index + character.count }
    guard character.kind == .letter, !(0x200B...0x200F).contains(character.scalar) else { return index }
    guard character.isIdeographic else { return index + character.count }
    let previous = bytes[index - 1]
    guard !previous.isDigit, !previous.isLetter else { return index }
    var end = index
    while end < bytes.count, bytes[end] >= 0x80, end - start <= LinkMatcher.maximumBytes {
      let next = NonASCII(bytes, at: end)
      guard next.isIdeographic else {
        let follows = end + next.count
        return next.kind == .mark && follows < bytes.count && bytes[follows] > 0x20 ? index : end
      }
      end += next.count
    }
    return end
  }

  /// Leaves out what ends the sentence.
  private func trimmed(_ end: Int, behind first: Int) -> Int {
    var end = end
    var quotes = 0
    for byte in bytes[first..<max(first, end)] where byte == UInt8(ascii: "'") { quotes += 1 }
    let before = start > 0 ? bytes[start - 1] : 0
    while end > first {
      let byte = bytes[end - 1]
      switch byte {
      case UInt8(ascii: "'"):
        if quotes % 2 == 0, before != byte { return end }
        quotes -= 1
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
        UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "|"):
        break
      case UInt8(ascii: "_"), UInt8(ascii: "~"):
        guard before == byte else { return end }
      default:
        // A dash.
        guard end - 3 >= first, bytes[end - 3] == 0xE2, bytes[end - 2] == 0x80, (0x90...0x95).contains(byte) else {
          return end
        }
        end -= 2
      }
      end -= 1
    }
    return end
  }
}
