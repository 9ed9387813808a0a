public import CivilTime
public import Foundation

/// What a person has written about a day themselves.
public struct DiaryEntry: Sendable, Hashable {
  /// The day and the time on the wall clock where it was written; only the day counts where ``hasTime`` is false.
  public var wall: CivilDateTime
  /// Whether the file says the time of day.
  public var hasTime = true
  /// The moment, where the file says it.
  public var instant: Date?
  /// The zone's name in the tz database, where the file has it.
  public var zone: String?
  /// The first line, or what the program keeps as the title.
  public var title: String?
  /// What was written, without its marks where the program has any.
  public var text: String
  /// Where it was written.
  public var coordinate: Coordinate?
  /// What the program calls that place.
  public var place: String?
  /// Words under which it is filed.
  public var tags: [String] = []
  /// How the person felt, in the program's or their own word.
  public var mood: String?
  /// What the person did, in the program's or their own words.
  public var activities: [String] = []

  /// Everything else is unknown at first.
  public init(wall: CivilDateTime, text: String) {
    self.wall = wall
    self.text = text
  }
}
