/// The threads on which files are read ahead while others are written down.
public struct ReadingThreads: Sendable {
  /// No thread beside the one that imports.
  public static let none = ReadingThreads(count: 0) { _ in }

  let count: @Sendable () -> Int
  let start: @Sendable (_ body: @escaping @Sendable () -> Void) -> Void

  /// - Parameters:
  ///   - count: How many there are at most beside the one that imports; it is asked for each import of many files.
  ///   - start: Runs the body on a thread of its own, and returns at once. The body blocks.
  public init(
    count: @autoclosure @escaping @Sendable () -> Int,
    start: @escaping @Sendable (_ body: @escaping @Sendable () -> Void) -> Void
  ) {
    self.count = count
    self.start = start
  }
}
