import Testing

@testable import Journal

@Suite("Which files are read before their turn")
struct ReadAheadTests {
  private typealias Ahead = ReadAhead<String>

  private func taken(_ ahead: inout Ahead) -> String {
    switch ahead.take() {
    case .outcome(let outcome): outcome
    case .unread: "unread"
    case .wait: "wait"
    }
  }

  @Test(
    "what is read comes out in the files' order, however it went in", arguments: [[0, 1, 2], [2, 0, 1], [2, 1, 0]])
  func order(_ order: [Int]) {
    var ahead = Ahead(count: 3)
    #expect((0..<4).map { _ in ahead.claim() } == [.file(0), .file(1), .file(2), .end])
    for index in order { ahead.put("\(index)", weight: 1, at: index) }
    #expect((0..<3).map { _ in taken(&ahead) } == ["0", "1", "2"])
  }

  @Test("a file that nobody has begun is read by the taker, and one that a reader is at is waited for")
  func turns() {
    var ahead = Ahead(count: 3)
    #expect(taken(&ahead) == "unread")
    #expect(ahead.turn == 1)
    #expect(ahead.claim() == .file(1))
    #expect(taken(&ahead) == "wait")
    #expect(ahead.turn == 1)
    ahead.put("1", weight: 1, at: 1)
    #expect(taken(&ahead) == "1")
    #expect(taken(&ahead) == "unread")
    #expect(ahead.claim() == .end)
  }

  @Test("a file that is left is read by the taker, at its turn")
  func left() {
    var ahead = Ahead(count: 3)
    for index in 0..<3 { #expect(ahead.claim() == .file(index)) }
    ahead.put("2", weight: 1, at: 2)
    ahead.put(nil, weight: 0, at: 1)
    #expect(taken(&ahead) == "wait")
    ahead.put("0", weight: 1, at: 0)
    #expect((0..<3).map { _ in taken(&ahead) } == ["0", "unread", "2"])
  }

  @Test("no more files are read ahead than there is room for")
  func files() {
    var ahead = Ahead(count: 10_000)
    for index in 0..<Ahead.mostFiles { #expect(ahead.claim() == .file(index)) }
    #expect(ahead.claim() == .wait)
    #expect(!ahead.hasRoom)
    ahead.put("0", weight: 1, at: 0)
    #expect(ahead.claim() == .wait)
    #expect(taken(&ahead) == "0")
    #expect(ahead.hasRoom && !ahead.hasMuchRoom)
    #expect(ahead.claim() == .file(Ahead.mostFiles))
    for index in 1...Ahead.mostFiles / 2 {
      ahead.put("\(index)", weight: 1, at: index)
      #expect(taken(&ahead) == "\(index)")
    }
    #expect(ahead.hasMuchRoom)
  }

  @Test("nothing more is begun once what was read weighs too much, until it was taken")
  func weight() {
    var ahead = Ahead(count: 100)
    #expect(ahead.claim() == .file(0))
    #expect(ahead.claim() == .file(1))
    ahead.put("1", weight: Ahead.mostWeight, at: 1)
    #expect(ahead.claim() == .wait)
    ahead.put("0", weight: 0, at: 0)
    #expect(taken(&ahead) == "0")
    #expect(ahead.claim() == .wait)
    #expect(taken(&ahead) == "1")
    #expect(ahead.claim() == .file(2))
  }
}
