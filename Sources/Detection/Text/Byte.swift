extension UInt8 {
  package var isDigit: Bool { self &- 48 < 10 }
  package var isUppercaseLetter: Bool { self &- 65 < 26 }
  package var isLowercaseLetter: Bool { self &- 97 < 26 }
  package var isLetter: Bool { (self | 0x20) &- 97 < 26 }
}
