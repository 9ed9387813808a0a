/// Keeps work in order where the order matters: of the jobs in one lane, one runs at a time, in the order in which they
/// came. Jobs without a lane wait for nobody.
struct Lanes<Job> {
  /// Those that wait, the next one at `first`; what has left leaves a gap until there are many.
  private struct Queue {
    var jobs: [Job?] = []
    var first = 0

    var following: Job? { first < jobs.count ? jobs[first] : nil }

    mutating func next() -> Job? {
      guard first < jobs.count else { return nil }
      let job = jobs[first]
      jobs[first] = nil
      first += 1
      if first >= 64, first * 2 >= jobs.count {
        jobs.removeFirst(first)
        first = 0
      }
      return job
    }
  }

  private var waiting: [String: Queue] = [:]

  /// Adds a job; it is returned if it may start at once.
  mutating func enter(_ job: Job, lane: String?) -> Job? {
    guard let lane else { return job }
    if waiting[lane] != nil {
      waiting[lane]?.jobs.append(job)
      return nil
    }
    waiting[lane] = Queue()
    return job
  }

  /// Takes those that wait next in the lane, as far as they fit, to be run together with the one that runs: all of them
  /// leave with it.
  mutating func join(_ lane: String, atMost count: Int, where isFitting: (Job) -> Bool) -> [Job] {
    var joined: [Job] = []
    while joined.count < count, let following = waiting[lane]?.following, isFitting(following) {
      _ = waiting[lane]?.next()
      joined.append(following)
    }
    return joined
  }

  /// Whether a job of the lane runs or waits.
  func isBusy(_ lane: String) -> Bool { waiting[lane] != nil }

  /// The running job of the lane has ended; the next one is returned, to be started.
  mutating func leave(_ lane: String?) -> Job? {
    guard let lane, let next = waiting[lane]?.next() else {
      if let lane { waiting[lane] = nil }
      return nil
    }
    return next
  }
}
