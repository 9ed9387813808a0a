internal import Formats

/// An archive becomes the events of the files in it that are read: a Health export, a KMZ file, a Timeline. Pictures in
/// archives are not looked at: they could not be shown.
enum ArchiveImport {
  /// Files in one archive that are looked at.
  private static let mostFiles = 10_000
  /// Bytes of all of them together.
  private static let mostBytes = 16 << 30

  static func read(_ file: OpenFile, _ content: ContentImport) -> ImportedFile {
    do throws(FormatError) {
      let archive = try ZIPArchive(size: file.size) { offset, count in file.bytes(at: offset, count: count) }
      var result = ImportedFile()
      var bytes = 0
      for entry in archive.entries.prefix(mostFiles) where !content.isCancelled() {
        guard isWanted(entry.path), entry.size <= mostBytes - bytes else { continue }
        bytes += entry.size
        var head = try archive.source(of: entry).beginning(FileKind.headOctets)
        head.removeLast(max(0, head.count - FileKind.headOctets))
        guard let kind = FileKind(head: head, name: entry.path), isWanted(kind) else { continue }
        guard !kind.isHeldWhole || entry.size <= FileImport.largest else { continue }
        result.join(content.read(kind, try archive.source(of: entry)), from: entry.path)
      }
      return result
    } catch {
      return ImportedFile(problem: error)
    }
  }

  private static func isWanted(_ path: String) -> Bool {
    let lower = path.lowercased()
    return [".xml", ".gpx", ".kml", ".json", ".ics", ".vcf", ".fit", ".tcx", ".csv", ".rec", ".txt"].contains {
      lower.hasSuffix($0)
    }
  }

  private static func isWanted(_ kind: FileKind) -> Bool {
    switch kind {
    case .media, .zip, .gzip, .takeoutSidecar, .packet, .database: false
    default: true
    }
  }
}
