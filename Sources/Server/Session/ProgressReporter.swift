internal import Foundation
internal import JSONRPC
internal import Synchronization

/// Sends `$/progress` for one call: a percentage that only grows, and not more than ten reports a second.
final class ProgressReporter: Sendable {
  private struct State {
    var percentage = -1
    var lastReport: Date?
    var hasBegun = false
  }

  private let token: JSONValue
  private let key: String
  private let now: @Sendable () -> Date
  private let send: @Sendable (Push) -> Void
  private let state = Mutex(State())

  private static let interval = 0.1

  init(token: JSONValue, now: @escaping @Sendable () -> Date, send: @escaping @Sendable (Push) -> Void) {
    self.token = token
    key = "$/progress " + JSONWriter.text(of: token)
    self.now = now
    self.send = send
  }

  func begin(_ title: String) {
    state.withLock { $0.hasBegun = true }
    push(["kind": "begin", "title": .string(title), "percentage": 0], isReport: false)
  }

  /// Begins with the first report.
  func beginIfNeeded(_ title: String) {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    if isFirst { push(["kind": "begin", "title": .string(title), "percentage": 0], isReport: false) }
  }

  /// - Parameters:
  ///   - done: How much is done.
  ///   - total: How much there is to do.
  func report(_ done: Int, of total: Int) {
    let percentage = total > 0 ? min(100, max(0, done) * 100 / total) : 100
    let isDue = state.withLock { state in
      let moment = now()
      let isEarly = state.lastReport.map { moment.timeIntervalSince($0) < Self.interval } ?? false
      guard state.hasBegun, percentage > state.percentage, !isEarly else { return false }
      state.percentage = percentage
      state.lastReport = moment
      return true
    }
    guard isDue else { return }
    push(
      ["kind": "report", "percentage": JSONValue(percentage), "message": .string("\(done) of \(total)")], isReport: true
    )
  }

  /// Ends the progress, if it has begun; to be called before the answer.
  func end() {
    let hasBegun = state.withLock { state in
      defer { state.hasBegun = false }
      return state.hasBegun
    }
    if hasBegun { push(["kind": "end"], isReport: false) }
  }

  private func push(_ value: JSONValue, isReport: Bool) {
    // The beginning and the end keep their places; a report that still waits when the end comes is not sent any more.
    send(Push(method: "$/progress", params: ["token": token, "value": value], key: key, isOrdered: !isReport))
  }
}
