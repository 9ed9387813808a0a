import Foundation
import JSONRPC
import Snippets
import Synchronization

@testable import Server

/// Makes servers whose clock stands still and whose ids count up.
enum TestServer {
  /// 2026-03-02T18:04:00Z, a Monday.
  static let now = Date(timeIntervalSince1970: 1_772_474_640)

  static func make(
    directory: String? = nil, configuration: Configuration = Configuration(), limits: ServerLimits = ServerLimits(),
    methods: [any Method.Type] = MethodRegistry.methods, intents: [any Intent] = [],
    stopwatch: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { now }
  ) -> Server {
    var environment = environment(now)
    environment.stopwatch = stopwatch
    return Server(
      directory: directory, configuration: configuration, environment: environment, limits: limits,
      methods: methods, others: intents)
  }

  private static func environment(_ now: @escaping @Sendable () -> Date) -> Environment {
    let counter = Mutex(0)
    let origin = UUID().uuidString
    return Environment(
      now: now,
      makeID: {
        counter.withLock { count in
          count += 1
          return "\(origin)-\(count)"
        }
      },
      timeZone: .gmt, locale: "en_US")
  }
}
