internal import Foundation

/// The texts of one photo, with a bound.
struct PhotoTexts {
  /// UTF-8 octets of all texts together.
  static let most = 65_536
  private static let around = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)

  private(set) var texts: [String] = []
  private(set) var isCut = false
  private var octets = 0

  mutating func add(_ text: String) {
    let isTrimmed = [text.utf8.first, text.utf8.last].allSatisfy { (33..<127).contains($0 ?? 0) }
    let trimmed = isTrimmed ? text : text.trimmingCharacters(in: Self.around)
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
}
