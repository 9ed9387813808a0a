internal import Glibc

/// A value behind a lock that threads can wait at until it has changed.
///
/// This is the one type here whose safety the compiler does not check. It is safe because `value` is reached only in
/// `withLock` and `wait`, both of which hold the mutex meanwhile, and because the mutex and the condition, which must
/// not move in memory, live in allocations of their own until the last reference is gone.
final class Monitor<Value>: @unchecked Sendable {
  private var value: Value
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs the body with the value while every other thread waits.
  func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }

  /// Waits until the body returns a result. It is asked at once, and again after each ``wakeAll()``.
  ///
  /// - Parameter milliseconds: How long to wait at the most; nil for ever.
  /// - Returns: The result, or nil when the time is over.
  func wait<Result>(milliseconds: Int? = nil, until body: (inout Value) -> Result?) -> Result? {
    let deadline = milliseconds.map(Self.deadline)
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) { return result }
      guard var deadline else {
        pthread_cond_wait(condition, mutex)
        continue
      }
      if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT { return body(&value) }
    }
  }

  /// Lets every waiting thread look again.
  func wakeAll() {
    pthread_cond_broadcast(condition)
  }

  private static func deadline(in milliseconds: Int) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let nanoseconds = time.tv_nsec + milliseconds % 1_000 * 1_000_000
    time.tv_sec += milliseconds / 1_000 + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    return time
  }
}
