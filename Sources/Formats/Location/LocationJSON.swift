internal import JSONRPC

/// Reads the JSON files of location histories: Google's (records, semantic history, the phone's own Timeline of Android
/// and iOS), GeoJSON (RFC 7946), Overland's batches, and lists of points.
///
/// What a part of a file is, is told by its own members: the names of the files and their outermost members differ by
/// language, year and version.
public enum LocationJSON {
  /// Members of files that lie beside the exports and have nothing to be read.
  private static let otherExports: Set<String> = ["deviceSettings", "timelineEdits", "encryptedBackups", "tombstones"]

  /// Reads a file piece by piece.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is returned.
  /// - Throws: ``FormatError``, if it is no such file, or is broken before anything was read.
  public static func read(
    _ source: ByteSource, isCancelled: () -> Bool = { false }
  ) throws(FormatError) -> LocationHistory {
    var reader = JSONPieceReader(source, .json)
    var history = LocationHistory()
    var feature = JSONObject()
    var isKnown = false
    var isOther = false
    var count = 0
    do throws(FormatError) {
      while let piece = try reader.next() {
        count += 1
        if count % 1_000 == 0, isCancelled() { break }
        if let key = piece.key, otherExports.contains(key) {
          isOther = true
          continue
        }
        guard let value = piece.json else {
          history.skipped += 1
          history.problem =
            history.problem ?? FormatError(format: .json, position: .line(reader.line), reason: .malformed)
          continue
        }
        if !piece.isElement, let key = piece.key {
          // A feature that stands by itself comes in its members.
          if key == "geometry" || key == "properties" { feature[key] = value }
          if key == "userLocationProfile" { isKnown = take(profile: value, into: &history) || isKnown }
        } else if take(value, in: piece.key, into: &history) {
          isKnown = true
        }
      }
    } catch {
      history.problem = error
    }
    if !feature.isEmpty, take(feature: .object(feature), into: &history) { isKnown = true }
    guard isKnown else {
      if reader.isEmpty { throw FormatError(format: .json, position: .line(1), reason: .empty) }
      if let problem = history.problem { throw problem }
      throw FormatError(format: .json, position: .line(1), reason: isOther ? .wrongExport : .notThisFormat)
    }
    return history
  }

  /// Whether the element of an array is of a kind that is known here.
  private static func take(_ value: JSONValue, in key: String?, into history: inout LocationHistory) -> Bool {
    guard let object = value.object else { return false }
    if object["latitudeE7"] != nil, object["placeVisit"] == nil { return take(record: value, into: &history) }
    if object["geometry"] != nil { return take(feature: value, into: &history) }
    if let visit = object["placeVisit"] { return take(placeVisit: visit, isNested: false, into: &history) }
    if let segment = object["activitySegment"] { return take(activitySegment: segment, into: &history) }
    if object["startTime"] != nil, key == nil || key == "semanticSegments" {
      return take(segment: value, into: &history)
    }
    if key == "rawSignals" { return take(signal: value, into: &history) }
    if object["lat"] != nil, object["lon"] != nil || object["lng"] != nil { return take(point: value, into: &history) }
    return false
  }
}
