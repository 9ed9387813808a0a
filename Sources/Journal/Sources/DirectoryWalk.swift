internal import Formats
internal import Glibc

/// Finds the files of a directory. It follows no symbolic link, so that it never leaves the directory and never goes
/// round.
struct DirectoryWalk {
  /// How deep directories may be nested.
  static let deepest = 32
  /// A source with more files than these is not read further.
  static let mostFiles = 1_000_000

  private let root: String
  private var isCancelled: () -> Bool
  /// The files, by their paths.
  private(set) var files: [FoundFile] = []
  /// What could not be looked at, each with what is wrong; the path of a directory ends in `/`.
  private(set) var unreadable: [String: String] = [:]

  /// Names that begin with a dot are passed over. Nil if the directory itself cannot be read.
  static func walk(_ root: String, isCancelled: () -> Bool) -> DirectoryWalk? {
    withoutActuallyEscaping(isCancelled) { isCancelled in
      var walk = DirectoryWalk(root: root, isCancelled: isCancelled)
      guard walk.enter("", depth: 0) else { return nil }
      walk.files.sort { $0.path < $1.path }
      walk.pairCompanions()
      // The result outlives the question.
      walk.isCancelled = { false }
      return walk
    }
  }

  private init(root: String, isCancelled: @escaping () -> Bool) {
    self.root = root
    self.isCancelled = isCancelled
  }

  /// Whether the directory could be read.
  private mutating func enter(_ path: String, depth: Int) -> Bool {
    guard let directory = opendir(path.isEmpty ? root : root + "/" + path) else { return false }
    var names: [String] = []
    while let entry = readdir(directory) {
      let octets = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: Int(NAME_MAX) + 1) { start in
          Array(UnsafeBufferPointer(start: start, count: strnlen(start, Int(NAME_MAX) + 1)))
        }
      }
      guard octets.first != UInt8(ascii: ".") else { continue }
      if let name = String(validating: octets, as: UTF8.self) {
        names.append(name)
      } else {
        report(octets, type: Int(entry.pointee.d_type), in: path)
      }
    }
    defer { closedir(directory) }
    for name in names.sorted() where files.count < Self.mostFiles && !isCancelled() {
      take(name, of: dirfd(directory), path.isEmpty ? name : path + "/" + name, in: path, depth: depth)
    }
    return true
  }

  /// A name that is not UTF-8 could not be shown or opened again by its text.
  private mutating func report(_ octets: [UInt8], type: Int, in path: String) {
    let digits = Array("0123456789ABCDEF".utf8)
    let name = String(
      decoding: octets.flatMap { $0 < 0x80 ? [$0] : [0x25, digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    let isDirectory = type == Int(DT_DIR)
    unreadable[(path.isEmpty ? name : path + "/" + name) + (isDirectory ? "/" : "")] = "the name is not UTF-8"
  }

  private mutating func take(_ name: String, of directory: CInt, _ path: String, in parent: String, depth: Int) {
    var status = stat()
    guard fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      // What may be listed but not entered; what was removed just now is gone.
      if errno != ENOENT { unreadable[parent + "/"] = "the directory cannot be entered" }
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      if depth >= Self.deepest {
        unreadable[path + "/"] = "nested deeper than \(Self.deepest)"
      } else if !enter(path, depth: depth + 1), access(root + "/" + path, F_OK) == 0 {
        unreadable[path + "/"] = "the directory cannot be opened"
      }
    case S_IFREG:
      let file = FoundFile(path: path, status)
      if !file.isOfOtherKind { files.append(file) }
    default: break
    }
  }

  /// Finds the sidecar of each picture.
  private mutating func pairCompanions() {
    let candidates = Dictionary(files.lazy.filter(\.mayBeCompanion).map { ($0.path, $0) }) { first, _ in first }
    guard !candidates.isEmpty else { return }
    let paths = candidates.keys.sorted()
    for index in files.indices where !files[index].mayBeCompanion {
      let file = files[index]
      let folder = file.folder
      // Whatever the sidecar is called, it begins as the picture does; so most files need not be compared with names.
      let beginning = String(folder + Self.commonBeginning(of: file.name))
      let nearest = paths.partitioningIndex { $0 >= beginning }
      guard nearest < paths.count, paths[nearest].hasPrefix(beginning) else { continue }
      let stem = file.name.lastIndex(of: ".").map { String(file.name[..<$0]) } ?? file.name
      let packets = [file.name + ".xmp", stem + ".xmp", file.name + ".XMP", stem + ".XMP"]
      let companion =
        packets.lazy.compactMap { candidates[folder + $0] }.first
        ?? Self.stills(of: file.name, stem).lazy.flatMap(TakeoutSidecar.names)
        .compactMap { candidates[folder + $0 + ".json"] }.first
      guard let companion else { continue }
      files[index].companion = FoundFile.Companion(companion)
    }
  }

  /// The pictures whose sidecar the file may have: a film has that of the still with which it was taken.
  private static func stills(of name: String, _ stem: String) -> [String] {
    guard [".mp4", ".mov", ".mp"].contains(where: name.lowercased().hasSuffix) else { return [name] }
    return [name] + [".HEIC", ".heic", ".JPG", ".jpg", ".JPEG", ".jpeg"].map { stem + $0 } + [name + ".jpg"]
  }

  /// What no sidecar's name leaves out of a picture's: at most 40 characters before a bracket, a dash and a dot, and before
  /// the first one that is not ASCII, as these may be written in several ways.
  private static func commonBeginning(of name: String) -> Substring {
    var count = 0
    for octet in name.utf8 {
      if octet >= 0x80 {
        // It may belong to the character in front of it.
        count = max(0, count - 1)
        break
      }
      if count == 40 || octet == UInt8(ascii: "(") || octet == UInt8(ascii: "-") || octet == UInt8(ascii: ".") { break }
      count += 1
    }
    return name[..<name.utf8.index(name.startIndex, offsetBy: count)]
  }
}
