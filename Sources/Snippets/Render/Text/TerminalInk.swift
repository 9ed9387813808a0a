/// How a stretch of terminal text looks.
struct TerminalInk: Equatable {
  var isBold = false
  var isDim = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var color: Paint?

  static let plain = TerminalInk()

  /// The parameters of the control sequence that turns it on (ECMA-48, SGR); empty for plain text.
  func parameters(_ colors: TerminalOptions.Colors) -> String {
    guard colors != .none else { return "" }
    var codes: [String] = []
    if isBold { codes.append("1") }
    if isDim { codes.append("2") }
    if isItalic { codes.append("3") }
    if isUnderlined { codes.append("4") }
    if isStruckThrough { codes.append("9") }
    if let color, let code = Self.code(color, colors) { codes.append(code) }
    return codes.joined(separator: ";")
  }

  private static func code(_ paint: Paint, _ colors: TerminalOptions.Colors) -> String? {
    switch paint {
    case .color(let name): code(name)
    case .hex(_, _, _, 0): nil
    case .hex(let red, let green, let blue, _):
      colors == .trueColor ? "38;2;\(red);\(green);\(blue)" : nearest(Int(red), Int(green), Int(blue))
    case .style(.tint), .style(.link): "34"
    case .style(.tertiary), .style(.quaternary), .style(.quinary), .style(.placeholder): "90"
    case .style: nil
    }
  }

  private static func code(_ name: ColorName) -> String? {
    switch name {
    case .red: "31"
    case .green: "32"
    case .orange, .yellow, .brown: "33"
    case .blue, .indigo, .accentColor: "34"
    case .purple, .pink: "35"
    case .mint, .teal, .cyan: "36"
    case .gray: "90"
    // Black or white would vanish on a terminal of that colour.
    case .white, .black, .clear, .primary, .secondary: nil
    }
  }

  /// The one of the six colours that has the same parts, or grey; nil near black and white.
  private static func nearest(_ red: Int, _ green: Int, _ blue: Int) -> String? {
    let most = max(red, green, blue)
    let least = min(red, green, blue)
    guard most - least > 48 else { return (64...192).contains(most) ? "90" : nil }
    let middle = (most + least) / 2
    let bits = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    return "\(30 + bits)"
  }
}
