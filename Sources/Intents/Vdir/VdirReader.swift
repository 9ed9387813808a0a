import Synchronization

/// Reads the items of collections, each anew only where its file is another one than before.
final class VdirReader<Item: Sendable>: Sendable {
  /// A file and what stands in it.
  struct File: Sendable {
    let collection: String
    let name: String
    let signature: VdirSignature
    let item: Item
  }

  /// What was found.
  struct Contents: Sendable {
    var files: [File] = []
    /// The files, collections and links that cannot be read, as `collection/name`.
    var unreadable: [String] = []
    /// The collections of which only the first files were looked at.
    var cut: [String] = []
  }

  let collections: VdirCollections
  private let parse: @Sendable (String, [UInt8]) -> Item?
  private let known = Mutex<[String: (signature: VdirSignature, item: Item?)]>([:])

  /// - Parameter parse: Gives what stands in the file of that name; nil where it cannot be read.
  init(_ collections: VdirCollections, parse: @escaping @Sendable (String, [UInt8]) -> Item?) {
    self.collections = collections
    self.parse = parse
  }

  /// Everything that can be read, in the order of the collections and of the files' names.
  func contents() -> Contents {
    var contents = Contents()
    guard let root = collections.root else {
      contents.unreadable.append("")
      return contents
    }
    contents.unreadable += root.links
    var seen: [String: (VdirSignature, Item?)] = [:]
    let before = known.withLock { $0 }
    for collection in VdirCollections.names(in: root) {
      let vdir = collections.vdir(of: collection)
      guard let entries = try? vdir.entries() else {
        contents.unreadable.append(collection)
        continue
      }
      if entries.isCut { contents.cut.append(collection) }
      for name in entries.items {
        let place = VdirCollections.place(of: collection, name)
        guard let (signature, item) = read(name, in: vdir, before[place]) else {
          contents.unreadable.append(place)
          continue
        }
        seen[place] = (signature, item)
        if let item {
          contents.files.append(File(collection: collection, name: name, signature: signature, item: item))
        } else {
          contents.unreadable.append(place)
        }
      }
    }
    known.withLock { $0 = seen }
    return contents
  }

  private func read(
    _ name: String, in vdir: Vdir, _ before: (signature: VdirSignature, item: Item?)?
  ) -> (VdirSignature, Item?)? {
    if let before, vdir.signature(of: name) == before.signature { return before }
    guard let (bytes, signature) = try? vdir.read(name) else { return nil }
    return (signature, parse(name, bytes))
  }

  /// One file; nil where it is gone or cannot be read.
  func file(_ name: String, in collection: String) -> File? {
    guard Vdir.isPlainName(name), name.hasSuffix("." + collections.ledger.ending),
      collection.isEmpty || Vdir.isPlainName(collection),
      let (bytes, signature) = try? collections.vdir(of: collection).read(name), let item = parse(name, bytes)
    else { return nil }
    return File(collection: collection, name: name, signature: signature, item: item)
  }
}
