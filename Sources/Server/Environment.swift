public import Foundation

/// What the process takes from the world around it. Tests pass values of their own, so that every result can be
/// repeated.
public struct Environment: Sendable {
  /// The clock.
  public var now: @Sendable () -> Date
  /// Makes an id that nobody can guess, of letters and digits.
  public var makeID: @Sendable () -> String
  /// The person's zone, used where neither the client nor the configuration names one.
  public var timeZone: TimeZone
  /// The person's locale, used where the client names none.
  public var locale: String
  /// The person's home directory, where it is known.
  public var homeDirectory: String?
  /// Whether each snippet is drawn twice, to warn of one that draws differently each time: for who writes intents.
  public var checksDraws = false
  /// Measures how long an intent takes.
  public var stopwatch: any Clock<Duration> = ContinuousClock()

  /// The clock is asked anew for each use, from any thread. Without a home directory paths are shown whole.
  public init(
    now: @escaping @Sendable () -> Date, makeID: @escaping @Sendable () -> String, timeZone: TimeZone, locale: String,
    homeDirectory: String? = nil
  ) {
    self.now = now
    self.makeID = makeID
    self.timeZone = timeZone
    self.locale = locale
    self.homeDirectory = homeDirectory
  }

  /// The system's clock, zone and random numbers.
  public static func system() -> Environment {
    Environment(
      now: { Date() },
      makeID: {
        let alphabet = Array("0123456789abcdefghijklmnopqrstuvwxyz")
        // 25 characters out of 36 carry 129 bits.
        return String((0..<25).map { _ in alphabet[Int.random(in: 0..<alphabet.count)] })
      },
      timeZone: .current,
      locale: Locale.current.identifier,
      // Asking the system for it would open a socket to its name service.
      homeDirectory: ProcessInfo.processInfo.environment["HOME"])
  }
}
