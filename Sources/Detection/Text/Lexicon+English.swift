extension Lexicon {
  /// English, with the spellings that people use in chats.
  package static let english: Lexicon = {
    var lexicon = Lexicon()
    lexicon.addEnglishDates()
    lexicon.addEnglishNumbers()
    lexicon.addEnglishRoles()
    lexicon.addEnglishNames()
    return lexicon
  }()

  private mutating func addEnglishDates() {
    let months = [
      "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
      "september sep sept", "october oct", "november nov", "december dec",
    ]
    for (index, words) in months.enumerated() { add(words) { $0.month = UInt8(index + 1) } }
    let weekdays = [
      "monday mon", "tuesday tue tues", "wednesday wed weds wednes", "thursday thu thur thurs", "friday fri",
      "saturday sat", "sunday sun",
    ]
    for (index, words) in weekdays.enumerated() { add(words) { $0.weekday = UInt8(index + 1) } }
    add("may march mar sat sun mon wed thu second sec secs") { $0.isAmbiguous = true }
    add("today 2day tdy tday 2da") { $0.day = .today }
    add("tonight tonite 2nite 2night tnite tonit") { $0.day = .tonight }
    add("tomorrow tmr tmrw tmw tml tomoro tommorow tommorrow tomorow tomorro tmorow 2moro 2morrow 2mro 2mrw tomo") {
      $0.day = .tomorrow
    }
    add("yesterday ytd yest") { $0.day = .yesterday }
    add("morning mornin morn") { $0.dayPart = .morning }
    add("afternoon aft arvo") { $0.dayPart = .afternoon }
    add("evening eve") { $0.dayPart = .evening }
    add("night nite") { $0.dayPart = .night }
    add("second seconds sec secs") { $0.unit = .second }
    add("minute minutes min mins") { $0.unit = .minute }
    add("hour hours hr hrs") { $0.unit = .hour }
    add("day days") { $0.unit = .day }
    add("week weeks wk wks") { $0.unit = .week }
    add("fortnight fortnights") { $0.unit = .fortnight }
    add("month months mth mths") { $0.unit = .month }
    add("year years yr yrs") { $0.unit = .year }
    add("breakfast brunch run jog hike sunrise") { $0.sense = .morning }
    add(
      "meeting class lecture dentist doctor appointment exam interview lab lesson tutorial school work office viewing"
    ) {
      $0.sense = .afternoon
    }
    add("dinner drinks supper party movie film concert gig show pub bar club beer beers clubbing opera") {
      $0.sense = .evening
    }
  }

  private mutating func addEnglishNumbers() {
    let numbers = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
      "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
    ]
    for (index, word) in numbers.enumerated() { add(word) { $0.number = UInt8(index + 1) } }
    add("thirty") { $0.number = 30 }
    add("forty") { $0.number = 40 }
    add("fortyfive") { $0.number = 45 }
    add("sixty") { $0.number = 60 }
    add("ninety") { $0.number = 90 }
    add("a an") { $0.number = 1 }
    add("couple") { $0.number = 2 }
  }
}
