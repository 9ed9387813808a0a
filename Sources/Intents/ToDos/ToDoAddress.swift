import JSONRPC

/// Which to-do is meant: by its UID, and where a shown one is meant by its place, since a UID may occur twice.
struct ToDoAddress: Sendable {
  let uid: String
  /// The list of the file.
  let list: String?
  /// The name of its file; nil for wherever the UID is found.
  let file: String?
  /// Which of the to-dos in the file.
  let index: Int?
  /// Of one that repeats, which instance was shown.
  var instance: String?

  /// Whether the to-do can be in that file.
  func isIn(_ name: String, of list: String) -> Bool {
    guard let file else { return true }
    return file.hasSameBytes(as: name) && (self.list ?? "").hasSameBytes(as: list)
  }

  /// The to-dos of a file that are meant: where its place holds another by now, those of that UID in the same file.
  func found(in toDos: [ToDo]) -> [ToDo] {
    let named = toDos.filter { $0.uid.hasSameBytes(as: uid) }
    guard file != nil, let shown = named.first(where: { $0.index == index }) else { return named }
    return [shown]
  }
}
