import Foundation
import Journal
import Synchronization

@testable import Server

/// A terminal in the same process: a test types, and sees what is shown.
final class TestTerminal: PersonTerminal, OpenTerminal {
  private struct State {
    var isOpen = false
    var isInterrupted = false
    var opened = 0
    var closed = 0
    var keys: [UInt8] = []
    var shown = ""
  }

  private let state = Monitor(State())
  /// Whether there is a terminal at all.
  private let isThere: Bool

  init(isThere: Bool = true) {
    self.isThere = isThere
  }

  /// How often it was taken, and how often given back.
  var counts: (opened: Int, closed: Int) { state.withLock { ($0.opened, $0.closed) } }
  var shown: String { state.withLock { $0.shown } }

  func type(_ text: String) {
    state.withLock { $0.keys += Array(text.utf8) }
    state.wakeAll()
  }

  /// Waits until the text is shown, without a thread of the pool on which the session works.
  func shows(_ text: String) async -> Bool {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let isShown = self.state.wait(milliseconds: 20_000) { $0.shown.contains(text) ? true : nil }
        continuation.resume(returning: isShown ?? false)
      }
    }
  }

  func open() -> (any OpenTerminal)? {
    guard isThere else { return nil }
    state.withLock { state in
      state.isOpen = true
      state.isInterrupted = false
      state.opened += 1
      state.shown = ""
    }
    return self
  }

  var size: PickerSize { PickerSize(columns: 80, rows: 24) }

  func run(_ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread(body)
  }

  func show(_ lines: [PickerLine]) {
    state.withLock { $0.shown = lines.map(\.text).joined(separator: "\n") }
    state.wakeAll()
  }

  func next(milliseconds: Int?) -> TerminalInput {
    state.wait(milliseconds: milliseconds) { state -> TerminalInput? in
      if state.isInterrupted || !state.isOpen { return .ended }
      guard !state.keys.isEmpty else { return nil }
      // One key at a time, as a person types.
      return .bytes([state.keys.removeFirst()])
    } ?? .nothing
  }

  func interrupt() {
    state.withLock { $0.isInterrupted = true }
    state.wakeAll()
  }

  func close() {
    state.withLock { state in
      guard state.isOpen else { return }
      state.isOpen = false
      state.closed += 1
    }
    state.wakeAll()
  }
}
