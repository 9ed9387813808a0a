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
  /// - Parameter photos: In order of time.
  func group(precededBy photos: [PlacedEvent]) -> Int? {
    guard let last = photos.last, let place = last.coordinate else { return nil }
    let begin = beginnings.partitioningIndex { $0.time >= last.start }
    return beginnings[begin...].prefix { $0.time <= last.start + Self.longest }
      .first { $0.place.distance(to: place) <= MomentGrouping.near }?.group
  }
}
