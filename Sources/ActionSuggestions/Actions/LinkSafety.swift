import Detection

/// Whether a link may be offered as a button.
enum LinkSafety {
  /// Only what a browser opens over HTTP, and nothing that hides its host: no `user@host`, no letters beyond ASCII, no
  /// punycode.
  static func isOffered(url: String, host: String) -> Bool {
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return false }
    let authority = url.dropFirst(url.hasPrefix("https://") ? 8 : 7).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@"), host.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return !host.split(separator: ".").contains { $0.hasPrefix("xn--") }
  }

  /// Whether the link is half of "[one host](another host)": what is shown is not what is opened.
  static func isDeceptive(_ index: Int, of detections: [Detection], in text: TokenizedText) -> Bool {
    differs(index, index + 1, detections, text) || differs(index - 1, index, detections, text)
  }

  private static func differs(_ shown: Int, _ opened: Int, _ detections: [Detection], _ text: TokenizedText) -> Bool {
    guard shown >= 0, opened < detections.count, case .link(_, let first) = detections[shown].value,
      case .link(_, let second) = detections[opened].value, first != second
    else { return false }
    let between = detections[shown].range.upperBound..<detections[opened].range.lowerBound
    return between.count == 2 && text.string(between) == "]("
  }
}
