import Formats

/// A to-do as it is shown: what it says, and where it stands.
struct ToDo: Sendable, Equatable {
  /// The name of its list; empty for the directory itself.
  let list: String
  /// The name of its file.
  let file: String
  /// Where a file holds several, which of them.
  let index: Int
  /// The UID, or the file's name without its ending where it has none.
  let uid: String
  let title: String
  let due: ICalendarTime?
  let isCompleted: Bool
  /// Whether its file can be written again without losing anything.
  let isWritable: Bool
  /// Whether it stands for a series. Clearing that would take what is still to come.
  let isRecurring: Bool
  /// Of a series the instance that it stands at: its start, as it is written.
  let instance: String?
  /// Whether it is understood what completing it means.
  let isCompletable: Bool

  /// Whether it can be cleared here.
  var isClearable: Bool { isWritable && !isRecurring }
}
