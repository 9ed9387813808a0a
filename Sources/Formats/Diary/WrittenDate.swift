internal import CivilTime
internal import Foundation

/// A date in words, such as `Sunday, 17 December 2023`, in the languages of the system's calendars.
enum WrittenDate {
  private static let languages = [
    "en", "de", "fr", "es", "it", "pt", "nl", "da", "sv", "nb", "fi", "pl", "cs", "tr", "ca", "hu", "ro", "hr",
  ]

  /// Months by their names in lower case; a name that two languages have for different months is none.
  private static let months: [String: Int] = {
    var months: [String: Int] = [:]
    var ambiguous: Set<String> = []
    for language in languages {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: language)
      let names = [formatter.monthSymbols, formatter.standaloneMonthSymbols, formatter.shortMonthSymbols]
      for symbols in names.compactMap({ $0 }) {
        for (index, symbol) in symbols.enumerated() {
          let name = symbol.lowercased().trimmingCharacters(in: .punctuationCharacters)
          if let other = months[name], other != index + 1 { ambiguous.insert(name) }
          months[name] = months[name] ?? index + 1
        }
      }
    }
    return months.filter { !ambiguous.contains($0.key) }
  }()

  /// Nil where there is no day, no month or no year in it.
  static func read(_ text: String) -> CivilDate? {
    var numbers: [Int] = []
    var month: Int?
    let lower = text.prefix(200).lowercased()
    for digits in lower.split(whereSeparator: { !("0"..."9").contains($0) }) {
      numbers += Int(digits).map { [$0] } ?? []
    }
    for word in lower.split(whereSeparator: { !$0.isLetter }) { month = month ?? months[String(word)] }
    // `2023年12月17日` and `17.12.2023` have no word.
    if month == nil, numbers.count == 3 {
      return numbers[0] > 31
        ? CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
        : CivilDate(year: numbers[2], month: numbers[1], day: numbers[0])
    }
    guard let month, let year = numbers.first(where: { $0 > 31 }), let day = numbers.first(where: { $0 <= 31 }) else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }
}
