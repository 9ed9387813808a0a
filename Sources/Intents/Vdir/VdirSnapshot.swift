/// Which files a vdir, or a directory of vdirs, holds, and by what a change of each is seen.
public struct VdirSnapshot: Sendable, Equatable {
  /// The files' signatures by their paths below the directory.
  private(set) var signatures: [String: VdirSignature] = [:]

  /// Looks at the directory and at the directories directly inside it.
  public init(directory: String) {
    let root = Vdir(path: directory)
    add(root, below: "")
    for name in root.directoryNames { add(Vdir(path: directory + "/" + name), below: name + "/") }
  }

  private mutating func add(_ vdir: Vdir, below prefix: String) {
    for name in vdir.itemNames {
      signatures[prefix + name] = VdirSignature(path: vdir.path + "/" + name)
    }
  }

  mutating func update(_ path: String, in directory: String) {
    signatures[path] = VdirSignature(path: directory + "/" + path)
  }

  /// A number that two snapshots of the same files share, in one run of the process and across runs (FNV-1a, 64 bits).
  public var digest: UInt64 {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for (path, signature) in signatures.sorted(by: { $0.key < $1.key }) {
      add(path.utf8)
      add([0])
      add("\(signature.inode) \(signature.size) \(signature.seconds) \(signature.nanoseconds)".utf8)
      add([0])
    }
    return digest
  }
}
