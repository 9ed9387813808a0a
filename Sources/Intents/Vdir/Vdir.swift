import Foundation

/// A directory with one file an item, as vdirsyncer, khal, todoman and khard share it.
///
/// Nothing in it is trusted: only regular files are read, up to a size, and never through a name or a symbolic link
/// that leaves the directory.
struct Vdir: Sendable {
  /// The most files of one directory that are looked at.
  static let mostFiles = 5_000
  /// The largest file that is read, in bytes.
  static let largestFile = 1_048_576

  /// Why something in a vdir cannot be done.
  enum Failure: Error, Equatable {
    /// The file is gone, is no regular file or is too large.
    case unreadable
    /// The directory is there and cannot be read, or is none.
    case unlistable
    /// The disk is full, or the directory cannot be written.
    case unwritable
    /// Another program changed the file meanwhile.
    case changed
  }

  let path: String
  /// Whether the path itself may be a symbolic link: the person's own directory may, one that was found inside may not.
  var isLinkAllowed = true
  /// What the names of its items end in: `ics` or `vcf`.
  var ending = "ics"

  /// What it holds; nothing where there is no directory.
  ///
  /// - Throws: ``Failure/unlistable``.
  func entries() throws(Failure) -> VdirEntries {
    let descriptor = openDirectory()
    guard descriptor >= 0 else {
      guard errno == ENOENT else { throw .unlistable }
      return VdirEntries()
    }
    guard let entries = VdirEntries(closing: descriptor, ending: ending) else { throw .unlistable }
    return entries
  }

  private func openDirectory() -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (isLinkAllowed ? 0 : O_NOFOLLOW))
  }

  /// Whether the name is that of one entry of a directory, not hidden and not a path.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 255 && !name.hasPrefix(".") && !name.utf8.contains(0)
      && !name.utf8.contains(UInt8(ascii: "/"))
  }

  /// The name for a new item, made from its UID: letters, digits and `-_@.` stay.
  static func itemName(for uid: String, withExtension ending: String = "ics") -> String {
    let safe = uid.utf8.prefix(100).map { byte -> Character in
      let character = Character(Unicode.Scalar(byte))
      let isSafe = byte < 0x80 && (character.isLetter || character.isNumber || "-_@.".contains(character))
      return isSafe ? character : "_"
    }
    let name = String(safe.drop { $0 == "." })
    return (name.isEmpty ? "item" : name) + "." + ending
  }

  // MARK: - Files

  /// The file's bytes and its signature, by which a later change is seen.
  func read(_ name: String) throws(Failure) -> (bytes: [UInt8], signature: VdirSignature) {
    let directory = openDirectory()
    guard directory >= 0 else { throw .unreadable }
    // A pipe would block the opening, so it is opened without waiting and then refused.
    let descriptor = openat(directory, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    close(directory)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largestFile
    else { throw .unreadable }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable }
      guard got > 0 else { break }
      count += got
    }
    // One byte more than there was: it is being written.
    guard count < bytes.count else { throw .changed }
    return (Array(bytes.prefix(count)), VdirSignature(status))
  }

  /// Writes a file whole or not at all: to a hidden file beside it, to the disk, then under its name. A file that is
  /// replaced keeps its mode and, where this process may give it away, its owner; a new one is its writer's alone.
  ///
  /// - Parameter expected: What the file must still be; nil where there must be none yet.
  /// - Returns: What the file is now.
  @discardableResult
  func write(
    _ bytes: [UInt8], as name: String, replacing expected: VdirSignature?
  ) throws(Failure) -> VdirSignature {
    if isLinkAllowed { try makeDirectory() }
    let directory = openDirectory()
    guard directory >= 0 else { throw .unwritable }
    defer { close(directory) }
    let temporary = ".inkling-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
    let descriptor = openat(directory, temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritable }
    var isDone = false
    defer { if !isDone { unlinkat(directory, temporary, 0) } }
    if let status = Self.status(of: name, in: directory) {
      // The owner first: giving a file away takes bits from its mode.
      if fchown(descriptor, status.st_uid, status.st_gid) != 0 { _ = fchown(descriptor, uid_t.max, status.st_gid) }
      _ = fchmod(descriptor, status.st_mode & 0o777)
    }
    var written = stat()
    let isWritten =
      Self.write(bytes, to: descriptor) && fsync(descriptor) == 0 && fstat(descriptor, &written) == 0
    guard close(descriptor) == 0, isWritten else { throw .unwritable }
    guard Self.status(of: name, in: directory).map(VdirSignature.init) == expected else { throw .changed }
    isDone = try Self.place(temporary, as: name, in: directory, isNew: expected == nil)
    // Without this a new name may be lost with the power.
    _ = fsync(directory)
    return VdirSignature(written)
  }

  /// Gives the file its name. A new name is never that of a file which came meanwhile.
  ///
  /// - Returns: Whether the temporary name is gone.
  private static func place(
    _ temporary: String, as name: String, in directory: Int32, isNew: Bool
  ) throws(Failure) -> Bool {
    if isNew {
      if linkat(directory, temporary, directory, name, 0) == 0 { return false }
      guard errno != EEXIST else { throw .changed }
    }
    // Where there are no hard links, renaming has to do.
    guard renameat(directory, temporary, directory, name) == 0 else { throw .unwritable }
    return true
  }

  /// What the file of that name is; nil where there is none.
  func signature(of name: String) -> VdirSignature? {
    let directory = openDirectory()
    guard directory >= 0 else { return nil }
    defer { close(directory) }
    return Self.status(of: name, in: directory).map(VdirSignature.init)
  }

  /// Whether this process may make files in it; where it is not there yet, it can be made.
  var isWritable: Bool { access(path, W_OK) == 0 || errno == ENOENT }

  /// Removes a file that is still what it was.
  func remove(_ name: String, expected: VdirSignature) throws(Failure) {
    let directory = openDirectory()
    guard directory >= 0 else { throw .unwritable }
    defer { close(directory) }
    guard Self.status(of: name, in: directory).map(VdirSignature.init) == expected else { throw .changed }
    guard unlinkat(directory, name, 0) == 0 else { throw .unwritable }
    _ = fsync(directory)
  }

  private static func status(of name: String, in directory: Int32) -> stat? {
    var status = stat()
    return fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  private func makeDirectory() throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var count = 0
    while count < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return false }
      count += written
    }
    return true
  }
}
