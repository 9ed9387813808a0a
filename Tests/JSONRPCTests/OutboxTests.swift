import JSONRPC
import Testing

@Suite("Outbox")
struct OutboxTests {
  private func open(limit: Int = 1 << 20) -> Outbox {
    var outbox = Outbox(notificationLimit: limit)
    outbox.holdsNotifications = false
    return outbox
  }

  private func lines(_ outbox: inout Outbox) -> [String] {
    var bytes: [UInt8] = []
    while !outbox.isEmpty { bytes += outbox.take() }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test("O3: Answers come before notifications that wait")
  func order() {
    var outbox = open()
    outbox.appendNotification("n", [:], key: nil)
    outbox.appendReply { $0.write("answer") }
    #expect(lines(&outbox) == [#""answer""#, #"{"jsonrpc":"2.0","method":"n","params":{}}"#])
  }

  @Test("O3: Of notifications with one key the newest is kept, at its own place")
  func coalescing() {
    var outbox = open()
    for (key, value) in [("a", 1), ("b", 2), ("a", 3)] {
      outbox.appendNotification("n", ["v": JSONValue(value)], key: key)
    }
    outbox.appendNotification("m", [:], key: nil)
    outbox.appendNotification("m", [:], key: nil)
    let values = lines(&outbox).map { try? JSONParser.parse($0)["params"]?["v"]?.int }
    #expect(values == [2, 3, nil, nil])
    outbox.appendNotification("n", ["v": 4], key: "a")
    #expect(lines(&outbox).count == 1, "a key that was sent may come again")
  }

  @Test("B2, B4: Notifications are bounded in bytes, and the oldest are dropped and counted")
  func bounds() {
    var outbox = open(limit: 1_000)
    for number in 0..<10_000 { outbox.appendNotification("n", ["v": JSONValue(number)], key: nil) }
    #expect(outbox.byteCount <= 1_000)
    let kept = lines(&outbox)
    #expect(outbox.dropped + kept.count == 10_000)
    #expect(kept.last?.contains("9999") == true)
  }

  @Test("B2: Answers are never dropped, and are counted")
  func replies() {
    var outbox = open(limit: 10)
    for _ in 0..<100 { outbox.appendReply { $0.write("0123456789") } }
    #expect(outbox.replyBytes == 1_300)
    #expect(lines(&outbox).count == 100)
    #expect(outbox.isEmpty)
  }

  @Test("Every message has a header where the client wants one")
  func framing() {
    var outbox = open()
    outbox.framing = .contentLength
    outbox.appendReply { $0.write("é") }
    outbox.appendReply { $0.write("b") }
    #expect(
      String(decoding: outbox.take(), as: UTF8.self) == "Content-Length: 4\r\n\r\n\"é\"Content-Length: 3\r\n\r\n\"b\"")
  }
}
