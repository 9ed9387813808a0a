extension Language {
  /// A language by its code, which is read when it is asked for.
  private static let entries: [(identifier: String, language: @Sendable () -> Language)] = [
    ("en", { english }), ("de", { german }), ("fr", { french }), ("es", { spanish }),
  ]

  /// The codes of every language that is read (ISO 639-1), the one for texts of no known language first.
  static var identifiers: [String] { entries.map(\.identifier) }

  /// The language of a locale such as `en_GB`; the first one where none is known or named.
  static func of(_ locale: String?) -> Language {
    guard let locale else { return entries[0].language() }
    let code = locale.utf8.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }
    let entry = entries.first {
      $0.identifier.utf8.elementsEqual(code.lazy.map { $0.isUppercaseLetter ? $0 | 0x20 : $0 })
    }
    return (entry ?? entries[0]).language()
  }
}
