extension Language {
  static let english = Language(
    "en", conventions: Conventions(groupsBySpace: true, isMonthFirst: true),
    sources: [
      EnglishFiles.numbers, EnglishFiles.words, EnglishFiles.feasts, EnglishFiles.dates, EnglishFiles.periods,
      EnglishFiles.times, EnglishFiles.zones, EnglishFiles.extents, EnglishFiles.combined, EnglishFiles.amounts,
      EnglishFiles.currencies, EnglishFiles.quantities,
    ],
    roles: EnglishFiles.roles, places: EnglishFiles.places)
}

/// English, a file for each subject.
enum EnglishFiles {}
