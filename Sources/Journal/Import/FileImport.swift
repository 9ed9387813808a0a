internal import CivilTime
internal import Formats
internal import Foundation

/// Reads one file of a source.
enum FileImport {
  /// Bytes of a file that is held in memory as a whole beyond which it is not read.
  static let largest = 64 << 20
  /// Bytes of any file beyond which it is not read.
  static let largestStreamed = 64 << 30

  /// Bytes of a picture's beginning that are read at once: mostly all of what it says of itself is among them.
  private static let pictureOctets = 1 << 14

  /// Bytes of a file, other than a picture or a film, beyond which it is read only at its turn.
  private static let largestAhead = 1 << 18

  /// The reason of what cannot be opened or read; it is tried again each time.
  static let unreadable = "unreadable"
  /// The reason of what is of no kind that is read.
  static let unknown = "notRecognised"

  /// What could be read, and why the rest could not.
  struct Outcome: Sendable {
    var file = ImportedFile()
    var kind: FileKind?
    var reason: String?
    var problem: String?
  }

  /// - Parameter isAhead: Whether it is not yet the file's turn: of what may need much memory nothing is read then.
  /// - Returns: Nil for a file that is left for its turn.
  static func read(
    _ found: FoundFile, in directory: String, day: CivilDate, isAhead: Bool, isCancelled: () -> Bool
  ) -> Outcome? {
    guard let open = OpenFile(path: directory + "/" + found.path, size: found.size, identity: found.identity)
    else { return broken }
    defer { open.close() }
    guard var head = open.bytes(at: 0, count: min(found.size, pictureOctets)) else { return broken }
    if !MediaFile.isKind(head: head), found.size > head.count {
      guard let more = open.bytes(at: 0, count: min(found.size, FileKind.headOctets)) else { return broken }
      head = more
    }
    guard !belongsToDatabase(found, in: directory, head) else { return Outcome() }
    guard !head.isEmpty else { return Outcome(reason: "empty", problem: "the file is empty") }
    guard let kind = FileKind(head: head, name: found.name) else {
      return Outcome(reason: unknown, problem: "the file is of no kind that is read")
    }
    guard !isAhead || kind == .media || (!kind.isPacked && found.size <= largestAhead) else { return nil }
    guard found.size <= (kind.isHeldWhole ? largest : largestStreamed) else {
      let most = kind.isHeldWhole ? largest : largestStreamed
      return Outcome(kind: kind, reason: "tooLarge", problem: "\(found.size) bytes, more than \(most)")
    }
    let file = withoutActuallyEscaping(isCancelled) { isCancelled in
      read(kind, found, in: directory, open, head, ContentImport(day: day, isCancelled: isCancelled))
    }
    var outcome = Outcome(file: file, kind: kind)
    if let problem = file.problem {
      outcome.reason = problem.reason.rawValue
      outcome.problem = problem.description + (problem.advice.map { ": " + $0 } ?? "")
    } else if file.skipped > 0 {
      outcome.reason = file.skippedReason.rawValue
      let fault = file.skippedReason == .noDate ? "without a time or a place" : "that could not be read"
      outcome.problem =
        file.skipped == 1 ? "1 entry \(fault) is left out" : "\(file.skipped) entries \(fault) are left out"
    }
    return outcome
  }

  private static func read(
    _ kind: FileKind, _ found: FoundFile, in directory: String, _ open: OpenFile, _ head: [UInt8],
    _ content: ContentImport
  ) -> ImportedFile {
    switch kind {
    case .media:
      let companion = found.companion.flatMap { companion -> [UInt8]? in
        let path = directory + "/" + companion.path
        guard let beside = OpenFile(path: path, size: 0, identity: companion.identity) else { return nil }
        defer { beside.close() }
        return beside.bytes(at: 0, count: 1 << 20)
      }
      return MediaImport.read(open.parts(head: head), path: found.path, head: head, companion: companion)
    case .zip: return ArchiveImport.read(open, content)
    case .gzip:
      return ByteSource(inflating: open.source, size: found.size).map { content.inflated($0, name: found.name) }
        ?? ImportedFile(problem: FormatError(format: .zip, position: .offset(0), reason: .malformed))
    case .takeoutSidecar, .packet:
      // It was read with its picture, if there is one.
      return ImportedFile()
    default: return content.read(kind, open.source)
    }
  }

  /// Whether it is what SQLite keeps beside a database: a part of that, and no file of its own.
  private static func belongsToDatabase(_ found: FoundFile, in directory: String, _ head: [UInt8]) -> Bool {
    guard let ending = ["-wal", "-shm", "-journal"].first(where: found.path.hasSuffix),
      head.isEmpty || FileKind(head: head, name: found.name) == nil,
      let database = OpenFile(path: directory + "/" + found.path.dropLast(ending.count), size: 0)
    else { return false }
    defer { database.close() }
    let beginning = database.bytes(at: 0, count: FileKind.headOctets) ?? []
    return FileKind(head: beginning, name: found.name) == .database
  }

  private static var broken: Outcome {
    Outcome(reason: unreadable, problem: "the file cannot be opened or read")
  }
}

extension FileKind {
  /// Whether much may be in a little.
  var isPacked: Bool { self == .zip || self == .gzip || self == .database }

  /// Whether its reader wants all of it at once.
  var isHeldWhole: Bool {
    switch self {
    case .iCalendar, .vCard, .fit, .dayOneClassic, .appleJournal, .database: true
    default: false
    }
  }
}
