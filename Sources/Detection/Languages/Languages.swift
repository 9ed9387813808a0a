extension Language {
  /// Every language that is read, the one for texts of no known language first.
  static let all: [Language] = [english, german, french, spanish]

  /// The language of a locale such as `en_GB`; the first one where none is known or named.
  static func of(_ locale: String?) -> Language {
    let code = locale?.prefix { $0 != "_" && $0 != "-" }.lowercased()
    return all.first { $0.identifier == code } ?? all[0]
  }
}
