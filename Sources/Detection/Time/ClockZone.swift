/// Abbreviations of time zones, as far as they mean one zone to nearly everybody.
enum ClockZone {
  private static let names: [WordKey: String] = [
    "utc": "UTC", "gmt": "UTC", "pst": "America/Los_Angeles", "pdt": "America/Los_Angeles",
    "pt": "America/Los_Angeles", "mst": "America/Denver", "mdt": "America/Denver", "cst": "America/Chicago",
    "cdt": "America/Chicago", "est": "America/New_York", "edt": "America/New_York", "et": "America/New_York",
    "cet": "Europe/Paris", "cest": "Europe/Paris", "bst": "Europe/London", "jst": "Asia/Tokyo",
    "sgt": "Asia/Singapore", "hkt": "Asia/Hong_Kong", "aest": "Australia/Sydney", "aedt": "Australia/Sydney",
  ]

  /// The zone's IANA name, where the token is an abbreviation in capitals.
  static func name(_ text: TokenizedText, _ index: Int) -> String? {
    let token = text[index]
    guard token.kind == .word, token.isUppercase, (2...4).contains(token.count), text.endsFreely(index + 1),
      let key = WordKey(text.bytes[token.range])
    else { return nil }
    return names[key]
  }
}
