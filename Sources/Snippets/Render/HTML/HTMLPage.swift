/// The parts of a page that are the same in all of them, and the policy that names them.
///
/// The policy (Content Security Policy 3) allows the one style and the one script by their hashes, pictures inside the
/// page, and nothing else: no request can leave the page.
enum HTMLPage {
  static let style = Array(HTMLStyleSheet.text.utf8)
  static let script = Array(HTMLScript.text.utf8)

  private static let styleHash = base64(SHA256.hash(style))
  private static let scriptHash = base64(SHA256.hash(script))
  private static let policyStart = "default-src 'none'; style-src 'sha256-\(styleHash)'; "
  private static let policyEnd = "img-src data:; base-uri 'none'; form-action 'none'"

  static let policy = policyStart + policyEnd
  static let policyWithScript = policyStart + "script-src 'sha256-\(scriptHash)'; " + policyEnd

  /// Base64 with its padding (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0..<4 {
        text.append(index <= group.count ? alphabet[number >> (18 - 6 * index) & 63] : "=")
      }
    }
    return text
  }
}
