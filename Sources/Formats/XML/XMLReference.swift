/// References in text: the five entities of XML 1.0, section 4.6, and characters by their number.
enum XMLReference {
  /// The longest reference that is looked for, without `&` and `;`.
  private static let longest = 10

  /// The text with its references replaced; what is none stays as it is.
  static func replaced(in octets: ArraySlice<UInt8>) -> String {
    guard octets.contains(UInt8(ascii: "&")) else { return decodedText(octets) }
    var result: [UInt8] = []
    result.reserveCapacity(octets.count)
    var index = octets.startIndex
    while index < octets.endIndex {
      guard octets[index] == UInt8(ascii: "&"),
        let end = octets[index...].prefix(longest + 2).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(octets[(index + 1)..<end])
      else {
        result.append(octets[index])
        index += 1
        continue
      }
      result.append(contentsOf: String(scalar).utf8)
      index = end + 1
    }
    return decodedText(result[...])
  }

  private static func scalar(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let text = String(decoding: name, as: UTF8.self)
    switch text {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let number =
      text.hasPrefix("#x") || text.hasPrefix("#X")
      ? UInt32(text.dropFirst(2), radix: 16) : text.hasPrefix("#") ? UInt32(text.dropFirst()) : nil
    return number.flatMap(Unicode.Scalar.init)
  }
}
