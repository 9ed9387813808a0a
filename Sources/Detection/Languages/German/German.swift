extension Language {
  static let german = Language(
    "de",
    conventions: Conventions(
      decimalMark: UInt8(ascii: ","), groupMark: UInt8(ascii: "."), groupsBySpace: true, halfIsBefore: true,
      nextIsComing: true),
    sources: [
      GermanFiles.numbers, GermanFiles.words, GermanFiles.feasts, GermanFiles.dates, GermanFiles.times,
      GermanFiles.combined, GermanFiles.quantities,
    ],
    roles: GermanFiles.roles, places: GermanFiles.places, words: 8_192)
}

/// German as it is written in Germany, Austria and Switzerland, a file for each subject.
enum GermanFiles {}
