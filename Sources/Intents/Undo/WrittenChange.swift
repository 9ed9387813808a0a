/// Something that was written for the person, and how it can be taken back.
struct WrittenChange: Sendable {
  /// One file of it.
  struct File: Sendable {
    let collections: VdirCollections
    /// The name of the collection.
    let collection: String
    let name: String
    /// Its bytes before and what it was; nil where there was none.
    let before: (bytes: [UInt8], signature: VdirSignature)?
    /// What it was afterwards; nil where it was removed.
    var after: VdirSignature?

    /// Whether nobody changed the file since.
    var isUntouched: Bool { collections.vdir(of: collection).signature(of: name) == after }
  }

  let id: String
  /// What was done, for a person: “Added “Lunch””.
  let title: String
  var files: [File]
  /// The names of the snippet intents that show it.
  let shownBy: Set<String>
}
