internal import Formats

/// Applies what the person has put right to what belongs together by rule. Later corrections act on what earlier ones
/// have made.
struct Corrections {
  private let all: [Correction]

  init(_ all: [Correction]) {
    self.all = all
  }

  /// The names that are said nowhere near those places.
  var wrongPlaces: [WrongPlace] {
    all.compactMap { correction in
      guard case .wrongPlace(_, let name, let latitude?, let longitude?) = correction else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude).map { WrongPlace(name: name, coordinate: $0) }
    }
  }

  func applied(to groups: [MomentGroup]) -> [CorrectedGroup] {
    guard !all.isEmpty else { return groups.map { CorrectedGroup(group: $0) } }
    var state = State(groups)
    for correction in all {
      switch correction {
      case .merge(let first, let second): state.merge(first, second)
      case .split(let events): state.split(Set(events))
      case .rename, .wrongPlace: break
      }
    }
    var names: [Int: String] = [:]
    for case .rename(let events, let title) in all {
      if let index = state.holder(of: events) { names[index] = title }
    }
    let wrong = wrongPlaces
    var unsaid: [String: Set<String>] = [:]
    for case .wrongPlace(let events, let name, _, _) in all {
      for event in events { unsaid[event, default: []].insert(name) }
    }
    return state.members.indices.filter { !state.members[$0].isEmpty }.map { index in
      let members = state.members[index].map { Self.placed($0, unsaid, wrong) }
      let name = names[index].flatMap { $0.isEmpty ? nil : $0 }
      return CorrectedGroup(group: MomentGroup(members: members.sorted(by: PlacedEvent.isOrdered)), name: name)
    }
  }

  /// The event without the name of a place at which it was not.
  private static func placed(
    _ member: PlacedEvent, _ unsaid: [String: Set<String>], _ wrong: [WrongPlace]
  ) -> PlacedEvent {
    guard let place = member.event.place else { return member }
    let isNear = member.coordinate.map { coordinate in wrong.contains { $0.holds(place, at: coordinate) } } ?? false
    guard isNear || unsaid[member.event.id]?.contains(place) == true else { return member }
    var member = member
    member.event.place = nil
    return member
  }

  /// The groups while they are being put right; one that has gone into another one is empty.
  private struct State {
    var members: [[PlacedEvent]]
    private var places: [String: Int] = [:]

    init(_ groups: [MomentGroup]) {
      members = groups.map(\.members)
      for (index, group) in members.enumerated() {
        for member in group where places[member.event.id] == nil { places[member.event.id] = index }
      }
    }

    /// The group that holds the most of the events; of several that with the first of them.
    func holder(of events: [String]) -> Int? {
      var counts: [Int: Int] = [:]
      for event in events { if let index = places[event] { counts[index, default: 0] += 1 } }
      guard let most = counts.values.max() else { return nil }
      return events.lazy.compactMap { places[$0] }.first { counts[$0] == most }
    }

    mutating func merge(_ first: [String], _ second: [String]) {
      guard let target = holder(of: first), let other = holder(of: second), target != other else { return }
      for member in members[other] { places[member.event.id] = target }
      members[target] += members[other]
      members[other] = []
    }

    mutating func split(_ events: Set<String>) {
      let touched = Set(events.compactMap { places[$0] })
      var taken: [PlacedEvent] = []
      for index in touched.sorted() {
        taken += members[index].filter { events.contains($0.event.id) }
        members[index].removeAll { events.contains($0.event.id) }
      }
      guard !taken.isEmpty else { return }
      for member in taken { places[member.event.id] = members.count }
      members.append(taken)
    }
  }
}
