internal import CivilTime
internal import Formats
internal import Foundation

/// How much a group is worth being told, by a simple rule: a sum of what speaks for it.
///
/// An entry of the calendar counts 0.3, one with a title that stands on three days about then 0.2, one of a series 0.1;
/// photos up to 0.35, the full amount from six on (of those that one camera took within two minutes one counts, and one
/// more where they were taken for an hour), and up to 0.15 more until there are eighteen; one person 0.1, and 0.05 more for
/// each further one up to 0.3; a call of a quarter of an hour 0.25, one of half an hour 0.35 unless there were two others in
/// the week before; an album 0.3, or 0.1 beside something else.
///
/// A place that is no routine, or that nobody knows, counts 0.1, and 0.1 more where the person was on no other day; if they
/// are known to have stayed there on that day, photos count up to 0.1 more. Two kinds together count 0.1. Neither counts for
/// one picture by itself. Far from home photos and workouts count up to 0.3 more. From ``recommended`` on, a moment in which
/// there is something to look at, or that the person did, is recommended.
enum Worth {
  static let recommended = 0.4
  /// What is worth less is not even recent.
  static let least = 0.15
  /// Meters from home that are far.
  private static let far = 50_000.0
  /// From so many pictures on, and for so many seconds, one more is counted.
  private static let fewLasting = 3
  private static let lastingSeconds = 3_600
  /// So many pictures count in full.
  private static let many = 6
  /// Seconds of a call that are a whole evening's talk.
  private static let veryLongCall = 1_800

  struct Judgement {
    var worth: Double
    var features: WorthFeatures
    var why: [String]
    var isFirstVisit = false
  }

  static func judge(
    _ group: MomentGroup, offset: Int, routine: RoutinePlaces, habits: Habits
  ) -> Judgement {
    var features = WorthFeatures()
    var why: [String] = []
    var isFirstVisit = false
    if let entry = MomentTitle.entry(of: group) ?? group.entries.first {
      let amounts = group.entries.map { $0.event.isRecurring ? 0.1 : habits.isRepeated(entry: $0) ? 0.2 : 0.3 }
      features.add(.calendar, amounts.max() ?? 0)
      why.append(
        entry.event.isAllDay ? "It is in your calendar for the day." : "It is in your calendar\(times(entry, offset)).")
    }
    let photos = Bursts.things(LivePhotos.withoutFilms(group.photos))
    // What somebody took pictures of for an hour held them.
    let lasting = photos >= fewLasting && length(group.photos) >= lastingSeconds ? 1 : 0
    // One picture while something else went on tells little, but of a talk it does.
    let isSingle = photos == 1 && !group.others.contains { $0.event.kind == .contact }
    let shown = Double(min(photos + lasting, many)) / Double(many)
    if photos > 0 {
      features.add(.photos, 0.35 * shown + 0.15 * Double(min(max(photos - many, 0), 12)) / 12)
      why.append(pictures(EditedCopies.originals(among: group.photos)))
    }
    if let correction = group.photos.lazy.map(\.event.clockCorrection).first(where: { $0 != 0 }) {
      why.append("The clock of a camera was \(duration(abs(correction))) \(correction < 0 ? "fast" : "slow").")
    }
    if let workout = group.workouts.first {
      features.add(.workout, 0.25)
      why.append(
        "\(WorkoutName.title(workout.event.facts.activity)) of \(duration(workout.end - workout.start))"
          + (workout.event.facts.distance.map { ", \(distance($0))" } ?? "") + ".")
    }
    if let call = group.others.first(where: { $0.event.kind == .contact }) {
      let seconds = call.end - call.start
      let isLong = seconds >= veryLongCall && !call.event.people.isEmpty && !habits.isRoutine(call: call)
      features.add(.call, isLong ? 0.35 : seconds >= MomentGrouping.longCall ? 0.25 : 0.05)
      why.append("You spoke for \(duration(max(60, call.end - call.start))).")
    }
    if group.others.contains(where: { $0.event.kind == .stateOfMind }) {
      features.add(.stateOfMind, group.anchors.isEmpty ? 0.15 : 0.1)
      why.append("You wrote down how you felt.")
    }
    let albums = Dictionary(grouping: group.others.filter { $0.event.kind == .song }) { $0.event.facts.album }
    let most = albums.max { ($0.value.count, $1.key ?? "") < ($1.value.count, $0.key ?? "") }
    if let songs = most?.value, songs.count >= AlbumRuns.fewest, group.workouts.isEmpty,
      let album = songs[0].event.facts.album
    {
      features.add(.listening, group.anchors.isEmpty && group.photos.isEmpty ? 0.3 : 0.1)
      let artists = Set(songs.map(\.event.facts.artist))
      let by = artists.count == 1 ? artists.first.flatMap { $0 }.map { " by \($0)" } ?? "" : ""
      why.append("You listened to \(songs.count) songs of \(album)\(by).")
    }
    let people = Set((group.entries + group.others + group.photos).flatMap(\.event.people)).sorted()
    if !people.isEmpty {
      features.add(.people, min(0.3, 0.05 + 0.05 * Double(people.count)))
      why.append("With \(named(people)).")
    }
    if let stay = group.stays.max(by: { $0.end - $0.start < $1.end - $1.start }) {
      why.append("You stayed at one place for \(duration(stay.end - stay.start)).")
    }
    if let place = (group.stays + group.photos + group.entries).lazy.compactMap(\.coordinate).first,
      !routine.isRoutine(place), !isSingle || !group.stays.isEmpty
    {
      features.add(.place, 0.1)
      let days = routine.visits(at: place).days
      if days <= 1 { features.add(.novelty, 0.1) }
      // Where no stay is known at all, there is nothing to tell that it was the first.
      if days == 1 { features.add(.novelty, 0.1 * shown) }
      if let time = group.members.first?.start, let home = routine.home(at: time), home.distance(to: place) >= far {
        features.add(.farFromHome, 0.3 * (group.workouts.isEmpty ? shown : 1))
      }
    } else if photos >= many, Self.length(group.photos) >= MomentGrouping.pause,
      (group.stays + group.photos + group.entries).allSatisfy({ $0.coordinate == nil })
    {
      // That nobody knows where it was does not say that it was at home.
      features.add(.place, 0.1)
    }
    if group.stays.count == 1, let place = group.stays[0].coordinate, !routine.isRoutine(place),
      routine.visits(at: place).stays == 1
    {
      isFirstVisit = true
      why.append("It is your only stay there.")
    }
    let others = group.others.filter { $0.event.kind != .motionActivity }
    let kinds = [group.entries, group.stays, group.photos, group.workouts, others].count { !$0.isEmpty }
    if kinds >= 2, !isSingle { features.add(.richness, 0.1) }
    let worth = features.sum
    // What speaks for it adds up to less the more of it there is, so that there is a difference at the top too.
    let bounded = worth <= 0.5 ? worth : 0.5 + 0.5 * (1 - exp(-2 * (worth - 0.5)))
    return Judgement(
      worth: (bounded * 1_000).rounded() / 1_000, features: features, why: why, isFirstVisit: isFirstVisit)
  }

