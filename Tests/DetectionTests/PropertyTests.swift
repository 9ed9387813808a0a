import Detection
import Foundation
import TestSupport
import Testing

/// What holds for every text, whatever it names.
@Suite("Properties of detections")
struct PropertyTests {
  /// Ordinary texts of four languages, with accents where the language has them.
  static let texts: [(locale: String, text: String)] =
    [
      "let's meet tomorrow at 7pm at the Café Zoë", "dinner friday 8-10pm, then a walk", "my número is 503-555-0117 ok",
      "the fête is on March 5th", "ping me at rené@example.com or see https://example.com/café?x=1#más",
      "it costs $12.50 for 2 kg of jalapeños", "every other tuesday 6pm at Chloë's", "in 20 mins or so, naïve me",
      "code is 481920 for your résumé account", "your parcel 1Z999AA10123456784 is late", "@zoë look at #fête",
      "flight BA 117 lands at 6:45 am", "call Noël on +44 20 7946 0958", "two weeks from now, à la carte",
      "from 9 to 5 on Monday in São Paulo", "3pm BST / 4pm CET", "120 Main Street, Springfield, IL 62704",
    ].map { ("en_US", $0) }
    + [
      "übermorgen um halb acht im Café", "nächsten Dienstag von 9 bis 11 Uhr", "am 3. März um 14:30 Uhr",
      "in fünf Tagen fährt der Zug", "morgen kostet es 12,50 € für zwölf Äpfel", "jeden Freitag um zwölf, schöne Grüße",
      "am Samstagnachmittag drüben", "schreib an jürgen@example.com", "vor zwei Jahren im Frühling",
      "heute früh um 7, sonst später", "zwischen Mai und Juni, ungefähr", "am Dienstag fünfunddreißig Meter höher",
    ].map { ("de_DE", $0) }
    + [
      "demain à 15h30 au café", "le 3 août à midi", "il y a deux semaines, déjà", "réunion le 14 février à 9h",
      "la semaine prochaine, peut-être", "dans quatre-vingts minutes à l'hôtel", "demain ça coûte 12,50 € à la fête",
      "tous les mardis à 18 h, s'il te plaît", "de décembre à février", "après-demain à sept heures et demie",
      "l'été prochain, très tôt", "samedi soir à l'Élysée",
    ].map { ("fr_FR", $0) }
    + [
      "mañana a las ocho y media", "el próximo miércoles a las 17:00", "dentro de tres días, quizás",
      "el sábado por la tarde, ¿sí?", "hace dos años en otoño", "la reunión es el 5 de marzo a mediodía",
      "mañana cuesta 12,50 € en el café", "cada miércoles a las 6 de la mañana", "veintidós niños el día 3",
      "desde el sábado hasta el miércoles", "pasado mañana a las 9, adiós", "llámame al +34 912 345 678, José",
    ].map { ("es_ES", $0) }

  static let numbered = Array(texts.indices)

  private func detections(_ text: String, _ locale: String) -> [Detection] {
    var context = DetectionCase.context(region: nil)
    context.locale = locale
    return Detector().detect(text, context: context)
  }

  /// The types with all readings, without their places.
  private func readings(_ detections: [Detection]) -> [[String]] {
    detections.map { detection in
      [detection.type.rawValue] + ([detection.value] + detection.candidates).map { describe($0) }
    }
  }

  @Test("detections lie in order, apart, within the text, on its characters", arguments: numbered)
  func ranges(_ number: Int) {
    let (locale, text) = Self.texts[number]
    let found = detections(text, locale)
    // A text that names nothing would show nothing.
    #expect(!found.isEmpty)
    var end = 0
    for detection in found {
      #expect(
        detection.range.lowerBound >= end && !detection.range.isEmpty && detection.range.upperBound <= text.utf8.count)
      end = detection.range.upperBound
      #expect((0...1).contains(detection.confidence))
      for bound in [detection.range.lowerBound, detection.range.upperBound] {
        #expect(String.Index(text.utf8.index(text.utf8.startIndex, offsetBy: bound), within: text) != nil)
      }
    }
  }

  @Test("the same text gives the same detections", arguments: numbered) func repeated(_ number: Int) {
    let (locale, text) = Self.texts[number]
    #expect(detections(text, locale) == detections(text, locale))
  }

  @Test("a harmless sentence in front moves the ranges and changes nothing else", arguments: numbered)
  func prefixed(_ number: Int) {
    let (locale, text) = Self.texts[number]
    for prefix in ["well well. ", "oh nice!\n", "ok… 😀 ", "hm? "] {
      let alone = detections(text, locale)
      let behind = detections(prefix + text, locale)
      #expect(readings(behind) == readings(alone), "behind \(prefix)")
      let width = prefix.utf8.count
      #expect(
        behind.map(\.range) == alone.map { $0.range.lowerBound + width..<$0.range.upperBound + width },
        "behind \(prefix)")
    }
  }

  @Test("a harmless sentence behind changes nothing", arguments: numbered) func followed(_ number: Int) {
    let (locale, text) = Self.texts[number]
    for suffix in [". well well", "! and so on", "\nand so on.", " 😀"] {
      #expect(detections(text + suffix, locale) == detections(text, locale), "before \(suffix)")
    }
  }

  @Test("composed and decomposed characters mean the same", arguments: numbered) func normalised(_ number: Int) {
    let (locale, text) = Self.texts[number]
    let composed = text.precomposedStringWithCanonicalMapping
    let decomposed = text.decomposedStringWithCanonicalMapping
    let (left, right) = (detections(composed, locale), detections(decomposed, locale))
    #expect(left.map(\.type) == right.map(\.type))
    // What a value quotes keeps the writer's own form; strings compare by what they mean.
    #expect(left.map(\.value) == right.map(\.value) && left.map(\.candidates) == right.map(\.candidates))
    #expect(pieces(left, composed) == pieces(right, decomposed))
  }

  private func pieces(_ detections: [Detection], _ text: String) -> [String] {
    detections.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
  }

  @Test("composed and decomposed random texts are read without a trap", arguments: 0..<40 as Range<UInt64>)
  func mixed(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    for _ in 0..<6 {
      let piece = Self.texts[Int(generator.next() % UInt64(Self.texts.count))].text
      text += piece.prefix(Int(generator.next() % 30)) + [" ", ".", "\u{301}", "\n", "-"][Int(generator.next() % 5)]
    }
    for locale in ["en_US", "de_DE", "fr_FR", "es_ES"] {
      var end = 0
      for detection in detections(text, locale) {
        #expect(detection.range.lowerBound >= end && detection.range.upperBound <= text.utf8.count)
        end = detection.range.upperBound
      }
      #expect(detections(text, locale) == detections(text, locale))
    }
  }
}
