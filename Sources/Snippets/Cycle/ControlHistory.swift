import JSONRPC

/// What the controls of a snippet did, revision by revision, so that a tap on an older view can be understood.
///
/// A control that does the same from one revision to the next takes one place, so that a view may be shown for long and
/// many interactions may come from it.
struct ControlHistory: Sendable {
  private struct Span: Sendable {
    let action: ViewControl.Action
    let first: Int
    var last: Int
  }

  /// Of spans that have ended, so many are kept, the newest.
  static let mostEnded = 200

  /// By the control's id, oldest first.
  private var spans: [OpaqueID: [Span]] = [:]
  private var count = 0
  private var newest = 0

  /// Takes down the controls of the next revision.
  mutating func note(_ controls: [OpaqueID: ViewControl], of revision: Int) {
    for (id, control) in controls {
      let goesOn = Self.note(control.action, of: revision, after: newest, in: &spans[id, default: []])
      if !goesOn { count += 1 }
    }
    newest = revision
    forget(beyond: controls.count + Self.mostEnded)
  }

  /// Takes down what a control does in the next revision.
  ///
  /// - Returns: Whether it does what it did in the newest one.
  private static func note(
    _ action: ViewControl.Action, of revision: Int, after newest: Int, in spans: inout [Span]
  ) -> Bool {
    let last = spans.count - 1
    if last >= 0, spans[last].last == newest, spans[last].action == action {
      spans[last].last = revision
      return true
    }
    spans.append(Span(action: action, first: revision, last: revision))
    return false
  }

  /// What the control did in that revision; nil where it was not there, or where that is forgotten.
  func action(of id: OpaqueID, in revision: Int) -> ViewControl.Action? {
    spans[id]?.last { $0.first <= revision && revision <= $0.last }?.action
  }

  private mutating func forget(beyond most: Int) {
    while count > most {
      guard let oldest = spans.min(by: { ($0.value.first?.last ?? 0) < ($1.value.first?.last ?? 0) })?.key else {
        return
      }
      spans[oldest]?.removeFirst()
      if spans[oldest]?.isEmpty == true { spans[oldest] = nil }
      count -= 1
    }
  }
}
