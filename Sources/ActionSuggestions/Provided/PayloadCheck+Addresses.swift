import JSONRPC

extension PayloadCheck {
  func phoneNumber(_ text: String, _ pointer: String) throws(PayloadProblem) -> String {
    let digits = text.utf8.first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    let isRight = digits.allSatisfy { $0.isDigit || "*#,;".utf8.contains($0) }
    guard isRight, (2...40).contains(digits.count) else {
      throw PayloadProblem(pointer: pointer, message: "must be a telephone number: digits, with or without a plus")
    }
    return text
  }

  func emailAddress(_ text: String, _ pointer: String) throws(PayloadProblem) -> String {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let isRight = parts.count == 2 && parts.allSatisfy { !$0.isEmpty } && !text.contains(where: \.isWhitespace)
    guard isRight, text.utf8.count <= 320 else {
      throw PayloadProblem(pointer: pointer, message: "must be an e-mail address")
    }
    return text
  }

  func callTarget() throws(PayloadProblem) -> CallTarget {
    if let number = try optionalText("phoneNumber", atMost: 41) {
      guard json["participant"] == nil else { throw problem("participant", "excludes phoneNumber") }
      return .phoneNumber(try phoneNumber(number, "/phoneNumber"))
    }
    return .participant(try text("participant", atMost: 1_024))
  }

  /// A link by the rules for those in messages. The host and the warning are what they really are.
  func link(_ name: String = "url", isWarningPossible: Bool = false) throws(PayloadProblem) -> LinkTarget {
    let url = try text(name, atMost: 2_048)
    let isPlain = url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
    guard isPlain, let colon = url.firstRange(of: "://") else { throw problem(name, "must be an http or https URL") }
    let authority = url[colon.upperBound...].prefix { !"/?#".contains($0) }
    let host = Self.host(authority)
    guard let host, !host.isEmpty else { throw problem(name, "must name a host") }
    switch LinkSafety.verdict(url: url, host: host) {
    case .plain: return LinkTarget(url: url, host: host)
    case .warned(let warning) where isWarningPossible: return LinkTarget(url: url, host: host, warning: warning)
    case .warned: throw problem(name, "leads to a host that looks like another one")
    case .refused: throw problem(name, "must be an http or https URL that hides no host")
    }
  }

  /// The host of `host`, `host:port` and `[address]:port`; nil where the port is none.
  private static func host(_ authority: Substring) -> String? {
    let isAddress = authority.hasPrefix("[")
    let end =
      isAddress ? authority.firstIndex(of: "]").map { authority.index(after: $0) } : authority.firstIndex(of: ":")
    guard let end else { return isAddress ? nil : authority.lowercased() }
    let port = authority[end...]
    guard port.isEmpty || port.first == ":" && port.dropFirst().utf8.allSatisfy(\.isDigit) else { return nil }
    return authority[..<end].lowercased()
  }
}
