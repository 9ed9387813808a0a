public import Foundation

/// A VTODO (RFC 5545, section 3.6.2): a view over its component, which keeps what is not read here.
public struct ICalendarToDo: Sendable, Hashable {
  /// The VTODO behind the view; a change to it shows in every property here.
  public var component: ICalendarComponent

  /// Nil if the component is no VTODO.
  public init?(_ component: ICalendarComponent) {
    guard component.isNamed("VTODO") else { return nil }
    self.component = component
  }

  /// A new to-do.
  ///
  /// - Parameters:
  ///   - uid: A name that no other to-do has.
  ///   - stamp: When it is made.
  public init(uid: String, stamp: Date, summary: String, due: ICalendarTime? = nil) {
    component = ICalendarComponent(name: "VTODO", properties: [ICalendarProperty(name: "UID", text: uid)])
    component.set(ICalendarTime(stamp).property("DTSTAMP"))
    component.set(ICalendarTime(stamp).property("CREATED"))
    component.setText("SUMMARY", summary)
    if let due { component.set(due.property("DUE")) }
    component.set(ICalendarProperty(name: "STATUS", value: "NEEDS-ACTION"))
  }

  /// What names the to-do, the same in every revision (UID); nil where it is missing.
  public var uid: String? { component.text("UID") }
  /// What is to be done, in the person's words (SUMMARY); nil where it is missing.
  public var summary: String? { component.text("SUMMARY") }
  /// By when it is to be done (DUE); nil where it is missing or cannot be read.
  public var due: ICalendarTime? { component.property("DUE").flatMap { ICalendarTime($0) } }
  /// When it was done (COMPLETED); nil where it is missing or cannot be read, even for one that is done.
  public var completed: ICalendarTime? { component.property("COMPLETED").flatMap { ICalendarTime($0) } }
  /// Whether it need not be done any more (STATUS is `CANCELLED`).
  public var isCancelled: Bool { component.text("STATUS")?.uppercased() == "CANCELLED" }

  /// Whether it is done: by its status, or, where it has none, by a completion date or 100 per cent.
  public var isCompleted: Bool {
    if let status = component.text("STATUS") { return status.uppercased() == "COMPLETED" }
    return component.property("COMPLETED") != nil || component.text("PERCENT-COMPLETE") == "100"
  }

  /// Marks it as done, or takes that back, with the properties that go along (STATUS, COMPLETED, PERCENT-COMPLETE,
  /// LAST-MODIFIED, DTSTAMP, and SEQUENCE where there is one).
  public mutating func setCompleted(_ isCompleted: Bool, at instant: Date) {
    component.set(ICalendarProperty(name: "STATUS", value: isCompleted ? "COMPLETED" : "NEEDS-ACTION"))
    if isCompleted {
      component.set(ICalendarTime(instant).property("COMPLETED"))
      component.set(ICalendarProperty(name: "PERCENT-COMPLETE", value: "100"))
    } else {
      component.remove("COMPLETED")
      component.remove("PERCENT-COMPLETE")
    }
    component.set(ICalendarTime(instant).property("LAST-MODIFIED"))
    component.set(ICalendarTime(instant).property("DTSTAMP"))
    if let sequence = component.text("SEQUENCE").flatMap({ Int($0) }), sequence >= 0, sequence < Int(Int32.max) {
      component.set(ICalendarProperty(name: "SEQUENCE", value: String(sequence + 1)))
    }
  }
}
