internal import Store

extension Journal {
  /// Why a list is empty. What clients have told of does not count: none learns by it what became of that.
  ///
  /// - Parameter open: The moments that were not declined.
  static func emptyReason(
    _ list: SuggestionList, _ made: MomentMaking.Result, _ open: [Moment], _ database: Database
  ) throws -> EmptyReason {
    let sources = try database.first(
      "SELECT count(*), ifnull(sum(is_paused = 0), 0) FROM journal_source WHERE client IS NULL"
    ) { row in
      (all: row.int(0), active: row.int(1))
    }
    guard let sources, sources.all > 0 else { return .noSources }
    guard sources.active > 0 else { return .allPaused }
    if made.moments.isEmpty { return try absence(made, database) }
    guard !open.isEmpty else { return .allDismissed }
    return list.emptyReason
  }

  /// Why there is no moment at all: what the person can change is told before what they cannot.
  private static func absence(_ made: MomentMaking.Result, _ database: Database) throws -> EmptyReason {
    let hidden = try hiddenKinds(database).map(\.rawValue)
    let isExcluded = try !exclusions(database).isEmpty
    func has(_ kinds: [String], isAmong: Bool) throws -> Bool {
      let words = kinds.map { "'\($0)'" }.joined(separator: ", ")
      return try database.first(
        """
        SELECT 1 FROM journal_event e JOIN journal_file f ON f.id = e.file JOIN journal_source s ON s.id = f.source
        WHERE s.is_paused = 0 AND s.client IS NULL AND e.flags & ? = 0 AND e.kind <> 'diaryEntry'
          AND e.kind \(isAmong ? "" : "NOT ")IN (\(words)) LIMIT 1
        """, .int(JournalEvent.uncountedFlags)
      ) { row in row.int(0) } != nil
    }
    let hasHidden = try !hidden.isEmpty && has(hidden, isAmong: true)
    // Of what was listened to alone no moment is made.
    let heard = [EventKind.song, .podcast].map(\.rawValue)
    guard try has(hidden + heard, isAmong: false) else { return hasHidden ? .categoriesOff : .nothingFound }
    if isExcluded, made.shown.isEmpty { return .allExcluded }
    if hasHidden { return .categoriesOff }
    return isExcluded ? .allExcluded : .nothingFound
  }
}
