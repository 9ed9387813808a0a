import JSONRPC
import TestSupport
import Testing

@Suite("Framer")
struct FramerTests {
  static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
  static let pong = #"{"jsonrpc":"2.0","id":1,"result":"ping"}"#

  @Test(
    "F4, F5, F6, F7: Line ends, byte order marks and blank lines do not matter",
    arguments: [
      (ping + "\n", 1), (ping + "\r\n", 1), (ping + "\r\n" + ping + "\n", 2), ("\n\n  \n\t\r\n" + ping + "\n", 1),
      ("\u{FEFF}" + ping + "\n", 1), (ping + "\n\u{FEFF}" + ping + "\n", 2), ("   \(ping)  \n", 1), ("\u{FEFF}\n", 0),
    ])
  func lines(text: String, replies: Int) {
    let wire = TestWire.initialized()
    #expect(wire.feed(Array(text.utf8)) == Array(repeating: Self.pong, count: replies))
  }

  @Test("F8: A last line without its newline is a message")
  func lastLine() {
    let wire = TestWire.initialized()
    #expect(wire.feed(Array(Self.ping.utf8)).isEmpty)
    #expect(wire.finish() == [Self.pong])
    #expect(wire.finish().isEmpty)
  }

  @Test("F9: It does not matter how the bytes are portioned", arguments: [1, 2, 7, 64, 1_000_000])
  func portions(size: Int) {
    let text = Array((0..<100).map { _ in Self.ping }.joined(separator: "\r\n").utf8) + [0x0A]
    let wire = TestWire.initialized()
    var replies: [String] = []
    for start in stride(from: 0, to: text.count, by: size) {
      replies += wire.feed(Array(text[start..<min(start + size, text.count)]))
    }
    #expect(replies == Array(repeating: Self.pong, count: 100))
  }

  @Test("F10, F11, F13: A broken line is answered by -32700, and the next one works", arguments: brokenLines)
  func brokenLine(bytes: [UInt8]) {
    let wire = TestWire.initialized()
    let replies = wire.feed(bytes + [0x0A])
    #expect(replies.count == 1)
    #expect(replies.first?.contains(#""id":null,"error":{"code":-32700"#) == true)
    #expect(wire.send(Self.ping) == [Self.pong])
  }

  static let brokenLines: [[UInt8]] = [
    [0xFF, 0xFE], [0x00], Array(#"{"a":"\#u{0}"}"#.utf8), Array(#"{"jsonrpc":"2.0","id":1,"method":"\ud800"}"#.utf8),
    Array(String(repeating: "[", count: 100_000).utf8), Array("{} {}".utf8), Array("[1,]".utf8),
  ]

  @Test("F14: A line over the limit is thrown away as it comes, and answered once", arguments: [1, 4_096, 100_000])
  func longLine(portion: Int) {
    let wire = TestWire.initialized(limit: 1_000)
    var replies: [String] = []
    for _ in 0..<(300_000 / portion) { replies += wire.feed(Array(repeating: 0x61, count: portion)) }
    #expect(replies.isEmpty)
    replies += wire.feed([0x0A])
    #expect(replies.count == 1)
    #expect(replies.first?.contains(#""code":-32600"#) == true)
    #expect(replies.first?.contains(#""reason":"lineTooLong","limit":1000"#) == true)
    #expect(wire.send(Self.ping) == [Self.pong])
  }

  @Test("F14: A line of exactly the limit is read, one byte more is not", arguments: [0, 1])
  func limit(more: Int) {
    let wire = TestWire.initialized(limit: 100)
    let line = Self.ping + String(repeating: " ", count: 100 - Self.ping.utf8.count + more)
    #expect(wire.send(line).first?.contains("result") == (more == 0))
  }

  // MARK: - Content-Length

  static func framed(_ text: String, _ header: String = "Content-Length: ") -> [UInt8] {
    Array("\(header)\(text.utf8.count)\r\n\r\n\(text)".utf8)
  }

  static let initialize = #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#

  @Test(
    "The first byte tells how messages are framed",
    arguments: ["Content-Length: ", "content-length:", "\r\nContent-Length: ", "\r\n\r\n \n   Content-Length: "])
  func detection(header: String) {
    let wire = TestWire(framing: nil)
    wire.outbox.framing = .contentLength
    let reply = wire.feed(Self.framed(Self.initialize, header)).joined(separator: "\n")
    #expect(wire.framer.framing == .contentLength)
    #expect(reply == "Content-Length: 46\r\n\r\n" + #"{"jsonrpc":"2.0","id":0,"result":"initialize"}"#)
  }

  @Test(
    "White space and a byte order mark are no first byte",
    arguments: ["{}\n", "\n \n{}\n", "\u{FEFF}{}\n", "\u{FEFF}\n[]\n"])
  func detectionOfLines(text: String) {
    let wire = TestWire(framing: nil)
    #expect(wire.feed(Array(text.utf8)).count == 1)
    #expect(wire.framer.framing == .lines)
  }

  @Test("Framed messages may come in any portions", arguments: [1, 3, 1_000])
  func framedPortions(size: Int) {
    let wire = TestWire(framing: .contentLength)
    let extra = Array("Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n".utf8)
    let text = Self.framed(Self.initialize) + extra + Self.framed(Self.ping)
    var replies: [String] = []
    for start in stride(from: 0, to: text.count, by: size) {
      replies += wire.feed(Array(text[start..<min(start + size, text.count)]))
    }
    #expect(replies == [#"{"jsonrpc":"2.0","id":0,"result":"initialize"}"#, Self.pong])
  }

  @Test("A framed message over the limit is thrown away, and the next one works")
  func longFrame() {
    let wire = TestWire(framing: .contentLength, limit: 100)
    _ = wire.feed(Self.framed(Self.initialize))
    let replies = wire.feed(Self.framed(String(repeating: "a", count: 5_000)) + Self.framed(Self.ping))
    #expect(replies.count == 2)
    #expect(replies.first?.contains("lineTooLong") == true)
    #expect(replies.last == Self.pong)
  }

  @Test(
    "A header that cannot be read ends the conversation",
    arguments: [
      "Content-Length: x\r\n\r\n{}", "Content-Length: -1\r\n\r\n", "Content\r\n\r\n", "Content-Type: a\r\n\r\n{}",
      "C" + String(repeating: "x", count: 10_000),
    ])
  func badHeader(text: String) {
    let wire = TestWire(framing: nil)
    let replies = wire.feed(Array(text.utf8))
    #expect(replies.first?.contains("badFraming") == true)
    #expect(wire.effects.contains { if case .giveUp = $0 { true } else { false } })
    #expect(wire.feed(Self.framed(Self.ping)).isEmpty)
  }

  @Test("F8, F14: A last line over the limit is answered too, with its newline or without")
  func longLastLine() {
    let wire = TestWire.initialized(limit: 100)
    #expect(wire.feed(Array(repeating: 0x61, count: 101)).isEmpty)
    let replies = wire.finish()
    #expect(replies.count == 1)
    #expect(replies.first?.contains("lineTooLong") == true)
  }

  @Test(
    "An input that ends within a framed message is a fault", arguments: ["Content-Le", "Content-Length: 20\r\n\r\n{}"])
  func cutOff(text: String) {
    let wire = TestWire(framing: nil)
    #expect(wire.feed(Array(text.utf8)).isEmpty)
    #expect(wire.finish().first?.contains("badFraming") == true)
    let whole = TestWire(framing: nil)
    _ = whole.feed(Self.framed(Self.initialize) + [0x0D, 0x0A])
    #expect(whole.finish().isEmpty)
  }
}