  private static func length(_ photos: [PlacedEvent]) -> Int {
    (photos.last?.start ?? 0) - (photos.first?.start ?? 0)
  }

  private static func named(_ people: [String]) -> String {
    guard let last = people.last, people.count > 1 else { return people.first ?? "" }
    if people.count > 3 { return people.prefix(3).joined(separator: ", ") + " and others" }
    return people.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func times(_ entry: PlacedEvent, _ offset: Int) -> String {
    func clock(_ time: Int) -> String {
      String(CivilDateTime(secondsSinceEpoch: time).time.description.prefix(5))
    }
    let start = clock(entry.start + offset)
    guard entry.end > entry.start else { return " at \(start)" }
    return " from \(start) to \(clock(entry.end + offset + entry.endOffset - entry.offset))"
  }

  private static func pictures(_ photos: [PlacedEvent]) -> String {
    let films = photos.count { $0.event.kind == .video }
    let stills = LivePhotos.withoutFilms(photos).count - films
    func counted(_ number: Int, _ noun: String) -> String { number == 1 ? "a \(noun)" : "\(number) \(noun)s" }
    // Of several cameras not every one may have been the person's.
    let began = Set(photos.map(\.event.device)).count > 1 ? photos.count == 1 ? "There is" : "There are" : "You took"
    if films == 0 { return "\(began) \(counted(stills, "photo"))." }
    if stills == 0 { return "\(began) \(counted(films, "video"))." }
    return "\(began) \(counted(stills, "photo")) and \(counted(films, "video"))."
  }

  private static func distance(_ meters: Double) -> String {
    let tenths = Int((min(max(meters, 0), 1e9) / 100).rounded())
    return tenths == 0 ? "\(Int(max(meters, 0))) m" : "\(tenths / 10).\(tenths % 10) km"
  }

  private static func duration(_ seconds: Int) -> String {
    let minutes = seconds / 60
    if minutes < 60 { return minutes == 1 ? "a minute" : "\(minutes) minutes" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }
}
