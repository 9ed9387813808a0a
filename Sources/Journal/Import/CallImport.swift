internal import CivilTime
internal import Formats
internal import Foundation

/// Calls in which somebody spoke become events. Messages are not: that there were some says nothing.
enum CallImport {
  static func events(of log: CallLog) -> ImportedFile {
    ImportedFile(events: log.calls.filter { $0.seconds > 0 }.map(event), skipped: log.skipped, problem: log.problem)
  }

  private static func event(_ call: CallRecord) -> JournalEvent {
    let start = Int(call.start.instant.timeIntervalSince1970.rounded(.down))
    let offset = call.start.offset
    var event = JournalEvent(
      id: ContentHash.id("call", call.written, call.number.flatMap(NamedNumber.key) ?? ""), kind: .contact,
      wallStart: start + (offset ?? 0), wallEnd: start + (offset ?? 0) + call.seconds, offset: offset ?? 0,
      zoneSource: offset == nil ? .utc : .explicit)
    event.entry = "call@\(call.written)"
    event.people = [call.name.flatMap { CleanText.line($0, limit: 200) }].compactMap { $0 }
    event.facts.number = call.number.map { String($0.prefix(60)) }
    event.facts.direction = call.direction.rawValue
    return event
  }
}
