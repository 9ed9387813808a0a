extension Language {
  static let english = Language(
    "en", conventions: Conventions(isMonthFirst: true),
    sources: [
      EnglishFiles.numbers, EnglishFiles.words, EnglishFiles.feasts, EnglishFiles.dates, EnglishFiles.times,
      EnglishFiles.combined,
    ])
}

/// English, a file for each subject.
enum EnglishFiles {}
