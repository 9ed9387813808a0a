/// One thing that is shown of a moment: an event, or several that are one to a person.
struct MomentItem: Sendable, Hashable {
  /// More are not in one.
  static let most = 50
  private static let separator: Character = "+"

  /// In order of time, at least one; of a Live Photo the still first.
  let members: [PlacedEvent]
  let first: PlacedEvent

  init(_ event: PlacedEvent) {
    members = [event]
    first = event
  }

  /// Nil of nothing.
  init?(_ members: [PlacedEvent]) {
    guard let first = members.first else { return nil }
    self.members = Array(members.prefix(Self.most))
    self.first = first
  }

  var kind: EventKind {
    guard members.count > 1 else { return first.event.kind }
    switch first.event.kind {
    case .location: return .locationGroup
    case .workout: return .workoutGroup
    default: return first.event.kind
    }
  }

  /// Names it among the items of moments: made of the ids of its events.
  var name: String { members.map(\.event.id).joined(separator: String(Self.separator)) }

  /// The ids of the events of an item of that name.
  static func events(of name: String) -> [String] { name.split(separator: separator).map(String.init) }

  /// In order of time, by the first event.
  static func isOrdered(_ left: MomentItem, _ right: MomentItem) -> Bool {
    PlacedEvent.isOrdered(left.first, right.first)
  }
}
