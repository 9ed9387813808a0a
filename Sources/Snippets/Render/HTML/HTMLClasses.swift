/// The names of the classes by which a page says how something looks.
enum HTMLClasses {
  private static func name(_ color: ColorName) -> String? {
    HTMLPalette.names.contains { $0.name == color.rawValue } ? color.rawValue : nil
  }

  /// The hue and the strength of a colour; its lightness is the scheme's.
  private static func hue(_ color: SRGBColor) -> String {
    let (_, chroma, hue) = color.oklch
    let strength = chroma < 0.025 ? 0 : chroma < 0.075 ? 1 : chroma < 0.13 ? 2 : 3
    return "h\(Int((hue / 10).rounded()) % 36) c\(strength)"
  }

  /// The colour of a text or a symbol, with a space in front; empty for that of its surroundings.
  static func foreground(_ environment: ViewEnvironment) -> String {
    let (paint, weaker) = environment.foregroundStyle.current
    switch paint {
    case nil: return weaker == 0 ? "" : weaker == 1 ? " x2" : " x3"
    case .color(let color)?: return name(color).map { " x-\($0)" } ?? (color == .accentColor ? " xk" : " x3")
    case .hex(let red, let green, let blue, _)?: return " xh " + hue(SRGBColor(red, green, blue))
    case .style(.tint)?, .style(.link)?: return tint(environment) + " xk"
    case .style(.foreground)?: return ""
    case .style?: return " x2"
    }
  }

  /// The colour of a run of a text.
  static func foreground(_ paint: Paint) -> String {
    var environment = ViewEnvironment()
    environment.foregroundStyle.apply([paint])
    return foreground(environment)
  }

  /// The tint of a control, with a space in front; empty for the accent colour.
  static func tint(_ environment: ViewEnvironment) -> String {
    switch environment.tint {
    case .color(let color)?: name(color).map { " k-\($0)" } ?? ""
    case .hex(let red, let green, let blue, _)?: " kh " + hue(SRGBColor(red, green, blue))
    default: ""
    }
  }

  /// The ground that a `background` makes: a filled one sets the colour of the texts on it too.
  static func ground(_ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      if let name = name(color) { return "solid b-\(name)" }
      return color == .accentColor ? "solid bk" : color == .primary ? "solid bt1" : color == .clear ? "" : "bf"
    case .hex(_, _, _, let alpha) where alpha < 26: return ""
    case .hex(let red, let green, let blue, _):
      let color = SRGBColor(red, green, blue)
      var lightness = color.oklch.lightness
      // In between neither white nor black is easy to read.
      if lightness > 0.55, lightness < 0.7 { lightness = lightness < 0.62 ? 0.55 : 0.7 }
      return "solid bh i\(Int((lightness * 20).rounded())) \(hue(color)) \(lightness < 0.6 ? "ol" : "od")"
    case .style(.tint): return "solid bk"
    case .style(.primary), .style(.foreground): return "solid bt1"
    case .style(.background), .style(.windowBackground): return ""
    case .style: return "bf"
    }
  }

  /// The veil that an `overlay` lays over a node; empty where it would not be seen. It is thin, so that what is beneath
  /// can be read whatever its colour.
  static func veil(_ paint: Paint) -> String {
    switch paint {
    case .color(.clear): ""
    case .color(let color): name(color).map { "ov y-\($0)" } ?? (color == .accentColor ? "ov yk" : "ov")
    case .hex(_, _, _, let alpha) where alpha < 26: ""
    case .hex(let red, let green, let blue, _):
      "ov yh i\(Int((SRGBColor(red, green, blue).oklch.lightness * 20).rounded())) " + hue(SRGBColor(red, green, blue))
    case .style(.tint), .style(.link): "ov yk"
    case .style(.background), .style(.windowBackground): "ov yc"
    case .style: "ov"
    }
  }

  /// The colour of a border, with a space in front.
  static func edge(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): name(color).map { " d-\($0)" } ?? ""
    case .hex(let red, let green, let blue, _): " d-h " + hue(SRGBColor(red, green, blue))
    case .style(.tint): " d-k"
    case .style: ""
    }
  }

  private static let weights: [FontWeight: Int] = [
    .ultraLight: 1, .thin: 1, .light: 2, .regular: 3, .medium: 4, .semibold: 5, .bold: 6, .heavy: 7, .black: 7,
  ]

  /// Everything about the letters of a text, with a space in front.
  static func text(_ environment: ViewEnvironment) -> String {
    var classes = ""
    let font = environment.font
    if font.style != .body { classes += " f-" + font.style.rawValue }
    if let weight = environment.fontWeight ?? font.weight { classes += " w\(weights[weight] ?? 3)" }
    switch font.design {
    case .serif: classes += " se"
    case .rounded: classes += " ro"
    case .monospaced: classes += " mo"
    case .default: if environment.isMonospaced { classes += " mo" }
    }
    if font.hasMonospacedDigits { classes += " tn" }
    if font.isItalic || environment.isItalic { classes += " it" }
    if environment.isUnderlined { classes += " un" }
    if environment.isStruckThrough { classes += " st" }
    switch environment.textCase {
    case .uppercase: classes += " up"
    case .lowercase: classes += " lo"
    case nil: break
    }
    if environment.lineSpacing > 0 {
      classes += " ls\(HTMLScale.nearest(environment.lineSpacing, in: HTMLScale.short))"
    }
    if let least = environment.minimumLines, least > 1 { classes += " lm\(min(least, 20))" }
    if environment.isInvalidatable { classes += environment.isInvalidated ? " inv old" : " inv" }
    return classes + foreground(environment)
  }
}

extension SRGBColor {
  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.init(Double(red) / 255, Double(green) / 255, Double(blue) / 255)
  }
}
