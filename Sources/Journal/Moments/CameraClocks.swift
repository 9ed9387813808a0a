internal import CivilTime
internal import Foundation

/// Finds cameras whose clocks are hours wrong: they took pictures when everybody sleeps, and by a clock that shows other
/// hours nearly all of them would have been taken while another camera, whose clock is known, took pictures too.
struct CameraClocks {
  /// Seconds by which a clock may be wrong at most, and of which it is wrong by a multiple, as zones are.
  private static let most = 50_400
  private static let step = 1_800
  /// Seconds between pictures that part one occasion from the next …
  private static let gap = MomentGrouping.gap
  /// … and that part one journey from the next, for which the clock may have been set anew.
  private static let journey = 7 * 86_400
  /// Seconds before and after an occasion that still belong to it.
  private static let margin = MomentGrouping.margin
  /// How many pictures, on how many occasions, tell a clock; more than so many are not looked at.
  private static let fewest = 5
  private static let fewestOccasions = 2
  private static let mostPictures = 2_000
  /// Which part of the pictures must have been taken on known occasions by the other clock, and which may by the camera's
  /// own, or by a third one.
  private static let enough = 0.8
  private static let tooMany = 0.4
  /// The hours of the night.
  private static let night = 1..<6

  private struct Picture {
    /// Seconds since 1970, by the camera's clock at home.
    let time: Int
    /// What that clock showed.
    let hour: Int
  }

  /// From when to when, in seconds since 1970, and how many seconds have to be added.
  private struct Correction {
    let span: ClosedRange<Int>
    let seconds: Int
  }

  private var corrections: [String: [Correction]] = [:]

  /// - Parameter home: By whose time a camera without a zone is taken to be set.
  init(_ events: some Sequence<JournalEvent>, home: TimeZone) {
    var known: [Int] = []
    var cameras: [String: [Picture]] = [:]
    for event in events where event.kind.isMedia && !event.isUndated {
      if event.zoneSource == .floating, event.coordinate == nil, let device = event.device {
        let wall = CivilDateTime(secondsSinceEpoch: event.wallStart)
        let time = Int(home.instant(of: wall).timeIntervalSince1970)
        cameras[device, default: []].append(Picture(time: time, hour: wall.time.hour))
      } else if event.zoneSource == .explicit || event.zoneSource == .gps {
        known.append(event.wallStart - (event.offset ?? 0))
      }
    }
    guard !known.isEmpty else { return }
    let occasions = Self.parted(known.sorted(), by: Self.gap, \.self).map {
      ($0[0] - Self.margin)...($0[$0.count - 1] + Self.margin)
    }
    for (device, pictures) in cameras {
      let journeys = Self.parted(pictures.sorted { $0.time < $1.time }, by: Self.journey, \.time)
      corrections[device] = journeys.compactMap { Self.correction(of: $0, occasions) }
    }
  }

  /// How many seconds have to be added to what the camera's clock showed.
  func seconds(for event: JournalEvent, at time: Int) -> Int {
    guard let device = event.device, let known = corrections[device], event.coordinate == nil else { return 0 }
    return known.first { $0.span.contains(time) }?.seconds ?? 0
  }

  private static func correction(of pictures: [Picture], _ occasions: [ClosedRange<Int>]) -> Correction? {
    guard (fewest...mostPictures).contains(pictures.count), pictures.contains(where: { night.contains($0.hour) }),
      let first = pictures.first, let last = pictures.last
    else { return nil }
    func share(_ seconds: Int) -> Double {
      let count = pictures.count { isInside($0.time + seconds, occasions) }
      return Double(count) / Double(pictures.count)
    }
    guard share(0) <= tooMany else { return nil }
    let own = parted(pictures, by: gap, \.time)
    let shares = steps(from: own, to: occasions).map { (seconds: $0, share: share($0)) }
    guard
      let best = shares.max(by: { ($0.share, -abs($0.seconds), $0.seconds) < ($1.share, -abs($1.seconds), $1.seconds) }
      ),
      best.share >= enough
    else { return nil }
    let rival = shares.filter { abs($0.seconds - best.seconds) > 3_600 }.map(\.share).max() ?? 0
    let met = own.count { occasion in
      occasion.contains { isInside($0.time + best.seconds, occasions) }
    }
    let isAtNight = pictures.contains {
      night.contains((($0.hour * 3_600 + best.seconds) / 3_600 + 48) % 24)
    }
    guard rival <= tooMany, met >= fewestOccasions, !isAtNight else { return nil }
    return Correction(span: first.time...last.time, seconds: best.seconds)
  }

  /// By how many seconds some occasion of the camera's would begin with one of those that are known.
  private static func steps(from own: [[Picture]], to occasions: [ClosedRange<Int>]) -> [Int] {
    var steps: Set<Int> = []
    for pictures in own.prefix(20) {
      let start = pictures[0].time
      let first = occasions.partitioningIndex { $0.lowerBound >= start - most }
      for occasion in occasions[first...].prefix(40).prefix(while: { $0.lowerBound <= start + most }) {
        steps.insert(Int((Double(occasion.lowerBound + margin - start) / Double(step)).rounded()) * step)
      }
    }
    return steps.subtracting([0]).sorted()
  }

  private static func isInside(_ time: Int, _ occasions: [ClosedRange<Int>]) -> Bool {
    let index = occasions.partitioningIndex { $0.upperBound >= time }
    return index < occasions.count && occasions[index].contains(time)
  }

  private static func parted<Element>(
    _ elements: [Element], by gap: Int, _ time: (Element) -> Int
  ) -> [[Element]] {
    var parts: [[Element]] = []
    for element in elements {
      if let last = parts.last?.last, time(element) - time(last) <= gap {
        parts[parts.count - 1].append(element)
      } else {
        parts.append([element])
      }
    }
    return parts
  }
}
