internal import JSONRPC

extension Session {
  /// How many calls are run together at the most: the first of them waits for the last one.
  private static let groupLimit = 64

  /// The calls behind the job that are run together with it.
  func others(with job: Job) -> [Job] {
    guard let method = job.grouped?.method, let lane = job.lane else { return [] }
    return monitor.withLock { state in
      state.lanes.join(lane, atMost: Self.groupLimit - 1) { other in
        other.grouped.map { $0.method == method && $0.context.client.name == job.context.client.name } ?? false
      }
    }
  }

  /// Runs the calls together, then answers each in its turn. One that was overtaken meanwhile is run again alone.
  func runTogether(_ jobs: [Job]) async {
    guard let method = jobs.first?.grouped?.method else { return }
    let clock = ContinuousClock()
    let start = clock.now
    let changes = monitor.withLock { $0.listChanges }
    let results = method.perform(jobs.compactMap(\.grouped))
    let duration = clock.now - start
    var ended = zip(jobs, results).map { job, result -> (job: Job, outcome: Outcome) in
      job.context.progress?.end()
      switch result {
      case .success(let outcome): return (job, outcome)
      case .failure(let error): return (job, Outcome(.failure(ResponseError(mapping: error))))
      }
    }[...]
    while let first = ended.first {
      let count = finish(ended, seen: changes, after: duration)
      ended.removeFirst(count)
      guard count == 0 else { continue }
      await runAlone(first.job, pushes: first.outcome.pushes, changedMessages: first.outcome.changedMessages)
      ended.removeFirst()
    }
  }
}
