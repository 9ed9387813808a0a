internal import Formats

/// Finds the copies that were changed and lie beside their originals.
enum EditedCopies {
  /// Seconds between the original and its copy, of which one may have its time by another file.
  private static let longest = 60

  private struct Name: Hashable {
    let source: String
    let stem: String
  }

  /// The events without pictures and films of which the original is there: one of them is enough.
  static func removed(from events: [PlacedEvent]) -> [PlacedEvent] {
    var originals: [Name: [Int]] = [:]
    var copies: [Int] = []
    for (index, event) in events.enumerated() where event.event.kind.isMedia {
      guard let original = original(of: event) else { continue }
      copies.append(index)
      originals[original] = []
    }
    guard !copies.isEmpty else { return events }
    for (index, event) in events.enumerated() where event.event.kind.isMedia {
      originals[Name(source: event.event.source, stem: stem(of: event.event.path)), default: []].append(index)
    }
    let removed = Set(
      copies.filter { index in
        original(of: events[index]).flatMap { originals[$0] }?.contains { original in
          abs(events[original].start - events[index].start) <= longest
        } == true
      })
    return events.indices.lazy.filter { !removed.contains($0) }.map { events[$0] }
  }

  private static func original(of event: PlacedEvent) -> Name? {
    let stem = stem(of: event.event.path)
    let folder = stem.lastIndex(of: "/").map { stem[...$0] } ?? ""
    return EditedPicture.original(of: String(stem.dropFirst(folder.count))).map {
      Name(source: event.event.source, stem: folder + $0)
    }
  }

  private static func stem(of path: String) -> String { path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path }
}
