internal import Foundation

/// A KML file (OGC 07-147r2): places with names, points with times, tracks.
public enum KMLDocument {
  /// A placemark has no more points than these.
  static let mostPoints = 10_000_000

  /// Reads a file piece by piece. A KMZ archive has to be opened before.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is returned.
  /// - Throws: ``FormatError``, if it is no KML file, or is broken before anything was read.
  public static func read(
    _ source: ByteSource, isCancelled: () -> Bool = { false }
  ) throws(FormatError) -> LocationHistory {
    var reader = XMLReader(source)
    var history = LocationHistory()
    var isKML = false
    var placemark: KMLPlacemark?
    var element: [UInt8] = []
    var count = 0
    do throws(FormatError) {
      while let event = try reader.next() {
        count += 1
        if count % 10_000 == 0, isCancelled() { break }
        switch event {
        case .start:
          if reader.depth == 1 {
            isKML = matches(reader.name, "kml") || matches(reader.name, "Document") || matches(reader.name, "Folder")
            if !isKML { throw FormatError(format: .kml, position: .line(reader.line), reason: .notThisFormat) }
          }
          if matches(reader.name, "Placemark") { placemark = KMLPlacemark(depth: reader.depth) }
          element = Array(reader.name)
          placemark?.begin(reader.name)
        case .text:
          placemark?.take(reader, of: element[...])
        case .end:
          if matches(reader.name, "Placemark"), let whole = placemark {
            whole.add(to: &history)
            placemark = nil
          }
          placemark?.end(reader.name)
          element = []
        }
      }
    } catch {
      history.problem = FormatError(format: .kml, position: error.position, reason: error.reason)
    }
    guard isKML else {
      if let problem = history.problem, problem.reason == .unreadable { throw problem }
      throw FormatError(format: .kml, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    if history.isEmpty, let problem = history.problem { throw problem }
    return history
  }
}
