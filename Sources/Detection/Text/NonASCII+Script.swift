extension NonASCII {
  /// Whether the character belongs to a script that is written without blanks around foreign words: Han, kana, hangul.
  var isIdeographic: Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3005...0x3007, 0x3040...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF, 0xAC00...0xD7AF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether the character may stand in a host name written with its own letters (RFC 5890: no joiners, no symbols).
  var isHostLetter: Bool {
    kind == .letter && !(0x200B...0x20FF).contains(scalar) && !(0xFE00...0xFE0F).contains(scalar)
      && !(0x1F3FB...0x1F3FF).contains(scalar) && !(0xFF00...0xFFEF).contains(scalar)
  }
}
