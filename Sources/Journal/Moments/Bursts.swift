/// Photos that one camera took within moments, and copies of them that were changed.
enum Bursts {
  /// Seconds between two photos of one burst.
  static let longestPause = 3

  /// The first photo of each burst, and every photo that is in none, each without its changed copies.
  ///
  /// - Parameter photos: In order of time.
  static func representatives(_ photos: [PlacedEvent]) -> [PlacedEvent] {
    var result: [PlacedEvent] = []
    var last: [String?: Int] = [:]
    for photo in EditedCopies.originals(among: photos) {
      let before = last.updateValue(photo.start, forKey: photo.event.device)
      if let before, photo.start - before <= longestPause { continue }
      result.append(photo)
    }
    return result
  }
}
