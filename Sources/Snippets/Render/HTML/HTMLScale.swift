/// The lengths in points that a page can say. Its style is one constant, so that a length is a class's name: each is
/// drawn as the nearest one that there is.
enum HTMLScale {
  static let short = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48, 56, 64]
  static let long = short + [72, 80, 96, 112, 128, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640]

  static func nearest(_ length: Double, in scale: [Int]) -> Int {
    guard length < Double(scale.last ?? 0) else { return scale.last ?? 0 }
    var best = 0
    for candidate in scale where abs(Double(candidate) - length) < abs(Double(best) - length) { best = candidate }
    return best
  }
}
