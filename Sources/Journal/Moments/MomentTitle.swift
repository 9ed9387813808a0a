internal import CivilTime
internal import Formats

/// What a moment is called: by what the person's own data say, and never by a place that is only guessed.
enum MomentTitle {
  /// Seconds of pictures of one day that are more than a part of it.
  private static let longPart = 14_400
  /// Meters around a named place that are the place.
  static let near = 150.0

  /// The title, and whether it is the person's own text.
  static func title(of group: MomentGroup, start: CivilDateTime, places: NamedPlaces) -> (String, isNamed: Bool) {
    if let title = entry(of: group)?.event.title { return (title, true) }
    // A person's own name for a workout says more than its kind.
    if let name = group.workouts.lazy.compactMap(\.event.title).first { return (name, true) }
    let coordinates = (group.stays + group.photos).compactMap(\.coordinate)
    let named = coordinates.lazy.compactMap { places.nearest(to: $0) }
    // A workout is called by a place only if it did not lead to others.
    if let place = named.first, group.workouts.isEmpty || named.allSatisfy({ $0.name == place.name }) {
      if group.workouts.isEmpty || named.count == coordinates.count { return (place.name, true) }
    }
    if let place = (group.entries + group.stays).compactMap(\.event.place).first { return (place, true) }
    let town = town(of: group, places).map { " " + $0.text } ?? ""
    if let workout = group.workouts.first {
      let name = WorkoutName.title(workout.event.facts.activity) + town
      return ("\(name), \(when(start))", false)
    }
    if let call = group.others.first(where: { $0.event.kind == .contact }), group.photos.isEmpty,
      let name = call.event.people.first
    {
      return ("Call with \(name)", true)
    }
    if !group.others.isEmpty, group.others.count == group.members.count,
      let album = group.others[0].event.facts.album
    {
      let artists = Set(group.others.map(\.event.facts.artist))
      let artist = artists.count == 1 ? artists.first.flatMap(\.self) : nil
      return (artist.map { "\(album) by \($0)" } ?? album, true)
    }
    if group.members.allSatisfy(\.event.isAllDay) { return ("\(noun(group)), \(weekday(start.date))", false) }
    guard let first = group.photos.first, let last = group.photos.last else {
      return ("\(noun(group))\(town), \(when(start))", false)
    }
    // Half a day is no morning.
    let isLong = last.start - first.start >= longPart && first.day == last.day
    let time = isLong ? weekday(first.day) : when(first.localStart)
    return ("\(noun(group))\(town), \(time)", false)
  }

  /// The entry that lasts longest, which is what the moment was about; of equal ones that with the shorter title, as what
  /// is added to one tells the same.
  static func entry(of group: MomentGroup) -> PlacedEvent? {
    func length(_ entry: PlacedEvent) -> Int { entry.event.title?.utf8.count ?? 0 }
    return group.entries.filter { $0.event.title != nil }.max { left, right in
      (left.end - left.start, length(right)) < (right.end - right.start, length(left))
    }
  }

  /// The town that is said where nothing of the person's own names the place.
  static func town(of group: MomentGroup, _ places: NamedPlaces) -> Towns.Mention? {
    places.towns.mention(of: (group.stays + group.photos + group.workouts).compactMap(\.coordinate))
  }

  private static func noun(_ group: MomentGroup) -> String {
    let photos = LivePhotos.withoutFilms(EditedCopies.originals(among: group.photos))
    if photos.contains(where: { $0.event.kind != .video }) { return photos.count == 1 ? "Photo" : "Photos" }
    if !photos.isEmpty { return photos.count == 1 ? "Video" : "Videos" }
    if !group.entries.isEmpty { return "Event" }
    return group.stays.isEmpty && !group.others.isEmpty ? "Mood" : "Visit"
  }

  static func weekday(_ date: CivilDate) -> String {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"][date.weekday - 1]
  }

  /// The weekday of the moment's own day, and when on it.
  private static func when(_ start: CivilDateTime) -> String {
    start.time.hour < 5 ? "early \(weekday(start.date))" : "\(weekday(start.date)) \(partOfDay(start.time))"
  }

  private static func partOfDay(_ time: ClockTime) -> String {
    switch time.hour {
    case 5..<12: "morning"
    case 12..<18: "afternoon"
    case 18..<22: "evening"
    default: "night"
    }
  }
}
