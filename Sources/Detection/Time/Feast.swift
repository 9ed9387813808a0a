import CivilTime
import Foundation

/// When a feast is kept in a year, by rules that everybody can look up.
enum Feast {
  /// The rules by name: `month/day`; `weekday#rank/month`, with a negative rank from the end; `easter+days`,
  /// `orthodox+days`; `season+number`; others are of the lunar calendars. `~` in front of a weekday counts from a date:
  /// `~4+1/11/22` is the first Thursday from 22 November on.
  private static let rules: [String: String] = {
    var rules: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ")
      if parts.count == 2 { rules[String(parts[0])] = String(parts[1]) }
    }
    return rules
  }()

  private static let table = """
    newYear 1/1
    newYearsEve 12/31
    epiphany 1/6
    valentine 2/14
    womensDay 3/8
    stPatrick 3/17
    aprilFools 4/1
    earthDay 4/22
    stGeorge 4/23
    labourDay 5/1
    cincoDeMayo 5/5
    juneteenth 6/19
    canadaDay 7/1
    independenceDay 7/4
    bastilleDay 7/14
    swissDay 8/1
    assumption 8/15
    germanUnity 10/3
    hispanicDay 10/12
    halloween 10/31
    allSaints 11/1
    allSouls 11/2
    guyFawkes 11/5
    veteransDay 11/11
    stMartin 11/11
    spanishConstitution 12/6
    stNicholas 12/6
    immaculate 12/8
    christmasEve 12/24
    christmas 12/25
    boxingDay 12/26
    groundhogDay 2/2
    australiaDay 1/26
    anzacDay 4/25
    mlkDay 1#3/1
    presidentsDay 1#3/2
    memorialDay 1#-1/5
    mothersDay 7#2/5
    fathersDay 7#3/6
    usLaborDay 1#1/9
    columbusDay 1#2/10
    thanksgiving 4#4/11
    blackFriday ~5+1/11/23
    cyberMonday ~1+1/11/26
    easter easter+0
    goodFriday easter-2
    holySaturday easter-1
    maundyThursday easter-3
    palmSunday easter-7
    ashWednesday easter-46
    shroveTuesday easter-47
    carnivalMonday easter-48
    easterMonday easter+1
    ascension easter+39
    pentecost easter+49
    whitMonday easter+50
    corpusChristi easter+60
    carnivalThursday easter-52
    carnivalSunday easter-49
    whiteSunday easter+7
    whitSaturday easter+48
    trinity easter+56
    candlemas 2/2
    stJoseph 3/19
    walpurgisNight 4/30
    stJohn 6/24
    peterAndPaul 6/29
    harvestFestival 7#1/10
    austrianDay 10/26
    reformation 10/31
    mourningDay ~7+1/11/13
    repentance ~3+1/11/16
    sundayOfTheDead ~7+1/11/20
    stBarbara 12/4
    kingsDay 4/27
    orthodoxEaster orthodox+0
    orthodoxEasterMonday orthodox+1
    orthodoxHolySaturday orthodox-1
    orthodoxPalmSunday orthodox-7
    orthodoxPentecost orthodox+49
    cleanMonday orthodox-48
    orthodoxGoodFriday orthodox-2
    firstAdvent ~7+1/11/27
    secondAdvent ~7+1/12/4
    thirdAdvent ~7+1/12/11
    fourthAdvent ~7+1/12/18
    spring season+0
    summer season+1
    autumn season+2
    winter season+3
    chineseNewYear chinese/1/1
    ramadan islamic/9/1/30
    eidAlFitr islamic/10/1
    eidAlAdha islamic/12/10
    islamicNewYear islamic/1/1
    roshHashanah hebrew/1/1
    yomKippur hebrew/1/10
    hanukkah hebrew/3/25/8
    passover hebrew/8/15/8
    purim hebrew/7/14
    diwali diwali
    """

  static func period(_ name: String, year: Int) -> Period? {
    guard (1...9_990).contains(year), let rule = rules[name] else { return nil }
    if let date = fixed(rule, year) { return Period(date: date) }
    if rule.hasPrefix("season+") { return Int(rule.dropFirst(7)).flatMap { Season.period($0, year: year) } }
    return nil
  }

  private static func fixed(_ rule: String, _ year: Int) -> CivilDate? {
    let numbers = rule.split { !($0.isNumber || $0 == "-") }.compactMap { Int($0) }
    if rule.hasPrefix("easter"), let days = numbers.first { return easter(year).adding(days: days) }
    if rule.hasPrefix("orthodox"), let days = numbers.first { return orthodoxEaster(year).adding(days: days) }
    if rule.hasPrefix("~"), numbers.count == 4, let from = CivilDate(year: year, month: numbers[2], day: numbers[3]) {
      return from.adding(days: (numbers[0] - from.weekday + 7) % 7 + 7 * (numbers[1] - 1))
    }
    if rule.contains("#"), numbers.count == 3 { return ranked(numbers[0], numbers[1], month: numbers[2], year) }
    guard rule.first?.isNumber == true, numbers.count == 2 else { return nil }
    return CivilDate(year: year, month: numbers[0], day: numbers[1])
  }

  private static func ranked(_ weekday: Int, _ rank: Int, month: Int, _ year: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    let start = first.adding(days: (weekday - first.weekday + 7) % 7)
    if rank > 0 { return start.adding(days: 7 * (rank - 1)) }
    let last = first.adding(months: 1).adding(days: -1)
    return last.adding(days: -((last.weekday - weekday + 7) % 7) + 7 * (rank + 1))
  }

  /// The Gregorian computus in the form of Meeus, Jones and Butcher.
  static func easter(_ year: Int) -> CivilDate {
    let a = year % 19
    let b = year / 100
    let c = year % 100
    let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
    let f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114
    return CivilDate(year: year, month: f / 31, day: f % 31 + 1) ?? CivilDate(daysSinceEpoch: 0)
  }

  /// Easter of the Julian calendar (Meeus), on the civil calendar.
  static func orthodoxEaster(_ year: Int) -> CivilDate {
    let d = (19 * (year % 19) + 15) % 30
    let e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7
    let julian = CivilDate(year: year, month: (d + e + 114) / 31, day: (d + e + 114) % 31 + 1)
    return (julian ?? CivilDate(daysSinceEpoch: 0)).adding(days: year / 100 - year / 400 - 2)
  }
}
