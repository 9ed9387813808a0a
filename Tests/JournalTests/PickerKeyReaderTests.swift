import Testing

@testable import Journal

@Suite("Keys out of a terminal's bytes")
struct PickerKeyReaderTests {
  @Test(
    "What is a key",
    arguments: [
      ("j", [.character("j")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
      ("\u{03}", [.interrupt]), ("\u{04}", [.interrupt]), ("\u{15}", [.clear]), ("\u{1B}[A", [.up]),
      ("\u{1B}OB", [.down]), ("\u{1B}[1;5A", [.up]), ("\u{1B}[C\u{1B}[D", [.right, .left]), ("\u{1B}[5~", [.pageUp]),
      ("\u{1B}[6;2~", [.pageDown]), ("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~", [.home, .end, .home, .end]),
      ("\u{1B}\u{1B}[B", [.escape, .down]), ("\u{1B}OM", [.enter]),
      ("äß日", [.character("ä"), .character("ß"), .character("日")]),
      ("😀a", [.character("😀"), .character("a")]), (" ", [.character(" ")]),
    ] as [(String, [PickerKey])])
  func keys(text: String, expected: [PickerKey]) {
    var whole = PickerKeyReader()
    #expect(whole.read(text.utf8) == expected)
    #expect(!whole.isWaiting)
    // The same, however the bytes arrive.
    var single = PickerKeyReader()
    #expect(text.utf8.flatMap { single.read([$0]) } == expected)
  }

  @Test(
    "What is none",
    arguments: [
      "\u{00}", "\u{1B}x", "\u{1B}[999;1R", "\u{1B}[<0;10;10M", "\u{1B}[200~", "\u{1B}[99~", "\u{1B}OQ",
    ])
  func noKeys(text: String) {
    var reader = PickerKeyReader()
    #expect(reader.read(text.utf8) == [])
    #expect(reader.pause() == nil)
    #expect(reader.read("q".utf8) == [.character("q")])
  }

  @Test(
    "Bytes that are no UTF-8 are passed over",
    arguments: [[0xFF], [0xC3, 0x28], [0xE2, 0x82], [0xF0, 0x28], [0x80]] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    var reader = PickerKeyReader()
    let keys = reader.read(bytes) + [reader.pause()].compactMap { $0 }
    #expect(keys == [] || keys == [.character("(")])
  }

  @Test("An escape that nothing follows is the key, and a sequence that goes on for ever is given up")
  func escape() {
    var reader = PickerKeyReader()
    #expect(reader.read([0x1B]) == [] && reader.isWaiting)
    #expect(reader.pause() == .escape && !reader.isWaiting)
    #expect(reader.read("\u{1B}[".utf8) == [] && reader.pause() == nil)
    _ = reader.read("\u{1B}[".utf8 + Array(repeating: UInt8(ascii: "1"), count: 500))
    #expect(reader.pause() == nil)
    #expect(reader.read("q".utf8) == [.character("q")])
  }
}
