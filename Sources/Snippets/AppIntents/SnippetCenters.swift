import Synchronization

/// The centers of the process that show snippets of ``SnippetIntent``s, so that ``SnippetIntent/reload()``, which names
/// none, reaches all of them.
enum SnippetCenters {
  private struct Reference: Sendable {
    weak let center: SnippetCenter?
  }

  private static let references = Mutex<[Reference]>([])

  static func add(_ center: SnippetCenter) {
    references.withLock { references in
      references.removeAll { $0.center == nil }
      references.append(Reference(center: center))
    }
  }

  /// Does nothing while a snippet is drawn: one that reloads itself would never come to an end.
  static func reload(_ type: (some AppIntent).Type) {
    guard IntentPerformance.current?.context.isDrawing != true else { return }
    for center in references.withLock({ $0 }).compactMap(\.center) {
      center.dataChanged(intentNames: center.catalogue.names(of: ObjectIdentifier(type)))
    }
  }
}
