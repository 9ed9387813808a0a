import Foundation
import Testing

@testable import Formats

@Suite("The texts of a photo")
struct PhotoTextsTests {
  @Test(
    "have no white space and no control characters around them, whatever they are written with",
    arguments: [
      "a", " a ", "\u{0}a b\u{0}\u{0}", "\t\r\na\u{7F}", "a\r\n", "\u{A0}a\u{A0}", "a\u{85}", " \u{2003}a", "é ", " é",
      "日本 ", "\u{FEFF}a", "a\u{301} ", " \u{301}", "\u{1}\u{A0}\u{1}", "a \u{A0} ",
    ])
  func trimmed(_ text: String) {
    var texts = PhotoTexts()
    texts.add(text)
    let around = CharacterSet.whitespacesAndNewlines.union(.controlCharacters)
    #expect(texts.texts == [text.trimmingCharacters(in: around)].filter { !$0.isEmpty })
  }

  @Test(
    "of nothing but white space and control characters are none", arguments: ["", " ", "\u{0}\t\u{7F}", "\u{A0}\u{85}"])
  func empty(_ text: String) {
    var texts = PhotoTexts()
    texts.add(text)
    #expect(texts.texts.isEmpty && !texts.isCut)
  }

  @Test(
    "tell of a scanner by the name of a device or a program",
    arguments: [
      ("EPSON Scan 2", true), ("ScanSnap", true), ("a-SCANNER", true), ("sscan scan", true), ("écran scané", true),
      ("CanoScan LiDE", true), ("CamScanner", true), ("HP ScanJet", true), ("Samsung", false), ("Toscana", false),
      ("s c a n", false), ("sca", false), ("", false), ("sscan", false),
    ])
  func scanner(_ text: String, _ isScan: Bool) {
    var photo = PhotoMetadata()
    photo.software = text
    #expect(photo.isScan == isScan)
  }

  @Test(
    "tell of a scan by a word, and not by a place whose name begins so",
    arguments: [
      ("Scanned image", true), ("Old scan, 1987", true), ("Photo scannée", true), ("Scandinavia 2026", false),
      ("Scanno, Abruzzo", false), ("Tuscan hills", false),
    ])
  func scannedCaption(_ text: String, _ isScan: Bool) {
    var photo = PhotoMetadata()
    photo.imageDescription = text
    #expect(photo.isScan == isScan)
  }
}
