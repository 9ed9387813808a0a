internal import Formats
internal import Foundation

/// A piece of the earth, a quarter of a degree each way, by which towns are found in the store.
struct TownCell: Hashable {
  private static let perDegree = 4.0
  private static let columns = 1_440
  private static let rows = 720

  /// Rows from the south pole, in each the columns from 180° west.
  let number: Int

  init(_ coordinate: Coordinate) {
    number = Self.row(coordinate.latitude) * Self.columns + Self.column(coordinate.longitude)
  }

  private init(row: Int, column: Int) {
    number = row * Self.columns + (column + Self.columns) % Self.columns
  }

  private static func row(_ latitude: Double) -> Int { min(rows - 1, Int((latitude + 90) * perDegree)) }

  private static func column(_ longitude: Double) -> Int { min(columns - 1, Int((longitude + 180) * perDegree)) }

  /// The cells in which towns within ``Towns/farthest`` of any of its places may lie.
  var around: [TownCell] {
    let (row, column) = (number / Self.columns, number % Self.columns)
    // A degree of latitude has 111 kilometers.
    let reach = Towns.farthest / 111_000 * Self.perDegree
    var cells: [TownCell] = []
    for near in max(0, row - Int(reach.rounded(.up)))...min(Self.rows - 1, row + Int(reach.rounded(.up))) {
      // The end of the row that is nearer to a pole has the narrowest cells.
      let latitude = max(abs(Double(near) / Self.perDegree - 90), abs(Double(near + 1) / Self.perDegree - 90))
      let width = max(0.001, cos(min(latitude, 90) * .pi / 180))
      let side = min(Self.columns / 2, Int((reach / width).rounded(.up)))
      for step in -side...side { cells.append(TownCell(row: near, column: column + step)) }
    }
    return cells
  }
}
