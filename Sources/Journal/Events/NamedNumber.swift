/// A telephone number, or an address, that an address book has a name for.
struct NamedNumber: Sendable, Hashable {
  let name: String
  let number: String

  /// Whether it is an e-mail address.
  var isAddress: Bool { number.contains("@") }

  /// The last digits, by which numbers are one that are written with and without the country; nil for what is
  /// no telephone number.
  static func key(_ number: String) -> String? {
    guard !number.contains("@") else { return nil }
    let digits = number.utf8.filter { (48...57).contains($0) }
    return digits.count >= 7 ? String(decoding: digits.suffix(8), as: UTF8.self) : nil
  }
}
