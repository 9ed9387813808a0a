internal import CivilTime
public import Foundation

extension ICalendarToDo {
  /// What comes behind the instance that a series stands at.
  public enum NextInstance: Sendable, Hashable {
    case at(ICalendarTime)
    /// It was the last one.
    case none
    /// The rule says more than is read here.
    case unknown
  }

  /// Whether it stands for a series (RRULE, RDATE).
  public var isRecurring: Bool {
    component.property("RRULE") != nil || component.property("RDATE") != nil
  }

  /// By what the instances are counted: DTSTART, or DUE where a program left the start out.
  private var anchorName: String? {
    ["DTSTART", "DUE"].first { component.property($0).flatMap { ICalendarTime($0) } != nil }
  }

  /// What tells the instance that a series stands at from its others: its start as it is written; nil where it has
  /// none.
  public var instanceName: String? { anchorName.flatMap { component.property($0)?.value } }

  private var anchor: ICalendarTime? {
    anchorName.flatMap { component.property($0) }.flatMap { ICalendarTime($0) }
  }

  /// The start of the instance behind this one, those that are left out (EXDATE) passed over.
  public var nextInstance: NextInstance {
    guard let anchor else { return .unknown }
    let rules = component.properties(named: "RRULE")
    guard rules.count <= 1, rules.allSatisfy({ RecurrenceRule($0.value) != nil }),
      component.property("EXRULE") == nil
    else { return .unknown }
    for years in [1, 8, 40, 400] {
      let starts = starts(["RRULE", "RDATE", "EXDATE"], through: anchor.date.adding(days: years * 366))
      if let next = starts.first(where: { Self.moment($0, anchor) > Self.moment(anchor, anchor) }) { return .at(next) }
    }
    return .none
  }

  private static func moment(_ time: ICalendarTime, _ anchor: ICalendarTime) -> Date {
    time.instant(floatingIn: anchor.timeZone ?? .gmt)
  }

  /// The starts from this instance on, as an event with the properties of those names would have them.
  private func starts(_ names: [String], through last: CivilDate) -> [ICalendarTime] {
    guard let anchor else { return [] }
    var event = ICalendarComponent(name: "VEVENT", properties: [anchor.property("DTSTART")])
    for name in names { event.properties += component.properties(named: name) }
    return ICalendarSeries.all(in: [event]).flatMap { $0.instances(from: anchor.date, through: last) }.map(\.start)
  }

  /// Moves the series to its next instance, which is open: DTSTART and DUE together, COUNT less by what has passed.
  ///
  /// - Parameter next: What ``nextInstance`` says.
  public mutating func advance(to next: ICalendarTime, at instant: Date) {
    guard let anchor else { return }
    // The counted ones are those of the rule alone.
    let passed = starts(["RRULE"], through: next.date).count { Self.moment($0, anchor) < Self.moment(next, anchor) }
    let seconds = civil(next, like: anchor).secondsSinceEpoch - anchor.civil.secondsSinceEpoch
    for name in ["DTSTART", "DUE"] {
      guard var property = component.property(name), let time = ICalendarTime(property) else { continue }
      let moved = time.civil.adding(seconds: seconds)
      let value = time.time == nil ? ICalendarTime(date: moved.date) : ICalendarTime(moved, zone: time.zone)
      // The parameters stay: a TZID may name a zone that only this file describes.
      property.value = value.property(name).value
      component.set(property)
    }
    count(off: passed)
    dropAdditional(through: next, anchor)
    setCompleted(false, at: instant)
  }

  private func civil(_ time: ICalendarTime, like anchor: ICalendarTime) -> CivilDateTime {
    guard time.time != nil, anchor.time != nil else {
      return CivilDateTime(date: time.date, time: anchor.time ?? .midnight)
    }
    guard time.zone != anchor.zone, let zone = anchor.timeZone else { return time.civil }
    return time.civil(in: zone)
  }

  private mutating func count(off passed: Int) {
    guard var rule = component.property("RRULE"), let count = RecurrenceRule(rule.value)?.count else { return }
    guard count > passed else { return component.remove("RRULE") }
    rule.value = rule.value.split(separator: ";").map { part in
      part.uppercased().hasPrefix("COUNT=") ? "COUNT=\(count - passed)" : String(part)
    }.joined(separator: ";")
    component.set(rule)
  }

  /// Takes out the further starts (RDATE) that have passed or have become the start.
  private mutating func dropAdditional(through next: ICalendarTime, _ anchor: ICalendarTime) {
    component.properties = component.properties.compactMap { property in
      guard asciiEqual(property.name, "RDATE") else { return property }
      let kept = property.value.split(separator: ",").filter { part in
        let time = ICalendarTime(String(part.prefix { $0 != "/" }), zoneName: property.parameter("TZID"))
        return time.map { Self.moment($0, anchor) > Self.moment(next, anchor) } ?? true
      }
      guard !kept.isEmpty else { return nil }
      var property = property
      property.value = kept.joined(separator: ",")
      return property
    }
  }

  /// The instance that the series stands at, as a to-do of its own which is done.
  public func completedInstance(uid: String, at instant: Date) -> ICalendarToDo {
    var copy = self
    for name in ["RRULE", "RDATE", "EXDATE", "EXRULE"] { copy.component.remove(name) }
    copy.component.children.removeAll { $0.isNamed("VALARM") }
    if let series = self.uid { copy.component.setText("RELATED-TO", series) }
    copy.component.set(ICalendarProperty(name: "UID", text: uid))
    copy.setCompleted(true, at: instant)
    return copy
  }
}
