/// The lengths in points that a page can say. Its style is one constant, so that a length is a class's name: each is
/// drawn as the nearest one that there is.
enum HTMLScale {
  static let short = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64]
  static let long = short + [72, 80, 96, 112, 128, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640]

  /// How far an `offset` moves: no farther than the margin of a narrow page, so that nothing leaves it.
  static let offsets = [0, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20]
  /// The widths of borders.
  static let edges = [0, 1, 2, 3, 4, 6, 8]
  /// Width to height, of pictures as they are usual.
  static let ratios = [(1, 3), (1, 2), (9, 16), (2, 3), (3, 4), (1, 1), (4, 3), (3, 2), (16, 9), (2, 1), (3, 1)]

  /// The class of an offset on one axis, with a space in front; empty for none.
  static func offset(_ axis: String, _ length: Double?) -> String {
    let distance = nearest((length ?? 0).magnitude, in: offsets)
    return distance == 0 ? "" : " \(axis)\((length ?? 0) < 0 ? "-" : "")\(distance)"
  }

  /// The class of the ratio that is nearest, as factors go.
  static func ratio(_ ratio: Double) -> String {
    func distance(_ other: (width: Int, height: Int)) -> Double {
      let factor = ratio * Double(other.height) / Double(other.width)
      return max(factor, 1 / factor)
    }
    let best = ratios.min { distance($0) < distance($1) } ?? (1, 1)
    return "a\(best.0)-\(best.1)"
  }

  static func nearest(_ length: Double, in scale: [Int]) -> Int {
    guard length < Double(scale.last ?? 0) else { return scale.last ?? 0 }
    var best = 0
    for candidate in scale where abs(Double(candidate) - length) < abs(Double(best) - length) { best = candidate }
    return best
  }
}
