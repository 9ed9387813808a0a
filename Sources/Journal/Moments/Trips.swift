internal import CivilTime
internal import Formats
internal import Foundation

/// Finds trips: moments over at least one night, all of the time farther from home than ``far``. A trip is told beside its
/// moments, which stay as they are.
struct Trips {
  /// Meters from home.
  static let far = 50_000.0
  /// Seconds without a sign of where the person was that end a trip.
  private static let longestSilence = 4 * 86_400
  /// Seconds; who is away for longer has moved.
  private static let longest = 31 * 86_400
  /// The hour at which one sleeps.
  private static let nightHour = 3

  private struct Span {
    var start: Int
    var end: Int
    var nights: Int
  }

  private let routine: RoutinePlaces
  private let places: NamedPlaces

  init(routine: RoutinePlaces, places: NamedPlaces) {
    self.routine = routine
    self.places = places
  }

  /// - Parameters:
  ///   - moments: In order of time.
  ///   - events: Whatever may show, in order of time; those with a place tell where the person was.
  func found(in moments: [Moment], events: [PlacedEvent], stays: [PlacedEvent]) -> [Moment] {
    guard routine.home != nil else { return [] }
    let seen = events.filter {
      $0.coordinate != nil && ($0.event.kind.isMedia || $0.event.kind == .workout) && !$0.event.isUndated
    }
    let evidence = (stays + seen).sorted(by: PlacedEvent.isOrdered)
    let entries = events.filter { TripTitle.names($0) && $0.event.title != nil }
    return spans(evidence).compactMap { span in
      let first = moments.partitioningIndex { $0.start >= span.start }
      let within = moments[first...].prefix { $0.start < span.end }.filter { $0.end <= span.end + 43_200 }
      return trip(Array(within), span, entries)
    }
  }

  /// The times during which all that is known of where the person was is far from home.
  private func spans(_ evidence: [PlacedEvent]) -> [Span] {
    var spans: [Span] = []
    var isOpen = false
    for event in evidence {
      guard let place = event.coordinate, let home = routine.home(at: event.start) else { continue }
      guard home.distance(to: place) > Self.far else {
        isOpen = false
        continue
      }
      if isOpen, let last = spans.last, event.start - last.end <= Self.longestSilence {
        spans[spans.count - 1].end = max(last.end, event.end)
      } else {
        spans.append(Span(start: event.start, end: event.end, nights: 0))
      }
      isOpen = true
      let span = spans[spans.count - 1]
      spans[spans.count - 1].nights = Self.nights(from: span.start + event.offset, to: span.end + event.endOffset)
    }
    return spans.filter { $0.nights > 0 && $0.end - $0.start <= Self.longest }
  }

  /// How often it was the hour of sleep on the wall clock.
  private static func nights(from start: Int, to end: Int) -> Int {
    max(
      0,
      CivilDateTime(secondsSinceEpoch: end - nightHour * 3_600).date.daysSinceEpoch
        - CivilDateTime(secondsSinceEpoch: start - nightHour * 3_600).date.daysSinceEpoch)
  }

  private func trip(_ moments: [Moment], _ span: Span, _ entries: [PlacedEvent]) -> Moment? {
    guard moments.count > 1, let first = moments.first, let last = moments.max(by: { $0.end < $1.end }),
      first.day < last.lastDay, moments.contains(where: \.isRecommended)
    else { return nil }
    let known = Set(moments.flatMap(\.members).map(\.event.id))
    // An entry that goes over most of it, and over little else, is its name.
    let named = entries.first { entry in
      let both = min(entry.end, span.end) - max(entry.start, span.start)
      return both * 2 >= span.end - span.start && both * 2 >= entry.end - entry.start && !known.contains(entry.event.id)
    }
    let members = (moments.flatMap(\.members) + [named].compactMap { $0 }).sorted(by: PlacedEvent.isOrdered)
    let (title, isNamed) = TripTitle.title(of: members, places: places)
    var features = WorthFeatures()
    // As much as the best of its moments, and a bit for each night.
    features.add(.trip, 0.05 * Double(min(span.nights, 6)))
    let best = moments.map(\.worth).max() ?? 0
    let worth = min(1, best + (1 - best) * features.sum)
    let nights = span.nights == 1 ? "a night" : "\(span.nights) nights"
    return Moment(
      id: ContentHash.id("trip", first.id), title: title, name: nil, isNamed: isNamed, members: members,
      start: first.start,
      end: last.end, offset: first.offset, endOffset: last.endOffset, zone: first.zone == last.zone ? first.zone : nil,
      why: ["You were away from home for \(nights).", "There are \(moments.count) moments in it."],
      worth: (worth * 1_000).rounded() / 1_000, features: features, isRecommended: true, parts: moments.map(\.id))
  }
}
