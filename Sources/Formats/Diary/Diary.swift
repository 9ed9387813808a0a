/// Entries of one file of a diary program.
public struct Diary: Sendable, Hashable {
  /// A file has no more entries than these: the first ones.
  static let mostEntries = 200_000
  /// A text is kept up to so many characters.
  static let longestText = 20_000

  /// In the order of the file.
  public internal(set) var entries: [DiaryEntry] = []
  /// How many entries have no time that could be read.
  public internal(set) var skipped = 0
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public internal(set) var problem: FormatError?

  mutating func add(_ entry: DiaryEntry?) {
    guard let entry, entries.count < Self.mostEntries else {
      skipped += 1
      return
    }
    entries.append(entry)
  }
}
