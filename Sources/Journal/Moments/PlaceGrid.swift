internal import Formats
internal import Foundation

/// Finds which of many places are near a given one without looking at all of them.
struct PlaceGrid: Sendable {
  private struct Cell: Hashable {
    let row: Int
    let column: Int
  }

  /// Degrees of latitude of one cell: rather more than the radius.
  private let height: Double
  private var cells: [Cell: [Int]] = [:]
  private(set) var places: [Coordinate] = []

  /// - Parameter radius: Meters within which a place is near, at most 100,000.
  init(radius: Double) {
    height = radius / 110_000
  }

  /// Adds a place; its number is how many there were before.
  mutating func add(_ place: Coordinate) {
    let row = row(place.latitude)
    cells[Cell(row: row, column: column(place.longitude, row)), default: []].append(places.count)
    places.append(place)
  }

  /// The numbers of the places in the cells around, among which all near ones are, in order.
  func around(_ place: Coordinate) -> [Int] {
    guard !places.isEmpty else { return [] }
    let middle = row(place.latitude)
    var found: [Int] = []
    for row in (middle - 1)...(middle + 1) {
      let columns = columns(row)
      let column = column(place.longitude, row)
      // Around a pole there are few columns, and the last one is beside the first.
      for step in columns < 3 ? 0..<columns : -1..<2 {
        found += cells[Cell(row: row, column: (column + step + columns) % columns)] ?? []
      }
    }
    return found.count > 1 ? found.sorted() : found
  }

  private func row(_ latitude: Double) -> Int { Int((latitude / height).rounded(.down)) }

  /// How many cells a row has: each is at least as wide as it is high, at the end of the row that is nearer to a pole.
  private func columns(_ row: Int) -> Int {
    let latitude = min(90, max(abs(Double(row)), abs(Double(row + 1))) * height)
    return max(1, Int(360 * cos(latitude * .pi / 180) / height))
  }

  private func column(_ longitude: Double, _ row: Int) -> Int {
    let columns = columns(row)
    return min(columns - 1, Int((longitude + 180) / 360 * Double(columns)))
  }
}
