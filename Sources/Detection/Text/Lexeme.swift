/// What a language knows of one word; zero in a field means that the word has no such meaning.
package struct Lexeme: Sendable, Hashable {
  /// 1 to 12.
  package var month: UInt8 = 0
  /// 1 (Monday) to 7.
  package var weekday: UInt8 = 0
  /// The number that the word spells.
  package var number: UInt8 = 0
  package var unit: DurationUnit = .none
  package var dayPart: DayPart = .none
  package var day: RelativeDay = .none
  package var role: Role = .none
  /// When such a thing is mostly done; `afternoon` stands for the working day.
  package var sense: DayPart = .none
  /// The word is also an ordinary one ("may", "sat", "sun"), so it needs a neighbour.
  package var isAmbiguous = false

  /// Whether the language knows the word at all.
  package var isKnown: Bool { self != Lexeme() }
}

/// A unit of a length of time.
package enum DurationUnit: UInt8, Sendable {
  case none, second, minute, hour, day, week, fortnight, month, year
}

/// A part of a day.
package enum DayPart: UInt8, Sendable {
  case none, morning, afternoon, evening, night
}

/// A day named by its distance from today.
package enum RelativeDay: UInt8, Sendable {
  case none, today, tonight, tomorrow, yesterday
}

/// The part that a word plays beside a date, a number or a name. The raw values are the words of the language files.
package enum Role: String, Sendable {
  case none
  /// at, @
  case at
  /// in, within
  case inside
  case on
  /// from, between
  case from
  /// to, till, until, through
  case to
  /// by, before, after, around
  case near
  case of, the, a, this, next, last, every, ago, later, half, quarter, past, and
  case am, pm, noon, midnight, ish, clockHours
  /// Other small words that may follow an hour ("for", "if", "please").
  case function
  /// I, you, he …, and the forms of to be.
  case pronoun, toBe
  case weekend
  case street
  /// A word that names a kind of place ("station", "café").
  case venue
  /// A word that says where, but names no place ("home", "office").
  case nowhere
  /// "meet": behind it "at" leads to a place even in small letters.
  case meet
  /// A word beside which a number is a code; one beside which it is a telephone number; one beside which it is neither.
  case code, telephone, reference
  /// A word beside which `3:16` is a ratio, a score or a verse.
  case ratio
}
