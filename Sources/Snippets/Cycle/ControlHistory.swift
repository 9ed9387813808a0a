import JSONRPC

/// What the controls of a snippet did, revision by revision, so that a tap on an older view can be understood.
///
/// A control that does the same from one revision to the next takes one place, so that a view may be shown for long and
/// many interactions may come from it.
struct ControlHistory: Sendable {
  private struct Span: Sendable {
    let action: ViewControl.Action
    let first: Int
    let last: Int
  }

  /// Of spans that have ended, so many are kept, the newest.
  static let mostEnded = 200

  /// What the controls of the newest revision do, and since which one.
  private var current: [OpaqueID: (action: ViewControl.Action, first: Int)] = [:]
  /// What controls did until they did something else or went, by their ids, oldest first.
  private var ended: [OpaqueID: [Span]] = [:]
  private var endedCount = 0
  private var newest = 0

  /// Takes down the controls of the next revision.
  ///
  /// - Parameter new: Those that may not be as they were in the one before.
  mutating func note(
    _ controls: [OpaqueID: ViewControl], new: [(id: OpaqueID, control: ViewControl)], of revision: Int
  ) {
    for (id, control) in new {
      if let place = current.index(forKey: id) {
        if current.values[place].action == control.action { continue }
        end(id, current.values[place].action, first: current.values[place].first)
      }
      current[id] = (control.action, revision)
    }
    if current.count != controls.count {
      for (id, span) in current where controls[id] == nil { end(id, span.action, first: span.first) }
      current = current.filter { controls[$0.key] != nil }
    }
    newest = revision
    forget()
  }

  private mutating func end(_ id: OpaqueID, _ action: ViewControl.Action, first: Int) {
    ended[id, default: []].append(Span(action: action, first: first, last: newest))
    endedCount += 1
  }

  /// What the control did in that revision; nil where it was not there, or where that is forgotten.
  func action(of id: OpaqueID, in revision: Int) -> ViewControl.Action? {
    if let current = current[id], current.first <= revision, revision <= newest { return current.action }
    return ended[id]?.last { $0.first <= revision && revision <= $0.last }?.action
  }

  private mutating func forget() {
    while endedCount > Self.mostEnded {
      guard let oldest = ended.min(by: { ($0.value.first?.last ?? 0) < ($1.value.first?.last ?? 0) })?.key else {
        return
      }
      ended[oldest]?.removeFirst()
      if ended[oldest]?.isEmpty == true { ended[oldest] = nil }
      endedCount -= 1
    }
  }
}
