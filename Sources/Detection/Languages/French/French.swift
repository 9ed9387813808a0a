extension Language {
  static let french = Language(
    "fr",
    conventions: Conventions(
      decimalMark: UInt8(ascii: ","), groupMark: UInt8(ascii: "."), groupsBySpace: true, countsHoursTo24: true),
    sources: [
      FrenchFiles.numbers, FrenchFiles.words, FrenchFiles.dates, FrenchFiles.periods, FrenchFiles.times,
      FrenchFiles.combined, FrenchFiles.quantities,
    ],
    roles: FrenchFiles.roles, places: FrenchFiles.places)
}

/// French, a file for each subject.
enum FrenchFiles {}
