/// The state of one conversation with a client: who may be called when, what is in flight, which answers belong
/// together.
///
/// It is a value without threads and descriptors. Frames go in by ``receive(_:into:)`` and answers by
/// ``answer(_:with:into:)``; what is to be done comes back as effects, and every request gets exactly one answer in the
/// outbox.
public struct Connection: Sendable {
  /// What the client may ask for at the most.
  public struct Limits: Sendable, Hashable {
    /// How deep and how large each message's JSON may be.
    public var json = JSONParser.Limits()
    /// Messages in one batch.
    public var batch = 100
    /// Frames running that are no JSON, before the conversation is given up.
    public var unreadable = 16

    /// The limits that serve where the owner sets none.
    public init() {}
  }

  /// What the owner of the connection has to do.
  public enum Effect: Sendable {
    /// Run the method, and give its end to ``Connection/answer(_:with:into:)``.
    case perform(Request, Ticket)
    /// Take notice; nothing is answered.
    case notify(method: String, params: JSONValue?)
    /// Look whether this belongs to a request that the owner has sent; if not, it is nothing.
    case respond(Response)
    /// Stop the work on a request if it still runs. It is answered as usual.
    case cancel(Ticket)
    /// End the conversation at once, with this exit code.
    case exit(code: Int32)
    /// End the conversation with the exit code 0 when all that was accepted is answered.
    case finish
    /// End the conversation when the outbox is empty: nothing more can be understood.
    case giveUp(String)
  }

  enum Phase: Sendable, Equatable {
    case uninitialized
    case initializing(Ticket)
    case initialized
    /// `shutdown` waits for the requests before it.
    case shuttingDown(Ticket)
    case shutDown
  }

  struct InFlight: Sendable {
    let id: RequestID
    let batch: Int?
  }

  struct Batch: Sendable {
    var open: Int
    var replies: [[UInt8]] = []
  }

  var phase = Phase.uninitialized
  var inFlight: [Ticket: InFlight] = [:]
  var tickets: [RequestID: Ticket] = [:]
  var batches: [Int: Batch] = [:]
  private var nextNumber = 0
  private var unreadable = 0
  private var known = KnownTexts()
  private let limits: Limits

  /// A conversation that has not begun: it waits for `initialize`.
  public init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// How many requests wait for their answer.
  public var inFlightCount: Int { inFlight.count }

  /// Whether the client has asked for the end.
  public var isShuttingDown: Bool {
    switch phase {
    case .shuttingDown, .shutDown: true
    default: false
    }
  }

  /// Takes the next frame of the client.
  public mutating func receive(_ frame: Framer.Frame, into outbox: inout Outbox) -> [Effect] {
    switch frame {
    case .oversized(let limit):
      reply(id: nil, .failure(.lineTooLong(limit: limit)), into: &outbox)
      return []
    case .badHeader(let why):
      let error = ResponseError(.parseError, reason: "badFraming", message: "The header cannot be read: \(why).")
      reply(id: nil, .failure(error), into: &outbox)
      return [.giveUp("the header of a message cannot be read: \(why)")]
    case .message(let bytes):
      return receive(MessageReader.read(bytes, limits: limits.json, known: &known), into: &outbox)
    }
  }

  private mutating func receive(_ frame: IncomingFrame, into outbox: inout Outbox) -> [Effect] {
    if case .unreadable(let error) = frame {
      unreadable += 1
      reply(id: nil, .failure(.parseError(error)), into: &outbox)
      return unreadable < limits.unreadable ? [] : [.giveUp("\(unreadable) messages running are no JSON")]
    }
    unreadable = 0
    switch frame {
    case .single(let message):
      var effects: [Effect] = []
      receive(message, batch: nil, into: &outbox, &effects)
      return effects
    case .batch(let messages): return receive(messages, into: &outbox)
    case .unreadable: return []
    }
  }

