internal import Glibc
internal import Snippets

/// A file of which a script may be made, looked at without running it.
struct ScriptFile: Sendable {
  /// What tells that a file was changed.
  struct Signature: Sendable, Equatable {
    let name: String
    let inode: UInt
    let size: Int
    let changed: [Int]
    let mode: UInt32
    let owner: UInt32
  }

  let path: String
  let signature: Signature

  /// How much of a file is read for its metadata, in bytes.
  private static let headBytes = 16_384

  /// Looks at the file; nil where there is none of that name.
  init?(_ name: String, in directory: String) {
    path = directory + "/" + name
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    signature = Signature(
      name: name, inode: UInt(status.st_ino), size: Int(status.st_size),
      changed: [
        Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_ctim.tv_sec),
        Int(status.st_ctim.tv_nsec),
      ],
      mode: status.st_mode, owner: status.st_uid)
  }

  /// Why the file may not be run, whatever it says; nil where it may.
  static func refusal(mode: UInt32, owner: UInt32, kind: UInt32) -> ScriptReport.Refusal? {
    if mode & S_IFMT != kind { return .notAFile }
    if owner != geteuid() { return .notOwned }
    if mode & S_IWOTH != 0 { return .worldWritable }
    return nil
  }

  /// Whether it may still be run as it was judged: to be asked right before.
  var mayRun: Bool {
    Self.refusal(mode: signature.mode, owner: signature.owner, kind: S_IFREG) == nil && isExecutable
  }

  private var isExecutable: Bool { signature.mode & S_IXUSR != 0 }

  /// Reads what the file says of itself; nil where it is none of ours and no attempt at one.
  func judge() -> (declaration: IntentDeclaration?, report: ScriptReport)? {
    func refused(
      _ refusal: ScriptReport.Refusal, _ message: String? = nil
    ) -> (declaration: IntentDeclaration?, report: ScriptReport) {
      (nil, ScriptReport(path: path, name: nil, refusal: refusal, message: message))
    }
    if let refusal = Self.refusal(mode: signature.mode, owner: signature.owner, kind: S_IFREG) {
      // Other directories beside the scripts are nobody's mistake.
      return signature.mode & S_IFMT == S_IFDIR ? nil : refused(refusal)
    }
    guard let head = Self.head(of: path) else { return refused(.unreadable) }
    do throws(DeclarationFault) {
      let declaration = try ScriptMetadata.declaration(
        in: head, fileName: signature.name, provider: ScriptLibrary.provider)
      guard let declaration else { return isExecutable ? refused(.noMetadata) : nil }
      guard isExecutable else { return refused(.notExecutable) }
      return (
        declaration, ScriptReport(path: path, name: declaration.description.name, refusal: nil, message: nil)
      )
    } catch {
      return refused(.invalidMetadata, error.message)
    }
  }

  private static func head(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var head = [UInt8](repeating: 0, count: headBytes)
    var count = 0
    while count < headBytes {
      let read = head.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).baseAddress, headBytes - count)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { return nil }
      if read == 0 { break }
      count += read
    }
    return Array(head.prefix(count))
  }
}
