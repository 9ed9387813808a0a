internal import Foundation

/// Octets that stand in a text: those of a picture in a card or in an entry.
enum InlineOctets {
  /// Of Base64 as files have it: some programs leave out the padding, or fold within it. Nil of what is none, and of
  /// nothing.
  static func decoded(_ base64: some Sequence<UInt8>) -> [UInt8]? {
    var plain = base64.filter { $0 > 32 && $0 != UInt8(ascii: "=") }
    plain += Array(repeating: UInt8(ascii: "="), count: (4 - plain.count % 4) % 4)
    guard !plain.isEmpty, let data = Data(base64Encoded: Data(plain)) else { return nil }
    return Array(data)
  }

  /// Of a `data:` address (RFC 2397) in Base64; nil of any other, which may lie anywhere.
  static func decoded(address: String) -> [UInt8]? {
    let octets = Array(address.utf8)
    guard octets.starts(with: Array("data:".utf8)), let comma = octets.firstIndex(of: UInt8(ascii: ",")),
      octets[..<comma].reversed().starts(with: Array(";base64".utf8).reversed())
    else { return nil }
    return decoded(octets[(comma + 1)...])
  }
}
