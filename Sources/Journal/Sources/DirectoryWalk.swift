internal import Glibc

/// Finds the files of a directory. It follows no symbolic link, so that it never leaves the directory and never goes round.
struct DirectoryWalk {
  /// How deep directories may be nested.
  static let deepest = 32
  /// A source with more files than these is not read further.
  static let mostFiles = 1_000_000

  private let root: String
  private let isCancelled: () -> Bool
  private(set) var files: [FoundFile] = []

  /// The files of the formats that are read, by their paths. Names that begin with a dot are passed over.
  static func files(in root: String, isCancelled: () -> Bool) -> [FoundFile]? {
    withoutActuallyEscaping(isCancelled) { isCancelled in
      var walk = DirectoryWalk(root: root, isCancelled: isCancelled)
      guard walk.enter("", depth: 0) else { return nil }
      return walk.files.sorted { $0.path < $1.path }
    }
  }

  private init(root: String, isCancelled: @escaping () -> Bool) {
    self.root = root
    self.isCancelled = isCancelled
  }

  /// Whether the directory could be read.
  @discardableResult
  private mutating func enter(_ path: String, depth: Int) -> Bool {
    guard let directory = opendir(path.isEmpty ? root : root + "/" + path) else { return false }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(validatingCString: $0) }
      }
      // A name that is not UTF-8 could not be shown or opened again by its text.
      if let name, !name.hasPrefix(".") { names.append(name) }
    }
    closedir(directory)
    for name in names.sorted() where files.count < Self.mostFiles && !isCancelled() {
      take(path.isEmpty ? name : path + "/" + name, depth: depth)
    }
    return true
  }

  private mutating func take(_ path: String, depth: Int) {
    var status = stat()
    guard lstat(root + "/" + path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: if depth < Self.deepest { enter(path, depth: depth + 1) }
    case S_IFREG:
      guard let format = FoundFile.Format(path: path) else { return }
      files.append(
        FoundFile(
          path: path, format: format, size: Int(status.st_size), modified: Self.nanoseconds(status.st_mtim),
          changed: Self.nanoseconds(status.st_ctim)))
    default: break
    }
  }

  private static func nanoseconds(_ time: timespec) -> Int {
    let (seconds, overflow) = time.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? 0 : seconds &+ time.tv_nsec
  }
}
