internal import Formats

/// Finds pictures that somebody else took far away and sent: between two of the person's own camera, in less time than
/// anybody needs for the way.
enum PicturesOfOthers {
  /// Seconds before and after, within which the person's own pictures tell where they were.
  private static let near = 10_800
  /// Meters a second that nobody is on the way without a flight.
  private static let fastest = 83.0
  /// How many pictures around one are looked at.
  private static let most = 50

  /// - Parameter photos: In order of time.
  static func removed(from photos: [PlacedEvent]) -> [PlacedEvent] {
    let located = photos.filter { $0.coordinate != nil }
    var counts: [String?: Int] = [:]
    for photo in located { counts[photo.event.device, default: 0] += 1 }
    guard counts.count > 1 else { return photos }
    var others: Set<String> = []
    for (index, photo) in located.enumerated() {
      let own = counts[photo.event.device] ?? 0
      func isOfPerson(_ other: PlacedEvent) -> Bool {
        other.event.device != photo.event.device && counts[other.event.device] ?? 0 > own
      }
      guard let before = located[..<index].suffix(most).last(where: isOfPerson),
        let after = located[(index + 1)...].prefix(most).first(where: isOfPerson),
        before.event.device == after.event.device, isUnreachable(photo, before), isUnreachable(photo, after),
        let here = before.coordinate, let there = after.coordinate, here.distance(to: there) <= MomentGrouping.far
      else { continue }
      others.insert(photo.event.id)
    }
    return others.isEmpty ? photos : photos.filter { !others.contains($0.event.id) }
  }

  private static func isUnreachable(_ photo: PlacedEvent, _ own: PlacedEvent) -> Bool {
    guard let here = own.coordinate, let there = photo.coordinate else { return false }
    let seconds = abs(photo.start - own.start)
    let meters = here.distance(to: there)
    return seconds <= near && meters > MomentGrouping.far && meters > fastest * Double(seconds)
  }
}
