internal import Foundation

/// The texts of one photo, with a bound.
struct PhotoTexts {
  /// UTF-8 octets of all texts together.
  static let most = 65_536
  /// Octets of one text beyond which nothing of it is looked at; it is then too long to be kept.
  static let longest = 4 * most
  private static let around = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)

  private(set) var texts: [String] = []
  private(set) var isCut = false
  private var octets = 0

  mutating func add(_ text: String) {
    let trimmed = Self.trimmedASCII(text) ?? text.trimmingCharacters(in: Self.around)
    guard !trimmed.isEmpty else { return }
    let count = trimmed.utf8.count
    // So long and without a space it is data that were written as a text, a map of depths for example.
    if count > 1_000, !trimmed.contains(where: \.isWhitespace) { return }
    guard octets + count <= Self.most else {
      isCut = true
      return
    }
    octets += count
    texts.append(trimmed)
  }

  /// The text without white space and control characters around it; nil where it needs Unicode to know what these are.
  private static func trimmedASCII(_ text: String) -> String? {
    let octets = text.utf8
    func isAround(_ octet: UInt8) -> Bool { octet <= 32 || octet == 127 }
    guard let first = octets.firstIndex(where: { !isAround($0) }), let last = octets.lastIndex(where: { !isAround($0) })
    else { return "" }
    guard octets[first] < 127, octets[last] < 127 else { return nil }
    if first == octets.startIndex, octets.index(after: last) == octets.endIndex { return text }
    return String(Substring(octets[first...last]))
  }
}
