extension Language {
  static let spanish = Language(
    "es",
    conventions: Conventions(
      decimalMark: UInt8(ascii: ","), groupMark: UInt8(ascii: "."), groupsBySpace: true, mixesMarks: true),
    sources: [
      SpanishFiles.numbers, SpanishFiles.words, SpanishFiles.dates, SpanishFiles.times, SpanishFiles.combined,
      SpanishFiles.quantities,
    ],
    roles: SpanishFiles.roles, places: SpanishFiles.places)
}

/// Spanish, a file for each subject.
enum SpanishFiles {}
