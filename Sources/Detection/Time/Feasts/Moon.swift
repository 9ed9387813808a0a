import CivilTime
import Foundation

/// When the moon is new, by the mean lunation and its largest disturbances (Meeus, Astronomical Algorithms, chapter 49):
/// right to a few minutes within a few centuries.
enum Moon {
  /// The first new moon at or behind the beginning of the day, as days since 1970-01-01 (UTC).
  static func firstNew(from day: CivilDate) -> Double {
    let start = Double(day.daysSinceEpoch)
    var lunation = ((start + 2_440_587.5 - 2_451_550.09766) / 29.530588861).rounded(.down) - 1
    var moment = new(lunation)
    while moment < start {
      lunation += 1
      moment = new(lunation)
    }
    return moment
  }

  /// - Parameter lunation: Counted from the new moon of 6 January 2000.
  private static func new(_ lunation: Double) -> Double {
    let centuries = lunation / 1_236.85
    let square = centuries * centuries
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let sun = radians(2.5534 + 29.10535670 * lunation - 0.0000014 * square)
    let moon = radians(201.5643 + 385.81693528 * lunation + 0.0107582 * square)
    let latitude = radians(160.7108 + 390.67050284 * lunation - 0.0016118 * square)
    let node = radians(124.7746 - 1.56375588 * lunation + 0.0020672 * square)
    let eccentricity = 1 - 0.002516 * centuries - 0.0000074 * square
    let mean = 2_451_550.09766 + 29.530588861 * lunation + 0.00015437 * square
    var moment = mean - 0.40720 * sin(moon) + 0.17241 * eccentricity * sin(sun) + 0.01608 * sin(2 * moon)
    moment += 0.01039 * sin(2 * latitude) + 0.00739 * eccentricity * sin(moon - sun)
    moment += -0.00514 * eccentricity * sin(moon + sun) + 0.00208 * eccentricity * eccentricity * sin(2 * sun)
    moment += -0.00111 * sin(moon - 2 * latitude) - 0.00057 * sin(moon + 2 * latitude)
    moment += 0.00056 * eccentricity * sin(2 * moon + sun) - 0.00042 * sin(3 * moon)
    moment += 0.00042 * eccentricity * sin(sun + 2 * latitude) + 0.00038 * eccentricity * sin(sun - 2 * latitude)
    moment += -0.00024 * eccentricity * sin(2 * moon - sun) - 0.00017 * sin(node)
    // Dynamical time runs about a minute ahead of the clocks.
    return moment - 2_440_587.5 - 0.0008
  }
}
