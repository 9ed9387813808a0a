import Snippets

/// A vdir, or a directory of vdirs of which each is a collection: a calendar, an address book, a list.
///
/// The directory itself, where it holds items or nothing else, is the collection with the empty name.
final class VdirCollections: Sendable {
  let ledger: VdirLedger

  /// - Parameter ending: What the names of the items end in: `ics` or `vcf`.
  init(path: String, ending: String) {
    ledger = VdirLedger(directory: path, ending: ending)
  }

  func vdir(of collection: String) -> Vdir {
    collection.isEmpty
      ? Vdir(path: ledger.directory, ending: ledger.ending)
      : Vdir(path: ledger.directory + "/" + collection, isLinkAllowed: false, ending: ledger.ending)
  }

  /// The path of an item below the directory.
  static func place(of collection: String, _ name: String) -> String {
    collection.isEmpty ? name : collection + "/" + name
  }

  /// The names of the collections among what the directory holds.
  static func names(in root: VdirEntries) -> [String] {
    (root.directories.isEmpty || !root.items.isEmpty ? [""] : []) + root.directories
  }

  /// The names of the collections.
  ///
  /// - Throws: ``SnippetError/storeUnavailable(_:)`` where the directory cannot be read.
  func names() throws -> [String] {
    try VdirCollections.reporting { Self.names(in: try vdir(of: "").entries()) }
  }

  /// What the directory holds itself; nil where it cannot be read.
  var root: VdirEntries? { try? vdir(of: "").entries() }

  /// How a person calls the collection: what its file `displayname` says, else its directory's name.
  func title(of collection: String, or standard: String) -> String {
    let name = collection.isEmpty ? standard : collection
    guard let bytes = try? vdir(of: collection).read("displayname").bytes, bytes.count <= 1_024,
      let text = String(validating: bytes, as: UTF8.self)
    else { return Self.shown(name) }
    let title = Self.shown(text)
    return title.isEmpty ? Self.shown(name) : title
  }

  private static func shown(_ name: String) -> String {
    DisplayText.clamped(
      DisplayText.sanitised(name).split(whereSeparator: \.isWhitespace).joined(separator: " "), to: 60)
  }

  // MARK: - Changes

  /// Writes a file and notes it as our own.
  func write(
    _ bytes: [UInt8], as name: String, in collection: String, replacing expected: VdirSignature?
  ) throws(Vdir.Failure) -> VdirSignature {
    let signature = try vdir(of: collection).write(bytes, as: name, replacing: expected)
    ledger.note(Self.place(of: collection, name))
    return signature
  }

  /// Removes a file and notes it as our own change.
  func remove(_ name: String, from collection: String, expected: VdirSignature) throws(Vdir.Failure) {
    try vdir(of: collection).remove(name, expected: expected)
    ledger.note(Self.place(of: collection, name))
  }

  /// Runs a change, with an error for a person where a vdir fails.
  static func reporting<Value>(_ change: () throws -> Value) throws -> Value {
    do {
      return try change()
    } catch let failure as Vdir.Failure {
      throw error(for: failure)
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
