internal import Formats

/// When and where the first photo of each group with an entry was taken: who is early takes pictures too.
struct GroupBeginnings {
  /// Seconds before that first photo.
  private static let longest = 3_600

  private struct Beginning {
    let time: Int
    let place: Coordinate
    let group: Int
  }

  /// By time.
  private let beginnings: [Beginning]

  init(_ groups: [MomentGroup]) {
    beginnings = groups.enumerated().compactMap { index, group in
      guard !group.entries.isEmpty, let first = group.photos.first, let place = first.coordinate else { return nil }
      return Beginning(time: first.start, place: place, group: index)
    }.sorted { $0.time < $1.time }
  }

  /// The group of which the first photo was taken at the same place soon after.
  ///
  /// - Parameters:
  ///   - photos: In order of time.
  ///   - isRoutine: Whether they were taken where something is always going on: then it must have been soon.
  func group(precededBy photos: [PlacedEvent], isRoutine: Bool) -> Int? {
    guard let last = photos.last, let place = last.coordinate else { return nil }
    let longest = isRoutine ? MomentGrouping.pause : Self.longest
    let begin = beginnings.partitioningIndex { $0.time >= last.start }
    return beginnings[begin...].prefix { $0.time <= last.start + longest }
      .first { $0.place.distance(to: place) <= MomentGrouping.near }?.group
  }
}
