import Testing

@testable import Snippets

@Suite struct LinkPolicyTests {
  @Test(
    "Addresses that may be opened",
    arguments: [
      ("https://example.org", "https://example.org"), ("HTTP://Example.org/a?b#c", "http://Example.org/a?b#c"),
      ("mailto:a@example.org?subject=x", "mailto:a@example.org?subject=x"), ("tel:+4930123", "tel:+4930123"),
      ("sms:+4930123", "sms:+4930123"),
      ("tel:+4930123;ext=4", "tel:+4930123;ext=4"), ("geo:52.5,13.4?q=x", "geo:52.5,13.4?q=x"),
      ("https://example.org/ä?q=ü", "https://example.org/%C3%A4?q=%C3%BC"),
      ("https://[::1]:8080/", "https://[::1]:8080/"),
    ])
  func allowed(address: String, expected: String) {
    #expect(LinkPolicy.allowed(address) == expected)
  }

  @Test(
    "Addresses that may not",
    arguments: [
      "javascript:alert(1)", " JaVaScript:alert(1)", "java\tscript:alert(1)", "java\nscript:alert(1)",
      "\u{1}javascript:x",
      "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//example.org", "/path", "example.org", "", ":",
      "https:",
      "https:/", "https:example.org", "https://", "https:///path", "https:\\\\example.org",
      "https://example.org\\@evil.org",
      "https://user@example.org", "https://user:pass@example.org", "https://exa mple.org",
      "https://example.org/\u{202E}x",
      "https://example.org/\u{A0}", "https://example.org/\r\nx", " https://example.org", "tel:", "tel://1", "mailto:",
      "tel:*%2306%23#", "tel:*21*1234#", "sms:#1", "intent://x#Intent;end", "ftp://example.org", "x-apple:settings",
      "https://%65xample.org",
      "https://example.org/" + String(repeating: "x", count: 3_000),
    ])
  func refused(address: String) {
    #expect(LinkPolicy.allowed(address) == nil)
  }

  @Test("A host that looks like another is shown in Punycode, or refused")
  func homograph() {
    let result = LinkPolicy.allowed("https://аpple.com/")
    #expect(result == nil || result == "https://xn--pple-43d.com/")
  }
}
