/// The colours of a page in one scheme, made so that every text can be read on every ground it may stand on.
struct HTMLPalette {
  static let names: [(name: String, color: SRGBColor)] = [
    ("red", SRGBColor(0xFF3B30)), ("orange", SRGBColor(0xFF9500)), ("yellow", SRGBColor(0xFFCC00)),
    ("green", SRGBColor(0x34C759)), ("mint", SRGBColor(0x00C7BE)), ("teal", SRGBColor(0x30B0C7)),
    ("cyan", SRGBColor(0x32ADE6)), ("blue", SRGBColor(0x007AFF)), ("indigo", SRGBColor(0x5856D6)),
    ("purple", SRGBColor(0xAF52DE)), ("pink", SRGBColor(0xFF2D55)), ("brown", SRGBColor(0xA2845E)),
    ("gray", SRGBColor(0x8E8E93)), ("white", .white), ("black", .black),
  ]

  /// How much of a colour there is in the ground of a button of that tint.
  static let softness = 0.12

  /// How much of its colour an overlay lays over what is beneath.
  static let veil = 0.1

  let isDark: Bool
  /// The least contrast between a text and its ground.
  let contrast: Double
  let page: SRGBColor
  let card: SRGBColor
  /// The ground of rows and boxes within the card.
  let inset: SRGBColor
  let text: SRGBColor
  let secondary: SRGBColor
  let tertiary: SRGBColor
  let line: SRGBColor
  /// The colours by name as texts have them.
  let texts: [(name: String, color: SRGBColor)]

  static let light = HTMLPalette(
    isDark: false, contrast: 4.6, page: 0xF0F0F5, card: 0xFFFFFF, inset: 0xF5F5F9, text: 0x16161A, line: 0xDEDEE5)
  static let dark = HTMLPalette(
    isDark: true, contrast: 4.6, page: 0x0C0C0F, card: 0x1A1A1D, inset: 0x252529, text: 0xF4F4F7, line: 0x3A3A40)
  static let lightIncreased = HTMLPalette(
    isDark: false, contrast: 7.1, page: 0xFFFFFF, card: 0xFFFFFF, inset: 0xFFFFFF, text: 0x000000, line: 0x5C5C62)
  static let darkIncreased = HTMLPalette(
    isDark: true, contrast: 7.1, page: 0x000000, card: 0x000000, inset: 0x000000, text: 0xFFFFFF, line: 0xA6A6AE)

  private init(
    isDark: Bool, contrast: Double, page: UInt32, card: UInt32, inset: UInt32, text: UInt32, line: UInt32
  ) {
    let surfaces = [SRGBColor(page), SRGBColor(card), SRGBColor(inset)]
    let end: SRGBColor = isDark ? .white : .black
    // The colours are found in two steps: what a text looks like says what the ground of a button is, and that again
    // what a text must be.
    var texts = Self.names.map { ($0.name, Self.readable($0.color, on: surfaces, contrast, towards: end)) }
    var grounds = surfaces
    for _ in 0..<2 {
      grounds = surfaces + texts.flatMap { text in surfaces.map { $0.mixed(with: text.1, Self.softness) } }
      texts = Self.names.map { ($0.name, Self.readable($0.color, on: grounds, contrast, towards: end)) }
    }
    self.isDark = isDark
    self.contrast = contrast
    self.page = surfaces[0]
    self.card = surfaces[1]
    self.inset = surfaces[2]
    self.text = SRGBColor(text)
    self.line = SRGBColor(line)
    self.texts = texts.map { (name: $0.0, color: $0.1) }
    secondary = Self.readable(SRGBColor(isDark ? 0xA9A9B2 : 0x5F5F68), on: grounds, contrast, towards: end)
    tertiary = Self.readable(SRGBColor(isDark ? 0x8C8C96 : 0x74747E), on: grounds, contrast, towards: end)
  }

  /// The colour, moved towards black or white as far as it must be to be read on all of the grounds.
  static func readable(
    _ color: SRGBColor, on grounds: [SRGBColor], _ contrast: Double, towards end: SRGBColor
  ) -> SRGBColor {
    for step in 0...100 {
      let candidate = SRGBColor.exact(color.mixed(with: end, Double(step) / 100))
      if grounds.allSatisfy({ candidate.contrast(with: $0) >= contrast }) { return candidate }
    }
    return end
  }

  /// The ground of a filled button of that colour, and the colour of its text.
  func fill(_ color: SRGBColor) -> (ground: SRGBColor, text: SRGBColor) {
    if color.luminance > 0.5 { return (color, .black) }
    return (Self.readable(color, on: [.white], contrast, towards: .black), .white)
  }

  /// The custom properties of the scheme.
  var css: String {
    var properties = [
      "--page:\(page.css)", "--card:\(card.css)", "--inset:\(inset.css)", "--text:\(text.css)",
      "--text2:\(secondary.css)", "--text3:\(tertiary.css)", "--line:\(line.css)",
      "--hl:\(isDark ? (contrast > 5 ? ".9" : ".82") : (contrast > 5 ? ".36" : ".46"))",
    ]
    properties += texts.map { "--\($0.name):\($0.color.css)" }
    properties += Self.names.map { name, color in
      let fill = fill(color)
      return "--\(name)-f:\(fill.ground.css);--\(name)-o:\(fill.text.css)"
    }
    return properties.joined(separator: ";")
  }
}

extension SRGBColor {
  /// The colour as its eight bits a part say it.
  static func exact(_ color: SRGBColor) -> SRGBColor {
    SRGBColor(
      (color.red * 255).rounded() / 255, (color.green * 255).rounded() / 255, (color.blue * 255).rounded() / 255)
  }
}
