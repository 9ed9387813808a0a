internal import Formats

/// When and where the last photo of each group with an anchor was taken: what was planned may go on for longer.
struct GroupEndings {
  private struct Ending {
    let time: Int
    let place: Coordinate
    let group: Int
  }

  /// By time.
  private let planned: [Ending]
  /// Those that came with what was left over, the latest last.
  private var extended: [Ending] = []

  init(_ groups: [MomentGroup]) {
    planned = groups.enumerated().compactMap { index, group in
      group.anchors.isEmpty ? nil : Self.ending(group.photos, index)
    }.sorted { $0.time < $1.time }
  }

  /// The group of which the last photo was taken at the same place not long before.
  ///
  /// - Parameter photos: In order of time; the calls too are in order of time.
  func group(continuedBy photos: [PlacedEvent]) -> Int? {
    guard let first = photos.first, let place = first.coordinate else { return nil }
    let begin = planned.partitioningIndex { $0.time >= first.start - MomentGrouping.gap }
    let candidates = extended.suffix(10) + planned[begin...].prefix { $0.time <= first.start }
    return candidates.last { ending in
      first.start - ending.time <= MomentGrouping.gap && ending.place.distance(to: place) <= MomentGrouping.near
    }?.group
  }

  mutating func extend(_ group: Int, by photos: [PlacedEvent]) {
    if let ending = Self.ending(photos, group) { extended.append(ending) }
  }

  private static func ending(_ photos: [PlacedEvent], _ group: Int) -> Ending? {
    guard let last = photos.last, let place = last.coordinate else { return nil }
    return Ending(time: last.start, place: place, group: group)
  }
}