  private mutating func receive(_ messages: [IncomingMessage], into outbox: inout Outbox) -> [Effect] {
    guard !messages.isEmpty else {
      reply(id: nil, .failure(.invalidRequest("A batch holds at least one message.")), into: &outbox)
      return []
    }
    guard messages.count <= limits.batch else {
      reply(id: nil, .failure(.batchTooLarge(limit: limits.batch)), into: &outbox)
      return []
    }
    var effects: [Effect] = []
    let batch = takeNumber()
    // The batch itself counts as open until its last message was read, so that no early answer closes it.
    batches[batch] = Batch(open: 1)
    for message in messages {
      receive(message, batch: batch, into: &outbox, &effects)
    }
    closeOne(of: batch, into: &outbox)
    return effects
  }

  private mutating func receive(
    _ message: IncomingMessage, batch: Int?, into outbox: inout Outbox, _ effects: inout [Effect]
  ) {
    switch message {
    case .response(let response):
      if let response { effects.append(.respond(response)) }
    case .brokenNotification: break
    case .invalid(let error, let id): reply(id: id, .failure(error), batch: batch, into: &outbox)
    case .notification(let method, let params): notify(method, params, inBatch: batch != nil, &outbox, &effects)
    case .request(let request):
      if let error = refusal(of: request, inBatch: batch != nil) {
        reply(id: request.id, .failure(error), batch: batch, into: &outbox)
      } else if tickets[request.id] != nil {
        // With the id the client would take it for the answer to the first request, which goes on.
        let error = ResponseError.invalidRequest("A request with this id is in flight.", reason: "duplicateId")
        reply(id: nil, .failure(error), batch: batch, into: &outbox)
      } else {
        accept(request, batch: batch, into: &outbox, &effects)
      }
    }
  }

  private mutating func accept(
    _ request: Request, batch: Int?, into outbox: inout Outbox, _ effects: inout [Effect]
  ) {
    let ticket = Ticket(number: takeNumber())
    inFlight[ticket] = InFlight(id: request.id, batch: batch)
    tickets[request.id] = ticket
    if let batch { batches[batch]?.open += 1 }
    switch request.method {
    case "initialize": phase = .initializing(ticket)
    case "shutdown":
      phase = .shuttingDown(ticket)
      finishShutdown(into: &outbox)
      return
    default: break
    }
    effects.append(.perform(request, ticket))
  }

  private func refusal(of request: Request, inBatch: Bool) -> ResponseError? {
    let isLifecycle = request.method == "initialize" || request.method == "shutdown"
    if isLifecycle, inBatch {
      return .invalidRequest("\(request.method) cannot be called in a batch.", reason: "notInBatch")
    }
    switch phase {
    case .uninitialized where request.method != "initialize", .initializing: return .notInitialized
    case .shuttingDown, .shutDown: return .invalidRequest("The process is shut down.", reason: "shutDown")
    case .initialized where request.method == "initialize":
      return .invalidRequest("The process is initialized.", reason: "alreadyInitialized")
    default: break
    }
    if request.method == "shutdown", case .array = request.params {
      return .invalidParams(at: "", "must be an object: all parameters have names")
    }
    return nil
  }

  private mutating func notify(
    _ method: String, _ params: JSONValue?, inBatch: Bool, _ outbox: inout Outbox, _ effects: inout [Effect]
  ) {
    switch method {
    case "exit":
      if inBatch { return }
      switch phase {
      case .shutDown: effects.append(.exit(code: 0))
      case .shuttingDown: effects.append(.finish)
      default: effects.append(.exit(code: 1))
      }
    case "$/cancelRequest":
      guard let id = params?["id"].flatMap({ RequestID($0) }), let ticket = tickets[id],
        phase != .initializing(ticket), phase != .shuttingDown(ticket)
      else { return }
      effects.append(.cancel(ticket))
    default:
      guard phase == .initialized else { return }
      if method == "initialized" { outbox.holdsNotifications = false }
      effects.append(.notify(method: method, params: params))
    }
  }

  mutating func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }
}
