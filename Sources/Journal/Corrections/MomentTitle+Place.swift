internal import Formats

extension MomentTitle {
  /// The name of the place at which a moment is told to be, by its title or by one of its items, and where that is.
  static func place(of group: MomentGroup, places: NamedPlaces) -> (name: String, coordinate: Coordinate?)? {
    if !group.entries.contains(where: { $0.event.title != nil }),
      !group.workouts.contains(where: { $0.event.title != nil })
    {
      for coordinate in (group.stays + group.photos).compactMap(\.coordinate) {
        if let place = places.nearest(to: coordinate) { return (place.name, coordinate) }
      }
    }
    for member in group.entries + group.stays {
      if let place = member.event.place { return (place, member.coordinate) }
    }
    guard let town = town(of: group, places) else { return nil }
    let coordinates = (group.stays + group.photos + group.workouts).compactMap(\.coordinate)
    return coordinates.first { places.towns.mention(of: $0) == town }.map { (town.name, $0) }
  }
}
