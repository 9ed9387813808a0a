extension Language {
  /// A language by its code, which is read when it is asked for.
  private static let entries: [(identifier: String, language: @Sendable () -> Language)] = [
    ("en", { english }), ("de", { german }), ("fr", { french }), ("es", { spanish }),
  ]

  /// The codes of every language that is read (ISO 639-1), the one for texts of no known language first.
  static var identifiers: [String] { entries.map(\.identifier) }

  /// The language of a locale such as `en_GB`; the first one where none is known or named.
  static func of(_ locale: String?) -> Language {
    let code = locale?.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return (entries.first { $0.identifier == code } ?? entries[0]).language()
  }
}
