internal import CivilTime
internal import Formats
internal import Foundation

/// Entries of diaries become events that are never shown, and the moods in them become states of mind.
enum DiaryImport {
  static func events(of diary: Diary) -> ImportedFile {
    ImportedFile(events: diary.entries.map(event), skipped: diary.skipped, problem: diary.problem)
  }

  private static func event(_ entry: DiaryEntry) -> JournalEvent {
    let start = entry.wall.secondsSinceEpoch
    let offset = entry.instant.map { start - Int($0.timeIntervalSince1970.rounded(.down)) }
    var event = JournalEvent(
      id: ContentHash.id("diary", String(start), entry.title ?? entry.mood ?? ""),
      kind: entry.mood == nil ? .diaryEntry : .stateOfMind, wallStart: start, wallEnd: start, offset: offset,
      zoneSource: offset == nil ? .floating : .explicit)
    let minute = entry.wall.description.prefix(16)
    event.entry = (entry.mood == nil ? "entry@" : "mood@") + minute
    event.zone = entry.zone
    event.isAllDay = !entry.hasTime
    event.coordinate = entry.coordinate
    event.title = entry.title.flatMap { CleanText.line($0, limit: 200) }
    event.place = entry.place.flatMap { CleanText.line($0, limit: 200) }
    event.facts.labels = [entry.mood].compactMap { $0 }.compactMap { CleanText.line($0, limit: 100) }
    event.facts.associations = (entry.activities + entry.tags).prefix(50).compactMap { CleanText.line($0, limit: 100) }
    // What was written is looked at by exclusions alone.
    var texts = KeptTexts()
    texts.add(entry.text)
    event.texts = texts.texts
    event.isTextCut = texts.isCut
    return event
  }
}
