internal import Formats

/// What was read out of one file.
struct ImportedFile: Sendable {
  var events: [JournalEvent] = []
  /// Names of places that the file knows.
  var places: [NamedPlace] = []
  /// Whose numbers they are, by an address book.
  var numbers: [NamedNumber] = []
  /// How many of its entries lack what makes them one, or have it in a form that could not be read.
  var skipped = 0
  /// What those entries lack: `noDate` where they have no time or no place, else `malformed`.
  var skippedReason = FormatError.Reason.malformed
  /// Why the file, or the rest of it, could not be read.
  var problem: FormatError?

  /// How many things it holds.
  var weight: Int { events.count + places.count + numbers.count }

  /// Adds what was read out of one file of an archive.
  mutating func join(_ other: ImportedFile, from path: String) {
    events += other.events.map { event in
      var event = event
      event.entry = event.entry.map { path + "#" + $0 } ?? path
      return event
    }
    places += other.places
    numbers += other.numbers
    if skipped == 0 { skippedReason = other.skippedReason }
    skipped += other.skipped
    problem = problem ?? other.problem
  }
}
