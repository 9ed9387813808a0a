import Foundation

/// A colour of the sRGB space, its parts from 0 to 1.
struct SRGBColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// `0xRRGGBB`
  init(_ value: UInt32) {
    self.init(Double(value >> 16 & 0xFF) / 255, Double(value >> 8 & 0xFF) / 255, Double(value & 0xFF) / 255)
  }

  static let white = SRGBColor(0xFFFFFF)
  static let black = SRGBColor(0x000000)

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The relative luminance of WCAG 2.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2, from 1 to 21.
  func contrast(with other: SRGBColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// The colour with so much of another one in it.
  func mixed(with other: SRGBColor, _ part: Double) -> SRGBColor {
    SRGBColor(
      red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part)
  }

  /// `#rrggbb`
  var css: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int((part * 255).rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }.joined()
  }

  /// Lightness, chroma and hue in degrees, in the OKLCH space of CSS Color 4.
  var oklch: (lightness: Double, chroma: Double, hue: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    let lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    let greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    let blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    let hue = atan2(blueYellow, greenRed) * 180 / .pi
    return (lightness, (greenRed * greenRed + blueYellow * blueYellow).squareRoot(), hue < 0 ? hue + 360 : hue)
  }
}
