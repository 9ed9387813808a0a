import Foundation

/// Which addresses may be shown as links and opened: a list of schemes, looked at after parsing.
public enum LinkPolicy {
  /// The schemes that a host may be asked to open.
  public static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "geo"]

  /// The address in the form in which it may be opened, or nil where it may not.
  ///
  /// Browsers drop tabs and line breaks and forgive leading white space, so an address that holds any is refused, as
  /// are codes that a telephone obeys (`*`, `#`), backslashes, user names before a host (a false host), and whatever is not ASCII after percent-encoding.
  public static func allowed(_ address: String) -> String? {
    guard address.utf8.count <= 2_048 else { return nil }
    let isClean = address.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && scalar != "\\" && !(0x80...0x9F).contains(scalar.value)
        && !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
    }
    guard isClean, let colon = address.firstIndex(of: ":") else { return nil }
    let scheme = address[..<colon].lowercased()
    guard schemes.contains(scheme) else { return nil }
    // What a telephone would do by itself at once is no number: codes such as *#06# are dialled, not shown.
    if scheme == "tel" || scheme == "sms", address[colon...].utf8.contains(where: { $0 == 0x2A || $0 == 0x23 }) {
      return nil
    }
    guard let url = URL(string: address, encodingInvalidCharacters: true) else { return nil }
    let text = url.absoluteString
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), url.scheme?.lowercased() == scheme else { return nil }
    if scheme == "http" || scheme == "https" {
      guard address[colon...].hasPrefix("://"), let host = url.host(percentEncoded: true), !host.isEmpty,
        !host.contains("%"), url.user(percentEncoded: true) == nil
      else { return nil }
    } else {
      guard !address[colon...].hasPrefix("://"), address.index(after: colon) < address.endIndex else { return nil }
    }
    // The scheme in small letters, so that whoever compares it with a list of their own finds it.
    return scheme + text.drop { $0 != ":" }
  }
}
