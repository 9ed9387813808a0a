import CivilTime

/// Feasts and seasons by their names.
extension TimeResolver {
  func feasts(_ name: String, _ offset: Int?, _ date: CivilDate) -> [Period] {
    var coming: [Period] = []
    var past: [Period] = []
    for year in date.year - 5...date.year + 5 {
      guard let period = Feast.period(name, year: year) else { continue }
      if period.end.date > date { coming.append(period) } else { past.append(period) }
    }
    switch offset {
    case nil: return Array(coming.prefix(1)) + Array(past.suffix(1))
    case .some(let offset) where offset >= 0:
      // "next Christmas" is the coming one; "this Christmas" may be the one that has just been.
      let index = max(offset - 1, 0)
      guard coming.indices.contains(index) else { return [] }
      let current = coming[index].start.date.year == date.year || offset > 0
      return current
        ? [coming[index]] + Array(coming.dropFirst(index + 1).prefix(1)) : [coming[index]] + Array(past.suffix(1))
    case .some(let offset):
      let index = past.count + offset
      return past.indices.contains(index) ? [past[index]] : []
    }
  }
}
