import Detection

/// Whether a link may be offered, and with what warning.
enum LinkSafety {
  enum Verdict: Equatable {
    case plain
    case warned(String)
    /// It is not offered at all.
    case refused
  }

  /// Only what a browser opens over HTTP. A link that hides its host (`user@host`) is refused; one whose host looks like
  /// another one, is a bare number or is written in letters of several scripts comes with a warning.
  static func verdict(url: String, host: String) -> Verdict {
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return .refused }
    let authority = url.dropFirst(url.hasPrefix("https://") ? 8 : 7).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@"), !authority.contains("\\") else { return .refused }
    let host = host.lowercased()
    let labels = host.split(separator: ".")
    if labels.contains(where: { $0.hasPrefix("xn--") }) || hasForeignLetters(host) {
      return .warned("The address of \(host) is written in letters that can look like others")
    }
    if isAddress(labels) || host.contains("[") {
      return .warned("The link leads to a bare number, not to a named site")
    }
    if let brand = LookalikeHost.brand(of: labels.map(String.init)) {
      return .warned("\(host) looks like \(brand) but is another site")
    }
    return .plain
  }

  /// Letters of other scripts than Latin, with those marks that Latin letters have.
  private static func hasForeignLetters(_ host: String) -> Bool {
    host.unicodeScalars.contains { scalar in
      scalar.value >= 0x80 && !(0xC0...0x24F).contains(scalar.value)
    }
  }

  private static func isAddress(_ labels: [Substring]) -> Bool {
    guard let last = labels.last else { return true }
    return last.utf8.allSatisfy { (48...57).contains($0) } || last.hasPrefix("0x")
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
