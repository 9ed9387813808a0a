import Foundation
import Formats
import JSONRPC
import Snippets

extension ToDoDirectory {
  /// Writes a new to-do.
  ///
  /// - Returns: The change, by which it can be taken back.
  @discardableResult
  func add(_ calendar: ICalendarComponent, uid: String, to list: String, title: String) throws -> WrittenChange {
    let name = Vdir.itemName(for: uid)
    let bytes = ICalendarDocument(components: [calendar]).bytes
    let written = try collections.ledger.change {
      try VdirCollections.reporting { try collections.write(bytes, as: name, in: list, replacing: nil) }
    }
    return note(id: uid, "Added “\(title)”", [file(name, in: list, before: nil, after: written)])
  }

  /// Marks a to-do as done, or takes that back; one that is so already is left alone. Of a series the instance that it
  /// stands at is done: that becomes a to-do of its own, and the series moves on to the next one.
  ///
  /// - Parameter identifier: Names the change, and the instance where one is written.
  func setCompleted(
    _ isCompleted: Bool, _ address: ToDoAddress, in lists: [String], at instant: Date, identifier: String
  ) throws {
    var files: [WrittenChange.File] = []
    var title = ""
    try collections.ledger.change {
      try retrying {
        let (file, toDo) = try found(address, in: lists)
        guard toDo.isCompleted != isCompleted else { return }
        // The series has moved on: that instance is done already.
        if isCompleted, let instance = address.instance, toDo.instance?.hasSameBytes(as: instance) != true { return }
        guard toDo.isWritable else { throw SnippetError.storeUnavailable("The file of the to-do has faults.") }
        guard toDo.isCompletable else {
          throw SnippetError.invalidParameter("uid", "names a to-do whose rule is not understood here")
        }
        title = "\(isCompleted ? "Completed" : "Reopened") “\(toDo.title)”"
        files = try write(isCompleted, file, toDo, at: instant, identifier: identifier)
      }
    }
    note(id: identifier, title, files)
  }

  private func write(
    _ isCompleted: Bool, _ file: ToDoFile, _ toDo: ToDo, at instant: Date, identifier: String
  ) throws -> [WrittenChange.File] {
    var file = file
    var instance: ICalendarComponent?
    file.change(toDo.index) { component in
      guard var changed = ICalendarToDo(component) else { return component }
      if isCompleted, changed.isRecurring, case .at(let next) = changed.nextInstance {
        instance = changed.completedInstance(uid: identifier, at: instant).component
        changed.advance(to: next, at: instant)
      } else {
        changed.setCompleted(isCompleted, at: instant)
      }
      return changed.component
    }
    var files: [WrittenChange.File] = []
    if let instance {
      let calendar = file.calendar(for: instance)
      let name = Vdir.itemName(for: identifier)
      let signature = try collections.write(
        ICalendarDocument(components: [calendar]).bytes, as: name, in: file.list, replacing: nil)
      files.append(self.file(name, in: file.list, before: nil, after: signature))
    }
    do {
      let signature = try collections.write(
        file.document.bytes, as: file.name, in: file.list, replacing: file.signature)
      return files + [self.file(file.name, in: file.list, before: (file.bytes, file.signature), after: signature)]
    } catch {
      // The instance without the series that has moved on would be there twice.
      for written in files {
        if let after = written.after { try? collections.remove(written.name, from: file.list, expected: after) }
      }
      throw error
    }
  }

  /// The one to-do that is meant.
  private func found(_ address: ToDoAddress, in lists: [String]) throws -> (file: ToDoFile, toDo: ToDo) {
    var found: [(ToDoFile, ToDo)] = []
    for list in address.file == nil ? lists : [address.list ?? ""] {
      let vdir = collections.vdir(of: list)
      for name in try vdir.entries().items where address.isIn(name, of: list) {
        guard let file = try? ToDoFile(name, in: vdir, list: list) else { continue }
        found += address.found(in: file.toDos).map { (file, $0) }
      }
    }
    guard let first = found.first else { throw SnippetError.entityNotFound("The to-do is gone.") }
    guard found.count == 1 else { throw SnippetError.entityNotFound("More than one to-do has that UID.") }
    return first
  }

  /// Removes the to-dos that are done. Files with faults and to-dos that repeat are left alone.
  ///
  /// - Parameter removed: Told of each file how many were removed, as they are.
  func removeCompleted(in lists: [String], identifier: String, removed: (Int) -> Void) throws {
    var files: [WrittenChange.File] = []
    var count = 0
    defer {
      note(id: identifier, count == 1 ? "Cleared one to-do" : "Cleared \(count) to-dos", files)
    }
    try collections.ledger.change {
      for list in lists {
        let vdir = collections.vdir(of: list)
        let names = try VdirCollections.reporting { try vdir.entries().items }
        for name in names {
          try retrying {
            guard let (file, number) = try removeCompleted(from: name, in: vdir, list: list) else { return }
            files.append(file)
            count += number
            removed(number)
          }
        }
      }
    }
  }

  private func removeCompleted(
    from name: String, in vdir: Vdir, list: String
  ) throws -> (WrittenChange.File, Int)? {
    guard var file = try? ToDoFile(name, in: vdir, list: list), file.document.problems.isEmpty else { return nil }
    let completed = file.toDos.filter { $0.isCompleted && !$0.isRecurring }
    guard !completed.isEmpty else { return nil }
    var after: VdirSignature?
    if file.isEmpty(without: { $0.isCompleted && !$0.isRecurring }) {
      try collections.remove(name, from: list, expected: file.signature)
    } else {
      for toDo in completed.reversed() { file.change(toDo.index) { _ in nil } }
      after = try collections.write(file.document.bytes, as: name, in: list, replacing: file.signature)
    }
    return (self.file(name, in: list, before: (file.bytes, file.signature), after: after), completed.count)
  }

  private func file(
    _ name: String, in list: String, before: (bytes: [UInt8], signature: VdirSignature)?, after: VdirSignature?
  ) -> WrittenChange.File {
    WrittenChange.File(collections: collections, collection: list, name: name, before: before, after: after)
  }

  @discardableResult
  private func note(id: String, _ title: String, _ files: [WrittenChange.File]) -> WrittenChange {
    let change = WrittenChange(id: id, title: title, files: files, shownBy: [ShowTodoList.name])
    log.note(change)
    return change
  }

  /// Reads and changes anew where another program was faster, a few times.
  private func retrying(_ change: () throws -> Void) throws {
    for _ in 0..<3 {
      do {
        return try change()
      } catch Vdir.Failure.changed {
        continue
      } catch let failure as Vdir.Failure {
        throw VdirCollections.error(for: failure)
      }
    }
    throw VdirCollections.error(for: .changed)
  }
}
