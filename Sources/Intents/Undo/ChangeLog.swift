import JSONRPC
import Snippets
import Synchronization

/// What was written lately, newest last, so that it can be taken back. It lasts as long as the process.
final class ChangeLog: Sendable {
  /// The most changes that are kept, and the most bytes of the files before them.
  static let (mostChanges, mostBytes) = (100, 8_388_608)

  private let changes = Mutex<[WrittenChange]>([])

  func note(_ change: WrittenChange) {
    guard !change.files.isEmpty else { return }
    changes.withLock { changes in
      changes.append(change)
      func size() -> Int { changes.reduce(0) { $0 + $1.files.reduce(0) { $0 + ($1.before?.bytes.count ?? 0) } } }
      while changes.count > Self.mostChanges || size() > Self.mostBytes { changes.removeFirst() }
    }
  }

  /// The change of that id, or the last one; nil where it was taken back or is too old.
  func change(_ id: String?) -> WrittenChange? {
    changes.withLock { changes in id.map { id in changes.last { $0.id.hasSameBytes(as: id) } } ?? changes.last }
  }

  /// The last change, where it was one that the snippet shows and can be taken back.
  func last(shownBy name: String) -> WrittenChange? {
    changes.withLock(\.last).flatMap { change in
      change.shownBy.contains(name) && change.files.allSatisfy(\.isUntouched) ? change : nil
    }
  }

  /// Takes a change back: each file as it was before, and all of them or, where somebody changed one since, none.
  ///
  /// - Throws: ``SnippetError/entityNotFound(_:)`` where a file is not any more what was written.
  func undo(_ change: WrittenChange) throws {
    for file in change.files where !file.isUntouched {
      throw SnippetError.entityNotFound("It was changed since, so it stays as it is.")
    }
    try VdirCollections.reporting {
      for file in change.files {
        try file.collections.ledger.change {
          if let before = file.before {
            let written = try file.collections.write(
              before.bytes, as: file.name, in: file.collection, replacing: file.after)
            restored(file, as: written)
          } else if let after = file.after {
            try file.collections.remove(file.name, from: file.collection, expected: after)
          }
        }
      }
    }
    changes.withLock { $0.removeAll { $0.id == change.id } }
  }

  /// The file is again what an earlier change had made of it, so that one can be taken back too.
  private func restored(_ file: WrittenChange.File, as written: VdirSignature) {
    changes.withLock { changes in
      for change in changes.indices {
        for index in changes[change].files.indices {
          let other = changes[change].files[index]
          guard other.collections === file.collections, other.collection.hasSameBytes(as: file.collection),
            other.name.hasSameBytes(as: file.name), other.after == file.before?.signature
          else { continue }
          changes[change].files[index].after = written
        }
      }
    }
  }
}
