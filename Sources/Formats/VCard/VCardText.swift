internal import Foundation

/// How the octets of a value become text, and the other way round.
enum VCardText {
  /// Undoes quoted-printable (RFC 2045, section 6.7). What is no code stays as it is.
  static func withoutQuotedPrintable(_ octets: ArraySlice<UInt8>) -> [UInt8] {
    func digit(_ octet: UInt8) -> UInt8? {
      switch octet {
      case 48...57: octet - 48
      case 65...70: octet - 55
      case 97...102: octet - 87
      default: nil
      }
    }
    var result: [UInt8] = []
    var index = octets.startIndex
    while index < octets.endIndex {
      if octets[index] == UInt8(ascii: "="), index + 2 < octets.endIndex, let high = digit(octets[index + 1]),
        let low = digit(octets[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else if octets[index] == UInt8(ascii: "="), index + 1 == octets.endIndex {
        // A soft line break with nothing behind it.
        index += 1
      } else {
        result.append(octets[index])
        index += 1
      }
    }
    return result
  }

  /// The text in quoted-printable of its UTF-8: printable ASCII stays, apart from `=`.
  static func quotedPrintable(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for octet in text.utf8 {
      if (33...126).contains(octet), octet != UInt8(ascii: "=") {
        result.unicodeScalars.append(Unicode.Scalar(octet))
      } else {
        result += "=\(digits[Int(octet >> 4)])\(digits[Int(octet & 15)])"
      }
    }
    return result
  }

  /// The text in the charset that a property names; without one, or with one that does not fit, UTF-8 or else Latin-1.
  static func decoded(_ octets: [UInt8], charset: String?) -> String {
    if let encoding = charset.flatMap({ encodings[$0.uppercased()] }),
      let text = String(data: Data(octets), encoding: encoding)
    {
      return text
    }
    return decodedText(octets[...])
  }

  private static let encodings: [String: String.Encoding] = [
    "ISO-8859-1": .isoLatin1, "LATIN1": .isoLatin1, "ISO-8859-2": .isoLatin2, "WINDOWS-1250": .windowsCP1250,
    "WINDOWS-1251": .windowsCP1251, "WINDOWS-1252": .windowsCP1252, "WINDOWS-1253": .windowsCP1253,
    "WINDOWS-1254": .windowsCP1254, "SHIFT_JIS": .shiftJIS, "EUC-JP": .japaneseEUC, "ISO-2022-JP": .iso2022JP,
    "UTF-16": .utf16,
  ]

  /// The file in UTF-8, where its byte order mark says that it is UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    var units: [UInt16] = []
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The parts of a value between separators that are not escaped, each without its escapes.
  static func parts(_ value: String, separator: Unicode.Scalar) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in value.unicodeScalars {
      if scalar == separator, !isEscaped {
        parts.append(ICalendarText.unescaped(String(part)))
        part = String.UnicodeScalarView()
        continue
      }
      isEscaped = scalar == "\\" && !isEscaped
      part.append(scalar)
    }
    parts.append(ICalendarText.unescaped(String(part)))
    return parts
  }
}
