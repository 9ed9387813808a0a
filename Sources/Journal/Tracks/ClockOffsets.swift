internal import Formats
internal import Foundation

/// What the wall clock of a track showed, where its file says so.
struct ClockOffsets {
  private let known: [(time: Int, offset: Int)]

  init(_ fixes: [LocationFix]) {
    var known: [(time: Int, offset: Int)] = []
    for fix in fixes {
      guard let offset = fix.offset else { continue }
      known.append((Int(fix.time.timeIntervalSince1970.rounded()), offset))
    }
    self.known = known.sorted { $0.time < $1.time }
  }

  /// The offset of the last fix that is not later, or else of the first one.
  func offset(at time: Int) -> Int? {
    let after = known.partitioningIndex { $0.time > time }
    return after > 0 ? known[after - 1].offset : known.first?.offset
  }
}
