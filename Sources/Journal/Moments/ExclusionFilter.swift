internal import CivilTime
internal import Formats
internal import Foundation

/// Takes out what the person has excluded, before anything is made of it.
struct ExclusionFilter {
  private let exclusions: [Exclusion]
  /// The names and words, without case and marks.
  private let needles: [String]

  init(_ exclusions: [Exclusion]) {
    self.exclusions = exclusions
    needles = exclusions.compactMap { exclusion in
      switch exclusion {
      case .person(let text), .word(let text): Self.folded(text)
      default: nil
      }
    }.filter { !$0.isEmpty }
  }

  /// The events that stay.
  ///
  /// A photo that was taken during an excluded entry of the calendar, and during no other one, goes with it.
  func kept(_ events: [PlacedEvent]) -> [PlacedEvent] {
    guard !exclusions.isEmpty else { return events }
    var kept: [PlacedEvent] = []
    var hidden: [PlacedEvent] = []
    for event in events {
      if hides(event) { hidden.append(event) } else { kept.append(event) }
    }
    let shadows = hidden.filter { $0.event.kind == .eventPoster && !$0.event.isAllDay }
    guard !shadows.isEmpty else { return kept }
    let others = kept.filter { $0.event.kind == .eventPoster && !$0.event.isAllDay }
    func covers(_ entry: PlacedEvent, _ photo: PlacedEvent) -> Bool {
      photo.start >= entry.start - MomentGrouping.margin && photo.start <= entry.end + MomentGrouping.margin
    }
    return kept.filter { photo in
      photo.event.kind != .photo || !shadows.contains { covers($0, photo) } || others.contains { covers($0, photo) }
    }
  }

  /// Whether the text holds one of the names or words.
  func hides(text: String) -> Bool {
    guard !needles.isEmpty else { return false }
    let folded = Self.folded(text)
    return needles.contains { folded.contains($0) }
  }

  private func hides(_ placed: PlacedEvent) -> Bool {
    let event = placed.event
    for exclusion in exclusions {
      switch exclusion {
      case .person, .word: continue
      case .circle(let center, let meters):
        if let coordinate = event.coordinate, center.distance(to: coordinate) <= meters { return true }
      case .days(let first, let last):
        if placed.day <= last, lastDay(placed) >= first { return true }
      case .source(let identifier):
        if event.source == identifier { return true }
      case .folder(let path):
        let folder = path.hasSuffix("/") ? path : path + "/"
        if event.path == path || event.path.hasPrefix(folder) { return true }
      }
    }
    guard !needles.isEmpty else { return false }
    return ([event.title, event.place, event.path].compactMap { $0 } + event.people + event.texts).contains {
      hides(text: $0)
    }
  }

  /// The last day on which it was going on; an end at midnight belongs to the day before. A stay is not hidden for one
  /// of its days.
  private func lastDay(_ placed: PlacedEvent) -> CivilDate {
    guard placed.event.kind == .eventPoster, placed.event.isAllDay, placed.end > placed.start else { return placed.day }
    return CivilDateTime(secondsSinceEpoch: placed.end + placed.offset - 1).date
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
