/// Tells texts whose letters are of a writing system that no supported language is written in.
enum WritingSystem {
  /// Fewer letters than this say nothing about a language.
  private static let fewest = 4

  /// Whether most letters of the text are other than Latin ones. Links and numbers in it can be read all the same.
  static func isUnsupported(_ text: String) -> Bool {
    var latin = 0
    var others = 0
    // Whether ASCII letters are letters need not be looked up.
    for scalar in text.unicodeScalars where scalar.isASCII ? scalar.isLetter : scalar.properties.isAlphabetic {
      if isLatin(scalar) { latin += 1 } else { others += 1 }
    }
    return others >= fewest && others > latin
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Basic Latin to IPA extensions, phonetic extensions with Latin Extended Additional, Latin Extended-C to -E, and
    // the full-width forms.
    case 0..<0x2B0, 0x1D00..<0x1F00, 0x2C60..<0x2C80, 0xA720..<0xA800, 0xAB30..<0xAB70, 0xFF21...0xFF5A: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(value & ~0x20) }
}
