import Foundation
import JSONRPC

/// What a directory holds, by names in the order of their bytes. Hidden entries are left out.
struct VdirEntries: Sendable, Equatable {
  /// The most names that are read of one directory.
  static let mostNames = 200_000

  /// The items: names with the ending, at most ``Vdir/mostFiles``.
  private(set) var items: [String] = []
  /// The directories inside, at most ``Vdir/mostFiles``.
  private(set) var directories: [String] = []
  /// Symbolic links to directories, which are not followed.
  private(set) var links: [String] = []
  /// Whether there are more items than are told.
  private(set) var isCut = false

  /// A directory that is not there.
  init() {}

  /// Reads the directory and closes the descriptor; nil where it cannot be read to its end.
  init?(closing descriptor: Int32, ending: String) {
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    defer { closedir(stream) }
    var items: [String] = []
    var others: [String] = []
    var count = 0
    while count <= Self.mostNames {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { return nil }
        break
      }
      count += 1
      let name = Self.name(of: entry)
      guard !name.hasPrefix(".") else { continue }
      if name.hasSuffix("." + ending) { items.append(name) } else { others.append(name) }
    }
    isCut = items.count > Vdir.mostFiles || count > Self.mostNames
    self.items = Self.first(of: items)
    directories = Self.first(of: others.filter { Self.kind(of: $0, in: descriptor, AT_SYMLINK_NOFOLLOW) == S_IFDIR })
    links = Self.first(
      of: others.filter { name in
        Self.kind(of: name, in: descriptor, AT_SYMLINK_NOFOLLOW) == S_IFLNK
          && Self.kind(of: name, in: descriptor, 0) == S_IFDIR
      })
  }

  private static func first(of names: [String]) -> [String] {
    Array(names.map { OpaqueID($0) }.sorted().map(\.text).prefix(Vdir.mostFiles))
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    return String(cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
  }

  private static func kind(of name: String, in directory: Int32, _ flags: Int32) -> mode_t? {
    var status = stat()
    return fstatat(directory, name, &status, flags) == 0 ? status.st_mode & S_IFMT : nil
  }
}
