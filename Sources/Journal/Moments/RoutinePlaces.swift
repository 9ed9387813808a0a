internal import CivilTime
internal import Formats

/// The places where the person is as a matter of course: home, and where they are on working days. They are learned from
/// stays alone. Who moves house has another home from then on, and both are routine.
struct RoutinePlaces {
  /// Meters around a place that are the place.
  static let radius = 150.0
  /// Seconds of the blocks of time of which each has a home: four weeks.
  private static let block = 28 * 86_400
  /// Nights at one place, within a block and those beside it, that make it home then.
  private static let nights = 14

  /// Where the person slept most, of all the time that is known.
  let home: Coordinate?
  /// Where they are on working days.
  let workPlaces: [Coordinate]
  /// All homes and the places of work.
  let places: [Coordinate]
  /// The homes of the blocks in which there was another one than ``home``.
  private let otherHomes: [Int: Coordinate]
  private var grid = PlaceGrid(radius: radius)
  /// By the grid's numbers.
  private let visits: [(days: Int, stays: Int)]

  private struct Cluster {
    let center: Coordinate
    var days: Set<CivilDate> = []
    var workDays: Set<CivilDate> = []
    /// Hours of nights.
    var night = 0
    var stays = 0
    /// Hours of nights, and how many nights, in each block.
    var blocks: [Int: (hours: Int, nights: Int)] = [:]
  }

  /// - Parameter stays: In order of time.
  init(_ stays: [PlacedEvent]) {
    var clusters: [Cluster] = []
    for stay in stays {
      guard let coordinate = stay.coordinate else { continue }
      let index = grid.around(coordinate).first { clusters[$0].center.distance(to: coordinate) <= Self.radius }
      let place = index ?? clusters.count
      if index == nil {
        clusters.append(Cluster(center: coordinate))
        grid.add(coordinate)
      }
      clusters[place].days.insert(stay.day)
      clusters[place].stays += 1
      let hours = Self.nightHours(stay)
      clusters[place].night += hours
      if hours >= 3 {
        clusters[place].blocks[Self.block(stay.start), default: (0, 0)].hours += hours
        clusters[place].blocks[Self.block(stay.start), default: (0, 0)].nights += max(1, hours / 8)
      }
      if stay.day.weekday <= 5, stay.end - stay.start >= 3 * 3600, (5...15).contains(stay.localStart.time.hour) {
        clusters[place].workDays.insert(stay.day)
      }
    }
    let home = clusters.filter { $0.night >= 3 }.max { $0.night < $1.night }?.center
    self.home = home
    let others = Self.otherHomes(clusters, than: home)
    otherHomes = others
    let work = clusters.filter { $0.workDays.count >= 3 }.map(\.center)
    workPlaces = work
    var homes = [home].compactMap { $0 }
    for block in others.keys.sorted() {
      if let other = others[block], !homes.contains(other) { homes.append(other) }
    }
    places = homes + work
    visits = clusters.map { ($0.days.count, $0.stays) }
  }

  /// Where the person lived at the time, in seconds since 1970.
  func home(at time: Int) -> Coordinate? { otherHomes[Self.block(time)] ?? home }

  private static func block(_ time: Int) -> Int { (time - (time % block + block) % block) / block }

  /// The place of the most nights in each block and the two beside it, where there were enough of them.
  private static func otherHomes(_ clusters: [Cluster], than home: Coordinate?) -> [Int: Coordinate] {
    var best: [Int: (hours: Int, center: Coordinate)] = [:]
    for cluster in clusters {
      for block in Set(cluster.blocks.keys.flatMap { [$0 - 1, $0, $0 + 1] }) {
        let near = (block - 1...block + 1).compactMap { cluster.blocks[$0] }
        let hours = near.reduce(0) { $0 + $1.hours }
        guard near.reduce(0, { $0 + $1.nights }) >= nights, hours > best[block]?.hours ?? 0 else { continue }
        best[block] = (hours, cluster.center)
      }
    }
    return best.compactMapValues { $0.center == home ? nil : $0.center }
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
