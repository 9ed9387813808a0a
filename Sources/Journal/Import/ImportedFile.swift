internal import Formats

/// What was read out of one file.
struct ImportedFile {
  var events: [JournalEvent] = []
  /// Names of places that the file knows.
  var places: [NamedPlace] = []
  /// Why the file, or the rest of it, could not be read.
  var problem: FormatError?
}
