internal import Formats

/// Finds the copies that were changed and lie beside their originals.
enum EditedCopies {
  /// Seconds between the original and its copy, of which one may have its time by another file.
  private static let longest = 60

  /// The events with a mark at each copy of which the original is there: one of the two is enough to be shown.
  static func marked(_ events: [PlacedEvent]) -> [PlacedEvent] {
    var originals: [FileStem: [Int]] = [:]
    var copies: [Int] = []
    for (index, event) in events.enumerated() where event.event.kind.isMedia {
      guard let original = original(of: event) else { continue }
      copies.append(index)
      originals[original] = []
    }
    guard !copies.isEmpty else { return events }
    for (index, event) in events.enumerated() where event.event.kind.isMedia {
      originals[FileStem(event.event)]?.append(index)
    }
    var marked = events
    for index in copies {
      let beside = original(of: events[index]).flatMap { originals[$0] } ?? []
      marked[index].event.isEditedCopy = beside.contains { abs(events[$0].start - events[index].start) <= longest }
    }
    return marked
  }

  /// Without the copies, unless there is nothing else.
  static func originals(among photos: [PlacedEvent]) -> [PlacedEvent] {
    let originals = photos.filter { !$0.event.isEditedCopy }
    return originals.isEmpty ? photos : originals
  }

  private static func original(of event: PlacedEvent) -> FileStem? {
    let stem = FileStem(event.event)
    let name = stem.path.lastIndex(of: "/").map { stem.path[stem.path.index(after: $0)...] } ?? stem.path
    return EditedPicture.original(of: String(name)).map { original in
      FileStem(source: stem.source, path: stem.path[..<name.startIndex] + original)
    }
  }
}
