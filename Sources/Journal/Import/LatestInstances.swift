internal import CivilTime
internal import Formats

/// The latest instances of many series, of which no more than so many are kept.
struct LatestInstances {
  private let most: Int
  private var instances: [(series: Int, instance: ICalendarInstance)] = []
  /// The first day of which instances are still wanted.
  private(set) var first: CivilDate
  /// Whether any were left out.
  private(set) var isCut = false

  init(most: Int, from first: CivilDate) {
    self.most = most
    self.first = first
  }

  mutating func add(_ new: ArraySlice<ICalendarInstance>, of series: Int) {
    instances += new.map { (series, $0) }
    if instances.count > 2 * most { cut() }
  }

  private mutating func cut() {
    instances.sort { ($0.instance.start.civil, $0.series) > ($1.instance.start.civil, $1.series) }
    instances.removeLast(instances.count - most)
    first = instances.last?.instance.start.date ?? first
    isCut = true
  }

  /// Those that are kept, by their series.
  var kept: [Int: [ICalendarInstance]] {
    mutating get {
      if instances.count > most { cut() }
      return Dictionary(grouping: instances, by: \.series).mapValues { $0.map(\.instance) }
    }
  }
}
