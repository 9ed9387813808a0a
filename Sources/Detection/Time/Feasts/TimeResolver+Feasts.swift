import CivilTime

/// Feasts and seasons by their names.
extension TimeResolver {
  func feasts(_ name: String, _ offset: Int?, _ date: CivilDate) -> [Period] {
    var coming: [Period] = []
    var past: [Period] = []
    for year in date.year - 2...date.year + 2 {
      for period in Feast.periods(name, year: year, region: region) {
        if period.end.date > date { coming.append(period) } else { past.append(period) }
      }
    }
    // One that is kept every few years.
    if coming.isEmpty {
      coming = (3...8).flatMap { Feast.periods(name, year: date.year + $0, region: region) }
    }
    var found: [Period] = []
    switch offset {
    case nil: found = Array(coming.prefix(1)) + Array(past.suffix(1))
    case .some(let offset) where offset >= 0:
      // "next Christmas" is the coming one; "this Christmas" may be the one that has just been.
      let index = max(offset - 1, 0)
      guard coming.indices.contains(index) else { return [] }
      let current = coming[index].start.date.year == date.year || offset > 0
      let others = current ? Array(coming.dropFirst(index + 1).prefix(1)) : Array(past.suffix(1))
      found = [coming[index]] + others
    case .some(let offset):
      let index = past.count + offset
      found = past.indices.contains(index) ? [past[index]] : []
    }
    return Feast.beginsInTheEvening(name) ? found.flatMap { [$0, eve(of: $0)] } : found
  }

  /// The feast in the year, with the evening before where it begins then.
  func feast(_ name: String, year: Int) -> [Period] {
    let found = Feast.periods(name, year: year, region: region)
    return Feast.beginsInTheEvening(name) ? found.flatMap { [$0, eve(of: $0)] } : found
  }

  private func eve(of feast: Period) -> Period {
    var eve = feast
    eve.start.date = feast.start.date.adding(days: -1)
    eve.isInterval = true
    return eve
  }
}
