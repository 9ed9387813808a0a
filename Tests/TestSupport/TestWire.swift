public import JSONRPC

/// A connection fed with bytes, without threads and descriptors: what a host would see, one line a message.
public final class TestWire {
  /// How a test answers a method; nil leaves the request in flight.
  public typealias Handler = (Request) -> Answer?

  public var framer: Framer
  public var connection: Connection
  public var outbox = Outbox()
  /// What the owner of a connection would have had to do.
  public private(set) var effects: [Connection.Effect] = []
  /// The requests in flight, in their order.
  public private(set) var open: [(request: Request, ticket: Ticket)] = []
  private let handler: Handler
  private let session = MessageRecorder.nextSession()

  public init(
    framing: Framing? = .lines, limit: Int = 1 << 20, limits: Connection.Limits = .init(),
    handler: @escaping Handler = { $0.method == "hold" ? nil : .result(.string($0.method)) }
  ) {
    framer = Framer(framing: framing, limit: limit)
    connection = Connection(limits: limits)
    self.handler = handler
  }

  /// A connection on which `initialize` and `initialized` were exchanged.
  public static func initialized(
    limit: Int = 1 << 20, limits: Connection.Limits = .init(),
    handler: @escaping Handler = { $0.method == "hold" ? nil : .result(.string($0.method)) }
  ) -> TestWire {
    let wire = TestWire(limit: limit, limits: limits) { request in
      request.method == "initialize" ? .result("welcome") : handler(request)
    }
    _ = wire.send(#"{"jsonrpc":"2.0","id":"i","method":"initialize","params":{}}"#)
    _ = wire.send(#"{"jsonrpc":"2.0","method":"initialized"}"#)
    wire.effects = []
    return wire
  }

  /// Sends a line, and returns the lines that come back.
  public func send(_ line: String) -> [String] {
    feed(Array(line.utf8) + [0x0A])
  }

  /// Sends bytes as they are, and returns the lines that come back.
  public func feed(_ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBytes { framer.append($0) }
    return takeFrames()
  }

  /// Ends the input.
  public func finish() -> [String] {
    framer.finish { take($0) }
    return lines()
  }

  /// Ends a request that is in flight.
  public func answer(_ ticket: Ticket, with answer: Answer) -> [String] {
    open.removeAll { $0.ticket == ticket }
    connection.answer(ticket, with: answer, into: &outbox)
    return lines()
  }

  /// What waits to be written, line by line.
  public func lines() -> [String] {
    var text = ""
    while !outbox.isEmpty { text += String(decoding: outbox.take(), as: UTF8.self) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    for message in lines.compactMap({ try? JSONParser.parse($0) }) {
      MessageRecorder.record(.sent, message, session: session)
    }
    return lines
  }

  private func takeFrames() -> [String] {
    while framer.next({ take($0) }) {}
    return lines()
  }

  private func take(_ frame: Framer.Frame) {
    for effect in connection.receive(frame, into: &outbox) {
      effects.append(effect)
      guard case .perform(let request, let ticket) = effect else { continue }
      if let answer = handler(request) {
        connection.answer(ticket, with: answer, into: &outbox)
      } else {
        open.append((request, ticket))
      }
    }
  }
}
