import Testing

@testable import Snippets

@Suite struct PaletteTests {
  static let palettes: [HTMLPalette] = [.light, .dark, .lightIncreased, .darkIncreased]

  @Test("Every text can be read on every ground", arguments: 0..<4)
  func contrast(index: Int) {
    let palette = Self.palettes[index]
    let least = index < 2 ? 4.5 : 7
    let surfaces = [palette.page, palette.card, palette.inset]
    let buttons = palette.texts.flatMap { text in surfaces.map { $0.mixed(with: text.color, HTMLPalette.softness) } }
    let texts = palette.texts.map(\.color) + [palette.text, palette.secondary, palette.tertiary]
    for text in texts {
      for ground in surfaces + buttons { #expect(text.contrast(with: ground) >= least) }
    }
    for (_, color) in HTMLPalette.names {
      let fill = palette.fill(color)
      #expect(fill.text.contrast(with: fill.ground) >= least)
    }
  }

  @Test("Every text can be read under a veil of whatever colour", arguments: [(2, 0), (3, 1)])
  func veils(increased: Int, usual: Int) {
    // What lies under a veil has the stronger colours, also where its ground is the usual one.
    let (palette, around) = (Self.palettes[increased], Self.palettes[usual])
    let grounds = [palette.card, palette.inset, around.page, around.card, around.inset]
    let texts = palette.texts.map(\.color) + [palette.text, palette.secondary, palette.tertiary]
    for veil in [SRGBColor.black, .white] + HTMLPalette.names.map(\.color) {
      func veiled(_ color: SRGBColor) -> SRGBColor { color.mixed(with: veil, HTMLPalette.veil) }
      for ground in grounds {
        for text in texts { #expect(veiled(text).contrast(with: veiled(ground)) >= 4.5) }
      }
      for text in palette.texts {
        let button = palette.card.mixed(with: text.color, HTMLPalette.softness)
        #expect(veiled(text.color).contrast(with: veiled(button)) >= 4.5)
      }
      for (_, color) in HTMLPalette.names {
        let fill = palette.fill(color)
        #expect(veiled(fill.text).contrast(with: veiled(fill.ground)) >= 4.5)
      }
    }
  }

  @Test(
    "Contrast ratios are those of WCAG",
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0xFFFFFF, 1.0), (0x777777, 0xFFFFFF, 4.48), (0x0000FF, 0xFFFFFF, 8.59),
    ] as [(UInt32, UInt32, Double)])
  func ratio(first: UInt32, second: UInt32, ratio: Double) {
    #expect(abs(SRGBColor(first).contrast(with: SRGBColor(second)) - ratio) < 0.01)
  }

  @Test("Whatever colour a ground has, white or black can be read on it")
  func grounds() throws {
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 17) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let classes = HTMLClasses.ground(
            .hex(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255))
          let step = try #require(classes.split(separator: " ").dropFirst(2).first?.dropFirst())
          // The lightness as it is drawn decides, and it keeps away from the middle.
          let lightness = try #require(Double(step)) / 20
          #expect(classes.hasSuffix(" ol") ? lightness <= 0.55 : lightness >= 0.7, "\(classes)")
        }
      }
    }
  }
}
