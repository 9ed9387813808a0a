internal import Formats

/// What moments are made of, as it stood in the store at one revision.
struct MomentInput: Sendable {
  var revision: String
  var exclusions: [Exclusion]
  var hiddenKinds: Set<EventKind>
  var events: [JournalEvent]
  var places: [NamedPlace]
  var towns: [PopulatedPlace]
  var directories: [String: String]
  var numbers: [NamedNumber]
  var corrections: [Correction]
  /// The clients whose donations are among the events, by the ids of their sources.
  var donors: [String: String]
}
