import Foundation
import JSONRPC
import Synchronization
import TestSupport

@testable import Server

/// A host in the same process: it calls methods of a session, and waits for answers and notifications without blocking
/// a thread of the pool on which the session works.
final class TestHost: Sendable {
  fileprivate struct State {
    var nextID = 0
    var version = 0
    var lines: [String] = []
    var replies: [Int: JSONValue] = [:]
    var notifications: [JSONValue] = []
    var requests: [JSONValue] = []
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  let session: Session
  private let number = MessageRecorder.nextSession()
  private let state: Mutex<State>

  init(_ server: Server) {
    let box = Box()
    session = Session(server: server) { box.host.withLock { $0 }?.take() }
    state = Mutex(State())
    box.host.withLock { $0 = self }
  }

  /// The session's way to its host, which is made after it.
  private final class Box: Sendable {
    let host = Mutex<TestHost?>(nil)
  }

  /// A host that has exchanged `initialize` and `initialized`.
  static func initialized(
    _ server: Server, name: String = "test", more: JSONObject = [:],
    entitlements: JSONValue = ["suggested-actions", "journal.allow"]
  ) async throws -> TestHost {
    let host = TestHost(server)
    var params: JSONObject = ["clientInfo": ["name": .string(name)], "entitlements": entitlements, "locale": "en_US"]
    for member in more.members { params[member.key] = member.value }
    _ = try await host.result("initialize", .object(params))
    host.notify("initialized")
    return host
  }

  // MARK: - Sending

  func send(_ message: JSONValue) {
    MessageRecorder.record(.received, message, session: number)
    JSONWriter.bytes(of: message).withUnsafeBufferPointer { _ = session.receive(.message($0)) }
    take()
  }

  func notify(_ method: String, _ params: JSONValue = [:]) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Sends a request, and returns its id.
  func start(_ method: String, _ params: JSONValue = [:]) -> Int {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    send(["jsonrpc": "2.0", "id": JSONValue(id), "method": .string(method), "params": params])
    return id
  }

  // MARK: - Waiting

  /// The whole reply to the request.
  func reply(to id: Int) async -> JSONValue {
    await wait { $0.replies[id] }
  }

  /// Calls a method; an error is thrown.
  @discardableResult
  func result(_ method: String, _ params: JSONValue = [:]) async throws -> JSONValue {
    let reply = await reply(to: start(method, params))
    if let error = reply["error"] { throw CallError(json: error) }
    return reply["result"] ?? .null
  }

  /// Calls a method that must fail, and returns the error.
  func error(_ method: String, _ params: JSONValue = [:]) async -> JSONValue {
    await reply(to: start(method, params))["error"] ?? .null
  }

  /// The next notification of the method, which is taken.
  func notification(_ method: String) async -> JSONValue {
    await wait { state in
      let index = state.notifications.firstIndex { $0["method"]?.string == method }
      return index.map { state.notifications.remove(at: $0)["params"] ?? .null }
    }
  }

  /// The next request of the method that the session has sent, which is taken.
  func request(_ method: String) async -> JSONValue {
    await wait { state in
      let index = state.requests.firstIndex { $0["method"]?.string == method }
      return index.map { state.requests.remove(at: $0) }
    }
  }

  /// Answers a request of the session.
  func respond(to request: JSONValue, result: JSONValue) {
    send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": result])
  }

  /// Answers a request of the session with an error.
  func respond(to request: JSONValue, error: JSONValue) {
    send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "error": error])
  }

  /// The notifications that have come and were not taken.
  var notifications: [JSONValue] { state.withLock { $0.notifications } }

  /// Everything that has come, line by line, in its order.
  var lines: [String] { state.withLock { $0.lines } }

  private func wait<Result: Sendable>(for result: (inout State) -> Result?) async -> Result {
    while true {
      let (found, version) = state.withLock { (result(&$0), $0.version) }
      if let found { return found }
      await change(after: version)
    }
  }

  private func change(after version: Int) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.version == version { state.waiters.append(continuation) }
        return state.version != version
      }
      if isOver { continuation.resume() }
    }
  }

  /// Takes what the session has written.
  private func take() {
    while let bytes = session.takeOutput(atMost: .max) {
      session.outputWritten()
      let waiters = state.withLock { state in
        state.add(String(decoding: bytes, as: UTF8.self), session: number)
        defer { state.waiters = [] }
        return state.waiters
      }
      for waiter in waiters { waiter.resume() }
    }
  }
}

extension TestHost.State {
  fileprivate mutating func add(_ text: String, session: Int) {
    version += 1
    for line in text.split(separator: "\n") {
      lines.append(String(line))
      guard let message = try? JSONParser.parse(String(line)) else { continue }
      MessageRecorder.record(.sent, message, session: session)
      if message["method"] != nil, message["id"] != nil {
        requests.append(message)
      } else if message["method"] != nil {
        notifications.append(message)
      } else if let id = message["id"]?.int {
        replies[id] = message
      }
    }
  }
}

/// The error of a call that was to succeed.
struct CallError: Error, CustomStringConvertible {
  let json: JSONValue
  var reason: String? { json["data"]?["reason"]?.string }
  var description: String { JSONWriter.text(of: json) }
}
