extension Language {
  static let english = Language(
    "en", conventions: Conventions(isMonthFirst: true),
    sources: [
      EnglishFiles.numbers, EnglishFiles.words, EnglishFiles.dates, EnglishFiles.times, EnglishFiles.zones,
      EnglishFiles.combined, EnglishFiles.quantities,
    ])
}

/// English, a file for each subject.
enum EnglishFiles {}
