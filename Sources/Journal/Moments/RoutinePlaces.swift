internal import CivilTime
internal import Formats

/// The places where the person is as a matter of course: home, and where they are on working days.
struct RoutinePlaces {
  /// Meters around a place that are the place.
  static let radius = 150.0

  let home: Coordinate?
  /// Where they are on working days.
  let workPlaces: [Coordinate]
  /// Home and the places of work.
  let places: [Coordinate]
  private var grid = PlaceGrid(radius: radius)
  /// By the grid's numbers.
  private let visits: [(days: Int, stays: Int)]

  /// - Parameter stays: In order of time.
  init(_ stays: [PlacedEvent]) {
    var clusters: [(center: Coordinate, days: Set<CivilDate>, workDays: Set<CivilDate>, night: Int, stays: Int)] = []
    for stay in stays {
      guard let coordinate = stay.coordinate else { continue }
      let index = grid.around(coordinate).first { clusters[$0].center.distance(to: coordinate) <= Self.radius }
      let place = index ?? clusters.count
      if index == nil {
        clusters.append((coordinate, [], [], 0, 0))
        grid.add(coordinate)
      }
      clusters[place].days.insert(stay.day)
      clusters[place].stays += 1
      clusters[place].night += Self.nightHours(stay)
      if stay.day.weekday <= 5, stay.end - stay.start >= 3 * 3600, (7...15).contains(stay.localStart.time.hour) {
        clusters[place].workDays.insert(stay.day)
      }
    }
    let home = clusters.filter { $0.night >= 3 }.max { $0.night < $1.night }?.center
    self.home = home
    let work = clusters.filter { $0.workDays.count >= 3 }.map(\.center)
    workPlaces = work
    places = [home].compactMap { $0 } + work
    visits = clusters.map { ($0.days.count, $0.stays) }
  }

  func isRoutine(_ coordinate: Coordinate) -> Bool {
    places.contains { $0.distance(to: coordinate) <= Self.radius }
  }

  /// On how many days the person has stayed there, and how often.
  func visits(at coordinate: Coordinate) -> (days: Int, stays: Int) {
    grid.around(coordinate).first { grid.places[$0].distance(to: coordinate) <= Self.radius }
      .map { visits[$0] } ?? (0, 0)
  }

  /// Hours of the stay between 22 and 6 o'clock.
  private static func nightHours(_ stay: PlacedEvent) -> Int {
    let first = (stay.start + stay.offset) / 3600
    let last = min((stay.end + stay.offset) / 3600, first + 24 * 60)
    return last <= first ? 0 : (first..<last).count { $0 % 24 >= 22 || $0 % 24 < 6 }
  }
}
