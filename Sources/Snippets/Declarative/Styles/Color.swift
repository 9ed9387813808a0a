/// A colour: one of SwiftUI's, which the host adapts to light and dark, or one of your own.
public struct Color: ShapeStyle, Hashable {
  public let styleName: String

  private init(_ name: ColorName) {
    styleName = name.rawValue
  }

  /// Red, green, blue and opacity from 0 to 1; what is beyond is the nearest bound.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let digits = Array("0123456789ABCDEF")
    func hexadecimal(_ part: Double) -> String {
      let byte = part.isFinite ? Int((min(1, max(0, part)) * 255).rounded()) : 0
      return String([digits[byte / 16], digits[byte % 16]])
    }
    let parts = opacity == 1 ? [red, green, blue] : [red, green, blue, opacity]
    styleName = "#" + parts.map(hexadecimal).joined()
  }

  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let black = Color(.black)
  public static let clear = Color(.clear)
  public static let accentColor = Color(.accentColor)
  public static let primary = Color(.primary)
  public static let secondary = Color(.secondary)
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
  public static var accentColor: Color { Color.accentColor }
}
