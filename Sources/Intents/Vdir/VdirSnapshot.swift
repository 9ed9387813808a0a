import JSONRPC

/// Which files a vdir, or a directory of vdirs, holds, and by what a change of each is seen.
public struct VdirSnapshot: Sendable, Equatable {
  /// The files' signatures by their paths below the directory.
  private var signatures: [OpaqueID: VdirSignature] = [:]
  /// The directories inside, with a slash each.
  private var directories: Set<OpaqueID> = []
  /// What cannot be read: directories and links.
  private var unreadable: Set<OpaqueID> = []

  /// Looks at the directory and at the directories directly inside it.
  ///
  /// - Parameter ending: What the names of the items end in.
  public init(directory: String, ending: String = "ics") {
    for name in add(Vdir(path: directory, ending: ending), below: "").directories {
      directories.insert(OpaqueID(name + "/"))
      add(Vdir(path: directory + "/" + name, isLinkAllowed: false, ending: ending), below: name + "/")
    }
  }

  @discardableResult
  private mutating func add(_ vdir: Vdir, below prefix: String) -> VdirEntries {
    guard let entries = try? vdir.entries() else {
      unreadable.insert(OpaqueID(prefix))
      return VdirEntries()
    }
    for name in entries.items {
      signatures[OpaqueID(prefix + name)] = VdirSignature(path: vdir.path + "/" + name)
    }
    for name in entries.links { unreadable.insert(OpaqueID(prefix + name)) }
    return entries
  }

  mutating func update(_ path: String, in directory: String) {
    signatures[OpaqueID(path)] = VdirSignature(path: directory + "/" + path)
  }

  /// A number that two snapshots of the same files share, in one run of the process and across runs (FNV-1a, 64 bits).
  public var digest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
      digest = digest &* 0x100_0000_01B3
    }
    for (path, signature) in signatures.sorted(by: { $0.key < $1.key }) {
      add(path.text)
      add("\(signature.inode) \(signature.size) \(signature.seconds) \(signature.nanoseconds)")
    }
    for names in [directories, unreadable] {
      add("")
      for name in names.sorted() { add(name.text) }
    }
    return digest
  }
}
