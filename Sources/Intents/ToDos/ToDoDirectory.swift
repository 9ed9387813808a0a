import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// The person's to-dos: a vdir, or a directory of vdirs of which each is a list.
final class ToDoDirectory: Sendable {
  /// What was found when the lists were read.
  struct Contents {
    var toDos: [ToDo] = []
    /// The files, lists and links that cannot be read, as `list/name`.
    var unreadable: [String] = []
    /// The lists of which only the first files were looked at.
    var cut: [String] = []
    /// Whether a whole list, or all, could not be read.
    var lacksList = false
  }

  let ledger: VdirLedger

  init(path: String) {
    ledger = VdirLedger(directory: path)
  }

  private func vdir(of list: String) -> Vdir {
    list.isEmpty
      ? Vdir(path: ledger.directory) : Vdir(path: ledger.directory + "/" + list, isLinkAllowed: false)
  }

  private static func place(of list: String, _ name: String) -> String {
    list.isEmpty ? name : list + "/" + name
  }

  /// The names of the lists, or the one that is named; the directory itself, where it holds to-dos or nothing else, is
  /// the empty one.
  ///
  /// - Throws: ``SnippetError/entityNotFound(_:)`` where there is no such list, ``SnippetError/storeUnavailable(_:)``
  ///   where the directory cannot be read.
  func lists(named name: String?) throws -> [String] {
    var lists: [String] = []
    try reporting { lists = Self.lists(in: try vdir(of: "").entries()) }
    guard let name else { return lists }
    guard Vdir.isPlainName(name), lists.contains(where: { $0.hasSameBytes(as: name) }) else {
      throw SnippetError.entityNotFound("There is no such list.")
    }
    return [name]
  }

  private static func lists(in root: VdirEntries) -> [String] {
    (root.directories.isEmpty || !root.items.isEmpty ? [""] : []) + root.directories
  }

  /// What all lists hold, or the one that is named, in the order of the files. What cannot be read is told.
  ///
  /// - Throws: ``SnippetError/entityNotFound(_:)`` where there is no such list.
  func contents(ofListNamed name: String?) throws -> Contents {
    var contents = Contents()
    guard let root = try? vdir(of: "").entries() else {
      contents.lacksList = true
      return contents
    }
    for list in try name.map({ try lists(named: $0) }) ?? Self.lists(in: root) { add(list, to: &contents) }
    if name == nil { contents.unreadable += root.links }
    return contents
  }

  private func add(_ list: String, to contents: inout Contents) {
    let vdir = vdir(of: list)
    guard let entries = try? vdir.entries() else {
      contents.unreadable.append(list)
      contents.lacksList = true
      return
    }
    if entries.isCut { contents.cut.append(list) }
    for name in entries.items {
      guard let file = try? ToDoFile(name, in: vdir, list: list) else {
        contents.unreadable.append(Self.place(of: list, name))
        continue
      }
      contents.toDos += file.toDos
      if !file.document.problems.isEmpty { contents.unreadable.append(Self.place(of: list, name)) }
    }
  }

  // MARK: - Changes

  /// Writes a new to-do.
  func add(_ toDo: ICalendarToDo, uid: String, to list: String) throws {
    let calendar = ICalendarComponent.calendar(product: BuiltInIntents.product, children: [toDo.component])
    let name = Vdir.itemName(for: uid)
    try ledger.change {
      try reporting {
        try vdir(of: list).write(ICalendarDocument(components: [calendar]).bytes, as: name, replacing: nil)
      }
      ledger.note(Self.place(of: list, name))
    }
  }

  /// Marks a to-do as done, or takes that back; one that is so already is left alone.
  func setCompleted(_ isCompleted: Bool, _ address: ToDoAddress, in lists: [String], at instant: Date) throws {
    try ledger.change {
      try retrying {
        var (file, toDo) = try found(address, in: lists)
        guard toDo.isCompleted != isCompleted else { return }
        guard !toDo.isRecurring else {
          throw SnippetError.invalidParameter("uid", "names a to-do that repeats, which cannot be completed here")
        }
        guard toDo.isWritable else { throw SnippetError.storeUnavailable("The file of the to-do has faults.") }
        file.change(toDo.index) { component in
          guard var changed = ICalendarToDo(component) else { return component }
          changed.setCompleted(isCompleted, at: instant)
          return changed.component
        }
        try vdir(of: file.list).write(file.document.bytes, as: file.name, replacing: file.signature)
        ledger.note(Self.place(of: file.list, file.name))
      }
    }
  }

  /// The one to-do that is meant.
  private func found(_ address: ToDoAddress, in lists: [String]) throws -> (file: ToDoFile, toDo: ToDo) {
    var found: [(ToDoFile, ToDo)] = []
    for list in address.file == nil ? lists : [address.list ?? ""] {
      let vdir = vdir(of: list)
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
  func removeCompleted(in lists: [String], removed: (Int) -> Void) throws {
    try ledger.change {
      for list in lists {
        let vdir = vdir(of: list)
        var names: [String] = []
        try reporting { names = try vdir.entries().items }
        for name in names { try retrying { removed(try removeCompleted(from: name, in: vdir, list: list)) } }
      }
    }
  }

  private func removeCompleted(from name: String, in vdir: Vdir, list: String) throws -> Int {
    guard var file = try? ToDoFile(name, in: vdir, list: list), file.document.problems.isEmpty else { return 0 }
    let completed = file.toDos.filter { $0.isCompleted && !$0.isRecurring }
    guard !completed.isEmpty else { return 0 }
    if file.isEmpty(without: { $0.isCompleted && !$0.isRecurring }) {
      try vdir.remove(name, expected: file.signature)
    } else {
      for toDo in completed.reversed() { file.change(toDo.index) { _ in nil } }
      try vdir.write(file.document.bytes, as: name, replacing: file.signature)
    }
    ledger.note(Self.place(of: list, name))
    return completed.count
  }

  /// Reads and changes anew where another program was faster, a few times.
  private func retrying(_ change: () throws -> Void) throws {
    for _ in 0..<3 {
      do {
        return try change()
      } catch Vdir.Failure.changed {
        continue
      } catch let failure as Vdir.Failure {
        throw Self.error(for: failure)
      }
    }
    throw Self.error(for: .changed)
  }

  private func reporting(_ change: () throws -> Void) throws {
    do {
      try change()
    } catch let failure as Vdir.Failure {
      throw Self.error(for: failure)
    }
  }

  static func error(for failure: Vdir.Failure) -> SnippetError {
    switch failure {
    case .unreadable: .entityNotFound("The file cannot be read.")
    case .unlistable: .storeUnavailable("The directory cannot be read.")
    case .unwritable: .storeUnavailable("The disk is full, or the directory cannot be written.")
    case .changed: .storeUnavailable("Another program is changing the file.")
    }
  }
}
