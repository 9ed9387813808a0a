/// The texts that are kept of one thing, so that exclusions find what they say.
struct KeptTexts {
  /// UTF-8 octets of all texts together beyond which nothing more is kept.
  static let most = 65_536

  private(set) var texts: [String] = []
  /// Whether something was left out, so that it is not known what it says.
  private(set) var isCut = false
  private var octets = 0
  private var seen: Set<String> = []

  mutating func add(_ text: String) {
    // Mostly the first octet tells that something can be seen.
    let isVisible = text.utf8.contains { (33..<127).contains($0) } || text.contains { !$0.isWhitespace }
    guard isVisible, !seen.contains(text) else { return }
    let count = text.utf8.count
    guard octets + count <= Self.most else {
      isCut = true
      return
    }
    octets += count
    seen.insert(text)
    texts.append(text)
  }
}
