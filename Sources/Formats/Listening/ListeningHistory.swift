internal import Foundation
internal import JSONRPC

/// What a person has listened to, as Spotify, ListenBrainz, Last.fm's and Maloja's backups, Pano Scrobbler and AntennaPod
/// write it down.
public struct ListeningHistory: Sendable, Hashable {
  /// In the order of the file.
  public private(set) var plays: [Play] = []
  /// How many entries have no title or no time that could be read.
  public private(set) var skipped = 0
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public private(set) var problem: FormatError?

  /// Scrobbling began in 2002; what is older is a device that did not know the time.
  private static let firstTime = Date(timeIntervalSince1970: 1_009_843_200)

  init() {}

  /// Reads a JSON document piece by piece.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no such file, or is broken before anything was read.
  public init(source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    var reader = JSONPieceReader(source, .listening)
    var isKnown = false
    var isOther = false
    var count = 0
    do throws(FormatError) {
      while let piece = try reader.next() {
        count += 1
        if count % 1_000 == 0, isCancelled() { break }
        guard let value = piece.json else {
          skipped += 1
          continue
        }
        if piece.key == "lovedtracks" { isOther = true }
        if piece.isElement {
          if take(value) { isKnown = true }
        } else if piece.key == "recenttracks" {
          isKnown = true
          for track in value["track"]?.array ?? [] { _ = take(track) }
        }
      }
    } catch {
      problem = error
    }
    guard isKnown else {
      if reader.isEmpty { throw FormatError(format: .listening, position: .line(1), reason: .empty) }
      if let problem { throw problem }
      throw FormatError(format: .listening, position: .line(1), reason: isOther ? .wrongExport : .notThisFormat)
    }
  }

  /// Reads a file with a JSON object on each line.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if no line of it is a play.
  public init(lines source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    var reader = LineReader(source, .listening)
    var isKnown = false
    do throws(FormatError) {
      while let line = try reader.next() {
        if reader.number % 1_000 == 0, isCancelled() { break }
        guard !line.allSatisfy({ $0 <= 32 }) else { continue }
        guard let value = JSONValue(piece: line) else {
          skipped += 1
          continue
        }
        if take(value) { isKnown = true }
      }
    } catch {
      problem = error
    }
    guard isKnown else {
      if let problem { throw problem }
      throw FormatError(
        format: .listening, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
  }

  /// Notes that there is more than is read.
  mutating func noteRest() {
    problem = problem ?? FormatError(format: .listening, position: .line(1), reason: .tooLarge)
  }

  /// Whether the object is a play of a kind that is known here.
  private mutating func take(_ value: JSONValue) -> Bool {
    guard let object = value.object else { return false }
    if object["ms_played"] != nil || object["master_metadata_track_name"] != nil {
      add(Self.spotify(value))
    } else if object["msPlayed"] != nil {
      add(Self.spotifyYear(value))
    } else if object["track_metadata"] != nil {
      add(Self.listenBrainz(value))
    } else if object["timeMs"] != nil, object["track"] != nil {
      add(Self.panoScrobbler(value))
    } else if object["time"] != nil, let track = object["track"], track.object != nil {
      add(Self.maloja(value, track))
    } else if object["name"] != nil || object["track"] != nil, object["date"] != nil, object["artist"] != nil {
      add(Self.lastFM(value))
    } else {
      return false
    }
    return true
  }

  mutating func add(_ play: Play?) {
    guard let play, play.start.instant >= Self.firstTime else {
      skipped += 1
      return
    }
    plays.append(play)
  }
}
