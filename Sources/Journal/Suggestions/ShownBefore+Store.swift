internal import CivilTime
internal import Foundation
internal import Store

extension ShownBefore {
  /// As it stands in the store on the day.
  init(today: CivilDate, _ database: Database) throws {
    self.init(today: today)
    let number = today.daysSinceEpoch
    let rows = try database.query(
      "SELECT moment, count(*) FROM journal_showing WHERE day BETWEEN ? AND ? GROUP BY moment",
      .int(number - Self.keptDays), .int(number - 1)
    ) { row in (row.text(0), row.int(1)) }
    days = Dictionary(rows) { first, _ in first }
    chosen = Set(
      try database.query("SELECT DISTINCT moment FROM journal_disclosure WHERE is_given") { row in row.text(0) })
  }

  /// Writes down that the moments are shown today. It counts once a day, and from tomorrow on: a list does not change by
  /// being looked at.
  func note(_ moments: [Moment], _ database: Database) throws {
    let number = today.daysSinceEpoch
    let known = Set(
      try database.query("SELECT moment FROM journal_showing WHERE day = ?", .int(number)) { row in row.text(0) })
    let new = moments.filter { !known.contains($0.id) }
    guard !new.isEmpty else { return }
    for moment in new {
      try database.run(
        "INSERT OR IGNORE INTO journal_showing (moment, day) VALUES (?, ?)", .text(moment.id), .int(number))
    }
    try database.run("DELETE FROM journal_showing WHERE day < ?", .int(number - Self.keptDays))
  }
}
