/// Photos that one camera took within moments, and copies of them that were changed.
enum Bursts {
  /// Seconds between two photos of one burst.
  static let longestPause = 3
  /// Seconds within which one camera takes pictures of one thing: a sheet of paper from all sides is no party.
  static let oneThing = 120

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

  /// How many things were worth pictures: of those that one camera took within two minutes one counts.
  static func things(_ photos: [PlacedEvent]) -> Int {
    var last: [String?: Int] = [:]
    return representatives(photos).count { photo in
      if let before = last[photo.event.device], photo.start - before <= oneThing { return false }
      last[photo.event.device] = photo.start
      return true
    }
  }
}
