internal import Foundation
internal import JSONRPC

/// A month of an OwnTracks recorder (`rec/user/device/YYYY-MM.rec`): a line for each message, with its time, a topic and a
/// JSON object.
public enum OwnTracksLog {
  /// Reads a file line by line. A line that is broken is counted and passed over.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is returned.
  /// - Throws: ``FormatError``, if no line of it is such a message.
  public static func read(
    _ source: ByteSource, isCancelled: () -> Bool = { false }
  ) throws(FormatError) -> LocationHistory {
    var reader = LineReader(source, .ownTracks)
    var history = LocationHistory()
    var isKnown = false
    do throws(FormatError) {
      while let line = try reader.next() {
        if reader.number % 1_000 == 0, isCancelled() { break }
        guard let brace = line.firstIndex(of: UInt8(ascii: "{")) else {
          if !line.allSatisfy({ $0 <= 32 }) { history.skipped += 1 }
          continue
        }
        guard let message = JSONValue(piece: line[brace...]), let type = message["_type"]?.string else {
          history.skipped += 1
          continue
        }
        isKnown = true
        take(message, type, into: &history)
      }
    } catch {
      history.problem = error
    }
    guard isKnown else {
      if let problem = history.problem { throw problem }
      throw FormatError(format: .ownTracks, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    return history
  }

  private static func take(_ message: JSONValue, _ type: String, into history: inout LocationHistory) {
    let latitude = message.number("lat")
    let longitude = message.number("lon")
    let coordinate = latitude.flatMap { north in
      longitude.flatMap { Coordinate(latitude: north, longitude: $0) }
    }
    switch type {
    case "location", "transition":
      guard let coordinate, let time = message.timestamp("tst") else {
        history.skipped += 1
        return
      }
      history.add(
        LocationFix(
          time: time.instant, coordinate: coordinate, accuracy: message.number("acc"),
          elevation: message.number("alt")))
      // The person's own name of the place at which the device was then.
      let regions = message["inregions"]?.array ?? [message["desc"]].compactMap { $0 }
      if history.places.count < 1_000, regions.count == 1, let name = regions[0].significantString,
        !history.places.contains(where: { $0.name == name })
      {
        history.places.append(LocationPlace(name: name, coordinate: coordinate))
      }
    case "waypoint":
      guard let coordinate, let name = message["desc"]?.significantString else { return }
      history.places.append(
        LocationPlace(name: name, coordinate: coordinate, radius: message.number("rad")))
    default: break
    }
  }
}
