internal import Foundation
internal import JSONRPC

/// The requests that were sent to the client and are not answered yet.
///
/// A value without clock, threads and descriptors: each event gives the effects that the session carries out. Every
/// call is settled exactly once, whatever the client does.
struct OutgoingCalls: Sendable {
  /// The name of a call. It is never used twice, so that a late answer finds nothing.
  typealias ID = Int

  enum Effect: Sendable {
    case send(ID, method: String, params: JSONValue)
    /// Tell the client that nobody waits any more.
    case cancel(ID)
    case settle(ID, Result<JSONValue, CallFault>)
  }

  private struct Entry: Sendable {
    let call: HostCall
    let depth: Int
    /// When waiting ends.
    var deadline: Date
    /// Beyond this the deadline is not put off.
    let latest: Date
    /// Whether it has had its turn.
    var isSent = false
  }

  private let limits: CallLimits
  private var entries: [ID: Entry] = [:]
  /// How many calls of each provider take a place.
  private var places: [OpaqueID: Int] = [:]
  /// Those that wait for a place, in their order.
  private var queues: [OpaqueID: [ID]] = [:]
  private var lastID = 0
  private(set) var isClosed = false

  init(limits: CallLimits = CallLimits()) {
    self.limits = limits
  }

  /// Whether nobody waits for the client.
  var isEmpty: Bool { entries.isEmpty }

  /// When ``expire(now:)`` is due.
  var nextDeadline: Date? { entries.values.lazy.map(\.deadline).min() }

  /// When that call is given up; nil where it is settled.
  func deadline(of id: ID) -> Date? { entries[id]?.deadline }

  // MARK: - Events

  /// Makes a call. It is sent at once, or when its provider has a place.
  mutating func begin(_ call: HostCall, now: Date) -> (id: ID, effects: [Effect]) {
    lastID += 1
    let id = lastID
    let parent = call.parent.flatMap { Self.id(of: $0) }.flatMap { entries[$0] }
    let depth = (parent?.depth ?? 0) + 1
    if isClosed { return (id, [.settle(id, .failure(.gone))]) }
    if depth > limits.depth { return (id, [.settle(id, .failure(.tooDeep(limits.depth)))]) }
    if entries.count >= limits.calls { return (id, [.settle(id, .failure(.busy))]) }
    let latest = now.addingTimeInterval(Double(max(call.milliseconds, limits.pendingMilliseconds)) / 1_000)
    entries[id] = Entry(call: call, depth: depth, deadline: latest, latest: latest)
    let provider = OpaqueID(call.provider)
    if depth == 1 {
      guard places[provider, default: 0] < limits.perProvider else {
        queues[provider, default: []].append(id)
        return (id, [])
      }
      places[provider, default: 0] += 1
    }
    return (id, send(id, now: now))
  }

  /// Takes what the client sent back. What belongs to no call that is out is nothing.
  mutating func receive(_ response: Response, now: Date) -> [Effect] {
    guard let id = id(of: response.id), entries[id]?.isSent == true else { return [] }
    let result: Result<JSONValue, CallFault>
    switch response.outcome {
    case _ where response.byteCount > limits.answerBytes:
      result = .failure(.invalid("the answer has more than \(limits.answerBytes) bytes"))
    case .result(let value): result = .success(value)
    case .failure(let code, let message): result = .failure(.failed(code: code, message: message))
    case .malformed(let why): result = .failure(.invalid(why))
    }
    return settle(id, result, now: now)
  }

  /// The provider is still working: its time begins anew, up to the limit.
  ///
  /// - Parameter invocation: The `invocationId` that it was given.
  mutating func keepWaiting(for invocation: String, now: Date) {
    guard let id = Self.id(of: invocation), let entry = entries[id], entry.isSent else { return }
    let renewed = now.addingTimeInterval(Double(entry.call.milliseconds) / 1_000)
    entries[id]?.deadline = min(max(entry.deadline, renewed), entry.latest)
  }

  /// Nobody wants the answer any more.
  mutating func cancel(_ id: ID, now: Date) -> [Effect] {
    stopWaiting(for: id, .cancelled, now: now)
  }

  /// Gives up what has waited too long.
  mutating func expire(now: Date) -> [Effect] {
    let due = entries.filter { $0.value.deadline <= now }.sorted { $0.key < $1.key }
    // Those that wait for a place go first, or they would be sent.
    let order = due.filter { !$0.value.isSent } + due.filter { $0.value.isSent }
    return order.flatMap { id, entry in stopWaiting(for: id, .timedOut(entry.call.milliseconds), now: now) }
  }

  /// The provider is not there any more.
  mutating func drop(provider: String, now: Date) -> [Effect] {
    let own = entries.filter { $0.value.call.provider.hasSameBytes(as: provider) }.keys.sorted()
    // Those that wait for a place go first, or they would be sent.
    let waiting = own.filter { entries[$0]?.isSent == false }
    return (waiting + own).flatMap { stopWaiting(for: $0, .gone, now: now) }
  }

  /// The client cannot answer any more, but may still be told that nobody waits.
  mutating func close() -> [Effect] {
    isClosed = true
    defer {
      entries = [:]
      places = [:]
      queues = [:]
    }
    return entries.sorted { $0.key < $1.key }.flatMap { id, entry -> [Effect] in
      (entry.isSent ? [.cancel(id)] : []) + [.settle(id, .failure(.gone))]
    }
  }

  // MARK: - Rules

  private mutating func stopWaiting(for id: ID, _ fault: CallFault, now: Date) -> [Effect] {
    guard let entry = entries[id] else { return [] }
    if entry.isSent { return [.cancel(id)] + settle(id, .failure(fault), now: now) }
    queues[OpaqueID(entry.call.provider)]?.removeAll { $0 == id }
    return settle(id, .failure(fault), now: now)
  }

  private mutating func settle(_ id: ID, _ result: Result<JSONValue, CallFault>, now: Date) -> [Effect] {
    guard let entry = entries.removeValue(forKey: id) else { return [] }
    var effects: [Effect] = [.settle(id, result)]
    guard entry.depth == 1, entry.isSent else { return effects }
    let provider = OpaqueID(entry.call.provider)
    if let next = queues[provider]?.first {
      queues[provider]?.removeFirst()
      effects += send(next, now: now)
      return effects
    }
    queues[provider] = nil
    let left = (places[provider] ?? 1) - 1
    places[provider] = left > 0 ? left : nil
    return effects
  }

  private mutating func send(_ id: ID, now: Date) -> [Effect] {
    guard let entry = entries[id] else { return [] }
    let call = entry.call
    entries[id]?.isSent = true
    entries[id]?.deadline = min(now.addingTimeInterval(Double(call.milliseconds) / 1_000), entry.latest)
    var params = call.params
    params["invocationId"] = .string(Self.name(of: id))
    params["deadlineMilliseconds"] = JSONValue(call.milliseconds)
    return [.send(id, method: call.method, params: .object(params))]
  }

  // MARK: - Names

  private static let prefix = "inkling-"

  /// The id of the request on the wire, which is its `invocationId` too.
  static func name(of id: ID) -> String { prefix + String(id) }

  private static func id(of name: String) -> ID? {
    guard name.hasPrefix(prefix), let id = ID(name.dropFirst(prefix.count)), Self.name(of: id).hasSameBytes(as: name)
    else { return nil }
    return id
  }

  private func id(of request: RequestID) -> ID? {
    // A flood of responses to nothing costs next to nothing.
    guard !entries.isEmpty, let name = request.string else { return nil }
    return Self.id(of: name)
  }
}
