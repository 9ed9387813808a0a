/// Why the journal cannot do what it was asked.
public enum JournalError: Error, Sendable, Hashable {
  /// The person has not turned the journal on, or has turned it off.
  case consentRequired
  /// No such handle was given to this client.
  case unknownHandle
  /// The handle was given more than ``Journal/handleSeconds`` ago, or its moment is no longer there.
  case expiredHandle
  /// The client has selected ``Journal/selectionsPerHour`` times within the hour.
  case tooManySelections
  /// The client has ``Donation/mostForClient`` donations, or ``Donation/mostClients`` clients have donated.
  case tooManyDonations
  /// The handle has no item of that name.
  case unknownItem(String)
  /// Every item of the suggestion was taken out.
  case nothingLeft
  /// The client may not see titles, and asked for what has them.
  case titlesNotAllowed
  /// No moment has that id, or several begin so.
  case unknownMoment(String)
  /// A moment cannot be merged with itself.
  case sameMoment
  /// The moment is not told to be at any place.
  case noPlace
  /// No source has the id.
  case unknownSource
  /// No source has a folder or a file of that path.
  case unknownFolder(String)
  /// The directory cannot be read, or is none.
  case notADirectory(String)
  /// The chosen files cannot be copied to the directory that the host named; the text says what is wrong with it.
  case cannotCopy(String)
  /// The file is no table of populated places; the text says where and why.
  case notATable(String)
}
