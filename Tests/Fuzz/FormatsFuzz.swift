import CivilTime
import Formats
import Foundation

/// What libFuzzer calls: the environment's `FUZZ_TARGET` says which reader gets the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormats(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  FormatsFuzz.target([UInt8](UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Every reader of a format, and what holds for all bytes: nothing traps, the pieces in which a file comes make no
/// difference, and what was read and written again is the same.
enum FormatsFuzz {
  private static let targets: [String: @Sendable ([UInt8]) -> Void] = [
    "media": { _ = try? MediaFile.metadata(of: FileBytes($0)) },
    "jpeg": { _ = try? JPEGFile.metadata(head: $0) },
    "packet": { bytes in
      var photo = PhotoMetadata()
      photo.complete(withSidecar: bytes)
    },
    "sidecar": { bytes in
      guard let sidecar = try? TakeoutSidecar(bytes: bytes) else { return }
      _ = TakeoutSidecar.names(of: sidecar.title)
    },
    "name": { bytes in
      let name = String(decoding: bytes, as: UTF8.self)
      _ = FileNameDate(name)
      _ = TakeoutSidecar.names(of: name)
      _ = (PictureOrigin(path: name), EditedPicture.original(of: name))
    },
    "calendar": calendar,
    "rule": { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let start = ICalendarTime(date: CivilDate(daysSinceEpoch: 20_000))
      guard RecurrenceRule(text) != nil else { return }
      guard RecurrenceRule(RecurrenceRule.written(text, startingAt: start)) != nil else { fault("not read again") }
    },
    "cards": { bytes in
      guard let document = try? VCardDocument(bytes: bytes) else { return }
      for card in document.cards {
        _ = (card.displayName, card.name, card.phoneNumbers, card.emailAddresses, card.urls, card.postalAddresses)
        _ = (card.birthday, card.anniversary, card.organization, card.categories, card.note, card.bytes)
      }
      same((try? VCardDocument(bytes: document.bytes))?.cards.count, document.cards.count)
    },
    "gpx": streamed { try GPXDocument(source: $0) },
    "kml": streamed { try KMLDocument.read($0) },
    "location": streamed { try LocationJSON.read($0) },
    "owntracks": streamed { try OwnTracksLog.read($0) },
    "points": streamed { try PointTable.read($0) },
    "health": streamed { try HealthExport(source: $0) },
    "tcx": streamed { try TCXDocument(source: $0) },
    "fit": { _ = try? FITFile(bytes: $0) },
    "listening": streamed { try ListeningHistory(source: $0) },
    "listening-lines": streamed { try ListeningHistory(lines: $0) },
    "antennapod": { _ = try? ListeningHistory(antennaPod: $0) },
    "towns": { bytes in _ = try? GeoNamesTable.read(ByteSource(bytes)) { _ in } },
    "calls": streamed { try CallLog(source: $0) },
    "diary-text": streamed { try Diary(text: $0) },
    "day-one": streamed { try Diary(dayOne: $0) },
    "day-one-classic": { _ = try? Diary(dayOneClassic: $0) },
    "apple-page": { _ = try? Diary(applePage: $0) },
    "daylio": streamed { try Diary(daylio: $0) },
    "archive": archive,
    "gzip": { bytes in _ = ByteSource(inflating: ByteSource(bytes), size: bytes.count)?.beginning(1 << 20) },
    "kind": { bytes in
      for name in ["a", "b.txt"] { _ = FileKind(head: bytes, name: name) }
    },
  ]

  static let target: @Sendable ([UInt8]) -> Void = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = targets[name] else { fault("no target \(name); there are \(targets.keys.sorted())") }
    return target
  }()

  /// The first byte says how long the pieces are in which the rest comes.
  private static func streamed<Value: Equatable & SendableMetatype>(
    _ read: @escaping @Sendable (ByteSource) throws -> Value
  ) -> @Sendable ([UInt8]) -> Void {
    { bytes in
      let file = bytes.dropFirst()
      let length = max(1, Int(bytes.first ?? 0))
      var rest = file
      let pieces = ByteSource {
        defer { rest = rest.dropFirst(length) }
        return Array(rest.prefix(length))
      }
      same(try? read(pieces), try? read(ByteSource(Array(file))))
    }
  }

  private static func calendar(_ bytes: [UInt8]) {
    guard let document = try? ICalendarDocument(bytes: bytes) else { return }
    var periods = 20_000
    for series in ICalendarSeries.all(in: document.components) {
      guard let first = CivilDate(year: 2026, month: 1, day: 1) else { return }
      let found = series.instances(from: first, through: first.adding(days: 400), periods: &periods)
      guard found.allSatisfy({ $0.start.date >= first }) else { fault("an instance before the first day") }
      _ = series.cancelledInstances(from: first, through: first.adding(days: 400))
    }
    for component in document.components.flatMap(\.children) where component.isNamed("VTODO") {
      guard var item = ICalendarToDo(component) else { continue }
      if case .at(let next) = item.nextInstance { item.advance(to: next, at: Date(timeIntervalSince1970: 0)) }
    }
    guard document.components.allSatisfy(\.isComplete) else { return }
    same((try? ICalendarDocument(bytes: document.bytes))?.components.count, document.components.count)
  }

  private static func archive(_ bytes: [UInt8]) {
    let file = FileBytes(bytes)
    let archive = try? ZIPArchive(size: bytes.count) { offset, count in
      Array(bytes[offset..<min(bytes.count, offset + count)])
    }
    guard let archive, file.size == bytes.count else { return }
    var left = 16 << 20
    for entry in archive.entries where left > 0 {
      guard let inflated = try? archive.source(of: entry).whole(upTo: left, .zip) else { continue }
      left -= inflated.count
    }
  }

  private static func same<Value: Equatable>(_ first: Value, _ second: Value) {
    guard first == second else { fault("\(first)\nis not\n\(second)") }
  }

  private static func fault(_ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    abort()
  }
}
