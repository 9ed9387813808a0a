/// Keeps work in order where the order matters: of the jobs in one lane, one runs at a time, in the order in which they
/// came. Jobs without a lane wait for nobody.
struct Lanes<Job> {
  private var waiting: [String: [Job]] = [:]

  /// Adds a job; it is returned if it may start at once.
  mutating func enter(_ job: Job, lane: String?) -> Job? {
    guard let lane else { return job }
    if waiting[lane] != nil {
      waiting[lane]?.append(job)
      return nil
    }
    waiting[lane] = []
    return job
  }

  /// Whether a job of the lane runs or waits.
  func isBusy(_ lane: String) -> Bool { waiting[lane] != nil }

  /// The running job of the lane has ended; the next one is returned, to be started.
  mutating func leave(_ lane: String?) -> Job? {
    guard let lane, var queue = waiting[lane] else { return nil }
    guard !queue.isEmpty else {
      waiting[lane] = nil
      return nil
    }
    let next = queue.removeFirst()
    waiting[lane] = queue
    return next
  }
}
