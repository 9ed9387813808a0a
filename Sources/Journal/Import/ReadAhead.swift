/// Which of some files are read before it is their turn, and what was read of them so far.
///
/// Any number of readers claim files and put what they read; one taker takes it in the files' order. It knows neither
/// files nor threads.
struct ReadAhead<Outcome> {
  /// As many files may have been read, or be read just now, before their turn …
  static var mostFiles: Int { 256 }
  /// … and nothing more is claimed once what was read of them weighs so much.
  static var mostWeight: Int { 5_000 }

  /// What a reader does next.
  enum Claim: Equatable {
    /// It reads this file.
    case file(Int)
    /// Enough was read before its turn.
    case wait
    /// Every file was claimed.
    case end
  }

  /// What the taker gets.
  enum Taken {
    case outcome(Outcome)
    /// The file was left for its turn, or nobody has begun it: the taker reads it.
    case unread
    /// A reader is at it.
    case wait
  }

  private enum Entry {
    case outcome(Outcome, weight: Int)
    case left
  }

  private let count: Int
  /// The first file that nobody has claimed.
  private var next = 0
  /// The file that is taken next.
  private(set) var turn = 0
  private var entries: [Int: Entry] = [:]
  private var weight = 0

  /// - Parameter count: How many files there are.
  init(count: Int) {
    self.count = count
  }

  /// Gives a reader a file.
  mutating func claim() -> Claim {
    guard next < count else { return .end }
    guard hasRoom else { return .wait }
    defer { next += 1 }
    return .file(next)
  }

  /// Whether a reader that claims now would have nothing to wait for.
  var hasRoom: Bool { next - turn < Self.mostFiles && weight < Self.mostWeight }

  /// Whether so much was taken that readers which wait should go on: they are not woken for each file.
  var hasMuchRoom: Bool { next - turn <= Self.mostFiles / 2 && weight <= Self.mostWeight / 2 }

  /// Keeps what was read of a file until its turn.
  ///
  /// - Parameter outcome: Nil for a file that is to be read at its turn.
  mutating func put(_ outcome: Outcome?, weight: Int, at index: Int) {
    guard let outcome else {
      entries[index] = .left
      return
    }
    entries[index] = .outcome(outcome, weight: weight)
    self.weight += weight
  }

  /// Gives the taker the file whose turn it is; with each outcome, and each one unread, the turn goes on.
  mutating func take() -> Taken {
    if turn == next {
      next += 1
      turn += 1
      return .unread
    }
    switch entries.removeValue(forKey: turn) {
    case nil: return .wait
    case .left:
      turn += 1
      return .unread
    case .outcome(let outcome, let weight):
      self.weight -= weight
      turn += 1
      return .outcome(outcome)
    }
  }
}
