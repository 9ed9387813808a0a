/// Whether a link may be offered as a button.
enum LinkSafety {
  /// Only what a browser opens over HTTP, and nothing that hides its host: no `user@host`, no letters beyond ASCII, no punycode.
  static func isOffered(url: String, host: String) -> Bool {
    guard url.hasPrefix("https://") || url.hasPrefix("http://") else { return false }
    let authority = url.dropFirst(url.hasPrefix("https://") ? 8 : 7).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !authority.contains("@"), host.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return !host.split(separator: ".").contains { $0.hasPrefix("xn--") }
  }
}
