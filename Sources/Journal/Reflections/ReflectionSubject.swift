internal import CivilTime

/// What a question is about, with as much of it as whoever is asked may see.
struct ReflectionSubject: Sendable, Hashable {
  /// The moment's id; nil where it is about nothing but the day on which it is asked.
  var moment: String?
  var day: CivilDate
  /// The person's own name for it.
  var title: String?
  /// A place that the person's own data name.
  var place: String?
  var people: [String] = []
  var photos = 0
  var hasWorkout = false
  var hasCall = false
  var hasMood = false
  var hasEntry = false
  var isFirstVisit = false
  /// Whether it went on for more than one day.
  var isLong = false

  /// Nothing but a day.
  init(day: CivilDate) {
    self.day = day
  }

  /// - Parameter level: What may be in the question: at `opaque` no more than kinds, counts and days.
  init(_ moment: Moment, places: NamedPlaces, level: DisclosureLevel) {
    self.moment = moment.id
    day = moment.day
    let shown = MomentItems.chosen(from: moment.members)
    func has(_ kind: EventKind) -> Bool { shown.contains { $0.event.kind == kind } }
    photos = shown.count { $0.event.kind.isMedia }
    hasWorkout = has(.workout)
    hasCall = has(.contact)
    hasMood = has(.stateOfMind)
    hasEntry = has(.eventPoster)
    isLong = moment.lastDay > moment.day
    guard level == .titles else { return }
    title = moment.isNamed ? moment.title : nil
    place =
      MomentTitle.place(of: MomentGroup(members: moment.members), places: moment.isDonated ? NamedPlaces() : places)?
      .name
    people = Array(Set(shown.flatMap(\.event.people))).sorted()
    isFirstVisit = moment.isFirstVisit
  }
}
