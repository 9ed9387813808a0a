import Foundation
import Formats

/// Whether two things said of somebody are the same.
enum ContactMatching {
  /// Letters and digits without case and marks, one blank between words.
  static func folded(_ text: String) -> String {
    let folded = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The digits that tell a number from others: at most the last nine, since the country and a leading zero may be
  /// missing.
  static func number(_ text: String) -> Substring {
    let digits = text.filter { ("0"..."9").contains($0) }
    return digits.drop { $0 == "0" }.suffix(9)
  }

  static func isSameNumber(_ left: String, _ right: String) -> Bool {
    let (left, right) = (number(left), number(right))
    guard left.count >= 7, right.count >= 7 else { return left == right && !left.isEmpty }
    return left.hasSuffix(right) || right.hasSuffix(left)
  }

  static func isSameAddress(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }

  /// How well a card fits what is looked for: lower is better; nil not at all.
  static func rank(of card: VCard, for query: String) -> Int? {
    guard !query.isEmpty else { return nil }
    let name = folded(card.displayName ?? "")
    if name == query { return 0 }
    if card.nicknames.contains(where: { folded($0) == query }) { return 1 }
    let words = query.split(separator: " ")
    let known =
      name.split(separator: " ") + card.organization.flatMap { folded($0).split(separator: " ") }
      + card.nicknames.flatMap { folded($0).split(separator: " ") }
    return words.allSatisfy { word in known.contains { $0.hasPrefix(word) } } ? 2 : nil
  }
}
