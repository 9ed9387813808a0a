internal import Foundation

/// The texts of an XMP packet (ISO 16684-1), without what they are.
enum XMPPacket {
  private static let mostTexts = 200
  private static let longestText = 500

  /// Every text between elements and in attributes, but the declarations of names. What stands behind a fault is left out.
  static func texts(_ bytes: [UInt8]) -> [String] {
    var reader = XMLReader(bytes)
    var texts: [String] = []
    func take(_ text: String) {
      let trimmed = text.prefix(longestText).trimmingCharacters(in: .whitespacesAndNewlines)
      if !trimmed.isEmpty, texts.count < mostTexts { texts.append(trimmed) }
    }
    while let event = try? reader.next() {
      switch event {
      case .text(let text): take(text)
      case .start(_, let attributes):
        for (_, value) in attributes.sorted(by: { $0.key < $1.key })
        where !value.hasPrefix("http") && !value.hasPrefix("adobe:") { take(value) }
      case .end: break
      }
    }
    return texts
  }
}
