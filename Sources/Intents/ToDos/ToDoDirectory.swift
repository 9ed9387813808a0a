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

  let collections: VdirCollections
  let log: ChangeLog

  init(path: String, log: ChangeLog) {
    collections = VdirCollections(path: path, ending: "ics")
    self.log = log
  }

  /// The names of the lists, or the one that is named.
  ///
  /// - Throws: ``SnippetError/entityNotFound(_:)`` where there is no such list, ``SnippetError/storeUnavailable(_:)``
  ///   where the directory cannot be read.
  func lists(named name: String?) throws -> [String] {
    let lists = try collections.names()
    guard let name else { return lists }
    guard Vdir.isPlainName(name), lists.contains(where: { $0.hasSameBytes(as: name) }) else {
      throw SnippetError.entityNotFound("There is no such list.")
    }
    return [name]
  }

  /// The names of the lists that can be written, and how a person calls each.
  func choices() throws -> [(name: String, title: String)] {
    try collections.names().filter { collections.vdir(of: $0).isWritable }
      .map { ($0, collections.title(of: $0, or: "To-Dos")) }
  }

  /// What all lists hold, or the one that is named, in the order of the files. What cannot be read is told.
  ///
  /// - Throws: ``SnippetError/entityNotFound(_:)`` where there is no such list.
  func contents(ofListNamed name: String?) throws -> Contents {
    var contents = Contents()
    guard let root = collections.root else {
      contents.lacksList = true
      return contents
    }
    for list in try name.map({ try lists(named: $0) }) ?? VdirCollections.names(in: root) { add(list, to: &contents) }
    if name == nil { contents.unreadable += root.links }
    return contents
  }

  private func add(_ list: String, to contents: inout Contents) {
    let vdir = collections.vdir(of: list)
    guard let entries = try? vdir.entries() else {
      contents.unreadable.append(list)
      contents.lacksList = true
      return
    }
    if entries.isCut { contents.cut.append(list) }
    for name in entries.items {
      guard let file = try? ToDoFile(name, in: vdir, list: list) else {
        contents.unreadable.append(VdirCollections.place(of: list, name))
        continue
      }
      contents.toDos += file.toDos
      if !file.document.problems.isEmpty { contents.unreadable.append(VdirCollections.place(of: list, name)) }
    }
  }
}
