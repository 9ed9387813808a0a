internal import Foundation

/// How new a component is: SEQUENCE, and then LAST-MODIFIED or DTSTAMP (RFC 5545, sections 3.8.7.2 to 3.8.7.4).
public struct ICalendarRevision: Sendable, Hashable {
  /// How often the organizer has changed it in earnest, from 0 (SEQUENCE); 0 where it is not said.
  public let sequence: Int
  /// Seconds since 1970; 0 where it is not said.
  public let modified: Int

  /// The time of the last change is in seconds since 1970, 0 where it is not known.
  public init(sequence: Int, modified: Int) {
    self.sequence = sequence
    self.modified = modified
  }

  init(_ component: ICalendarComponent) {
    sequence = component.text("SEQUENCE").flatMap { Int($0.filter { !$0.isWhitespace }) } ?? 0
    let stamp = ["LAST-MODIFIED", "DTSTAMP"].lazy.compactMap { component.property($0) }
      .compactMap { ICalendarTime($0) }.first
    modified = stamp.map { Int($0.instant(floatingIn: .gmt).timeIntervalSince1970) } ?? 0
  }
}

extension ICalendarRevision: Comparable {
  public static func < (left: ICalendarRevision, right: ICalendarRevision) -> Bool {
    (left.sequence, left.modified) < (right.sequence, right.modified)
  }
}
