import JSONRPC
import Synchronization

@testable import Server

/// Lets a test decide when a method goes on. A gate belongs to the call's parameter `gate`.
final class Gate: Sendable {
  private struct State {
    var entered: [String] = []
    var open: Set<String> = []
    var waiting: [String: [CheckedContinuation<Void, Never>]] = [:]
    var arrivals: [CheckedContinuation<Void, Never>] = []
  }

  static let gates = Mutex<[String: Gate]>([:])
  private let state = Mutex(State())

  /// The gate of that name, the same one for everybody who asks.
  static func named(_ name: String) -> Gate {
    gates.withLock { gates in
      let gate = gates[name] ?? Gate()
      gates[name] = gate
      return gate
    }
  }

  /// The calls that have come to the gate, in their order.
  var entered: [String] { state.withLock { $0.entered } }

  /// Waits until so many calls have come.
  func arrivals(_ count: Int) async {
    while true {
      let isThere = state.withLock { $0.entered.count >= count }
      if isThere { return }
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if state.entered.count < count { state.arrivals.append(continuation) }
          return state.entered.count >= count
        }
        if isOver { continuation.resume() }
      }
    }
  }

  /// Lets the call of that label go on, now or when it comes.
  func open(_ label: String) {
    let waiting = state.withLock { state in
      state.open.insert(label)
      return state.waiting.removeValue(forKey: label) ?? []
    }
    for continuation in waiting { continuation.resume() }
  }

  func pass(_ label: String) async {
    let arrivals = state.withLock { state in
      state.entered.append(label)
      defer { state.arrivals = [] }
      return state.arrivals
    }
    for continuation in arrivals { continuation.resume() }
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.open.contains(label) { state.waiting[label, default: []].append(continuation) }
        return state.open.contains(label)
      }
      if isOpen { continuation.resume() }
    }
  }
}

/// A method that waits at a gate: `{gate, label, lane?, push?, steps?}`.
enum WaitingMethod: Method {
  static let name = "test.wait"

  static func lane(_ parameters: Parameters) -> String? {
    parameters.object["lane"]?.string
  }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let label = try parameters.string("label")
    context.progress?.begin("Waiting")
    for step in 0...100 { context.progress?.report(step, of: 100) }
    await Gate.named(try parameters.string("gate")).pass(label)
    try context.cancellation.check()
    var outcome = Outcome(.string(label))
    if let push = try parameters.optionalString("push") {
      outcome.pushes = [Push(method: push, params: ["label": .string(label)], key: nil)]
    }
    return outcome
  }
}

/// A method that fails by a fault of its own, with a secret in the error.
enum FaultyMethod: Method {
  struct Fault: Error {
    let secret = "/home/ana/diary.txt"
  }

  static let name = "test.fault"
  static let requiresParameters = false

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    throw Fault()
  }
}
