internal import Foundation
internal import Glibc
internal import JSONRPC

/// Copies of the chosen files, in a directory that the host has named: it need not be able to read where the person keeps
/// them, and is not told where that is.
struct FileHandover {
  /// The fields of an item's content that name a file.
  static let fields = ["photo", "image", "video", "url"]
  private static let piece = 1 << 20
  /// Names that are tried where one is taken.
  private static let mostNames = 1_000

  private let path: String
  private let directory: CInt
  /// What was noted of the files when they were read, and the pictures, by their URLs.
  private let files: [String: HandedFile]
  private var made: [String] = []

  /// The suggestion with copies in place of the person's own files.
  ///
  /// No file that is there is touched. Where one cannot be copied, none is left. What was changed since it was read is not
  /// what the person has chosen, and cannot be copied.
  ///
  /// - Parameter files: What was noted of its files when they were read, and the pictures, by their URLs.
  /// - Throws: ``JournalError/cannotCopy(_:)``.
  static func copied(
    _ suggestion: JSONValue, _ files: [String: HandedFile], into path: String
  ) throws -> JSONValue {
    let directory = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard path.hasPrefix("/"), directory >= 0 else {
      if directory >= 0 { Glibc.close(directory) }
      throw JournalError.cannotCopy("is no directory")
    }
    defer { Glibc.close(directory) }
    var handover = FileHandover(path: path, directory: directory, files: files)
    do {
      return try handover.copied(suggestion)
    } catch {
      for name in handover.made { unlinkat(directory, name, 0) }
      throw error
    }
  }

  private init(path: String, directory: CInt, files: [String: HandedFile]) {
    self.path = path
    self.directory = directory
    self.files = files
  }

  private mutating func copied(_ suggestion: JSONValue) throws -> JSONValue {
    guard var object = suggestion.object, let items = object["items"]?.array else { return suggestion }
    var copies: [JSONValue] = []
    for item in items {
      guard var object = item.object, var content = object["content"]?.object else {
        copies.append(item)
        continue
      }
      for field in Self.fields {
        guard let text = content[field]?.string, let url = URL(string: text), url.isFileURL else { continue }
        let name =
          switch files[text] {
          case .picture(let name, let bytes)?: try written(name, bytes)
          case .file(let read)?: try copied(file: url.path, read)
          case nil: try copied(file: url.path, nil)
          }
        content[field] = .string(
          URL(filePath: path + "/" + name, directoryHint: .notDirectory).standardizedFileURL.absoluteString)
      }
      object["content"] = .object(content)
      copies.append(.object(object))
    }
    object["items"] = .array(copies)
    return .object(object)
  }

  /// The name of the copy.
  private mutating func copied(file: String, _ read: ReadFile?) throws -> String {
    // What was a file when it was read may be something else now, which would never end.
    let source = open(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    var status = stat()
    defer { if source >= 0 { Glibc.close(source) } }
    guard source >= 0, fstat(source, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw JournalError.cannotCopy("cannot get a file that is no longer there")
    }
    let ownName = file.split(separator: "/").last.map(String.init) ?? "file"
    func check() throws {
      guard fstat(source, &status) == 0, read?.isSame(status) == true else {
        throw JournalError.cannotCopy("cannot get a file that was changed after it was read")
      }
    }
    try check()
    let (name, target) = try create(ownName)
    made.append(name)
    defer { Glibc.close(target) }
    var bytes = [UInt8](repeating: 0, count: Self.piece)
    while true {
      let count = Glibc.read(source, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw JournalError.cannotCopy("cannot get a file that cannot be read") }
      guard count > 0 else {
        // It may have been written to meanwhile.
        try check()
        return name
      }
      try write(bytes[..<count], to: target)
    }
  }

  /// The name of the file that holds the bytes.
  private mutating func written(_ wanted: String, _ bytes: [UInt8]) throws -> String {
    let (name, target) = try create(wanted)
    made.append(name)
    defer { Glibc.close(target) }
    try write(bytes[...], to: target)
    return name
  }

  private func write(_ bytes: ArraySlice<UInt8>, to target: CInt) throws {
    var rest = bytes
    while !rest.isEmpty {
      let more = rest.withUnsafeBytes { Glibc.write(target, $0.baseAddress, $0.count) }
      if more < 0, errno == EINTR { continue }
      guard more > 0 else { throw JournalError.cannotCopy("cannot be written") }
      rest = rest.dropFirst(more)
    }
  }

  private func create(_ wanted: String) throws -> (name: String, descriptor: CInt) {
    let dot = wanted.dropFirst().lastIndex(of: ".") ?? wanted.endIndex
    for number in 1...Self.mostNames {
      let name = number == 1 ? wanted : "\(wanted[..<dot]) \(number)\(wanted[dot...])"
      let descriptor = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (name, descriptor) }
      guard errno == EEXIST else { break }
    }
    throw JournalError.cannotCopy("cannot be written")
  }
}
