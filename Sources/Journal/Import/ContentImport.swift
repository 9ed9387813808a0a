internal import CivilTime
internal import Formats
internal import Foundation

/// Makes events of what a file, or a file in an archive, holds.
struct ContentImport {
  /// The day of the import.
  let day: CivilDate
  let isCancelled: () -> Bool

  func read(_ kind: FileKind, _ source: ByteSource) -> ImportedFile {
    do throws(FormatError) {
      return try events(kind, source)
    } catch {
      return ImportedFile(problem: error)
    }
  }

  /// Tells first what it is.
  func inflated(_ source: ByteSource, name: String) -> ImportedFile {
    do throws(FormatError) {
      let bytes = try source.whole(upTo: FileImport.largest, .zip)
      guard let kind = FileKind(head: Array(bytes.prefix(FileKind.headOctets)), name: name) else {
        return ImportedFile(problem: FormatError(format: .zip, position: .offset(0), reason: .notThisFormat))
      }
      return read(kind, ByteSource(bytes))
    } catch {
      return ImportedFile(problem: error)
    }
  }

  private func events(_ kind: FileKind, _ source: ByteSource) throws(FormatError) -> ImportedFile {
    func whole(_ format: FormatError.Format) throws(FormatError) -> [UInt8] {
      try source.whole(upTo: FileImport.largest, format)
    }
    switch kind {
    case .iCalendar: return CalendarImport.read(try whole(.iCalendar), day: day, isCancelled: isCancelled)
    case .gpx: return try LocationImport.events(of: GPXDocument(source: source, isCancelled: isCancelled))
    case .kml: return try LocationImport.events(of: KMLDocument.read(source, isCancelled: isCancelled))
    case .locationJSON: return try LocationImport.events(of: LocationJSON.read(source, isCancelled: isCancelled))
    case .ownTracks: return try LocationImport.events(of: OwnTracksLog.read(source, isCancelled: isCancelled))
    case .pointTable: return try LocationImport.events(of: PointTable.read(source, isCancelled: isCancelled))
    case .fit:
      let file = try FITFile(bytes: whole(.fit), isCancelled: isCancelled)
      return WorkoutImport.events(of: file.workouts, problem: file.problem)
    case .tcx:
      let document = try TCXDocument(source: source, isCancelled: isCancelled)
      return WorkoutImport.events(of: document.workouts, problem: document.problem)
    case .health: return WorkoutImport.events(of: try HealthExport(source: source, isCancelled: isCancelled))
    case .listening:
      return ListeningImport.events(of: try ListeningHistory(source: source, isCancelled: isCancelled))
    case .listeningLines:
      return ListeningImport.events(of: try ListeningHistory(lines: source, isCancelled: isCancelled))
    case .database:
      return ListeningImport.events(
        of: try ListeningHistory(antennaPod: whole(.listening), isCancelled: isCancelled))
    case .callLog: return CallImport.events(of: try CallLog(source: source, isCancelled: isCancelled))
    case .dayOne: return DiaryImport.events(of: try Diary(dayOne: source, isCancelled: isCancelled))
    case .dayOneClassic: return DiaryImport.events(of: try Diary(dayOneClassic: whole(.diary)))
    case .textDiary: return DiaryImport.events(of: try Diary(text: source, isCancelled: isCancelled))
    case .appleJournal: return DiaryImport.events(of: try Diary(applePage: whole(.diary)))
    case .daylio: return DiaryImport.events(of: try Diary(daylio: source, isCancelled: isCancelled))
    case .vCard: return ContactImport.numbers(of: try VCardDocument(bytes: whole(.vCard)))
    case .media, .takeoutSidecar, .packet, .zip, .gzip: return ImportedFile()
    }
  }
}
