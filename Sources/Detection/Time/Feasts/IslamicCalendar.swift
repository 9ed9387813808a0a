import CivilTime
import Foundation
import Synchronization

/// The calendar of Umm al-Qura, of which the toolchain's tables know the months.
enum IslamicCalendar {
  private struct Key: Hashable {
    let year: Int
    let month: Int
    let day: Int
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .islamicUmmAlQura)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static let known = Mutex<[Key: [CivilDate]]>([:])

  /// The days of that date that fall into the civil year: mostly one, two where the second one is in December.
  static func dates(inYear year: Int, month: Int, day: Int) -> [CivilDate] {
    guard (1_900...2_200).contains(year) else { return [] }
    let key = Key(year: year, month: month, day: day)
    if let dates = known.withLock({ $0[key] }) { return dates }
    let near = (year - 622) * 33 / 32
    let dates = (near - 1...near + 2).compactMap { islamicYear -> CivilDate? in
      guard
        let date = calendar.date(from: DateComponents(year: islamicYear, month: month, day: day))
      else { return nil }
      let civil = CivilDate(daysSinceEpoch: Int((date.timeIntervalSince1970 / 86_400).rounded(.down)))
      return civil.year == year ? civil : nil
    }
    known.withLock { known in
      if known.count > 2_000 { known.removeAll() }
      known[key] = dates
    }
    return dates
  }
}
