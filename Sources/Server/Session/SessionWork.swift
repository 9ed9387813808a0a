/// Work that a request has brought and that may begin: whoever has read the request says on which thread.
public struct SessionWork: Sendable {
  let session: Session
  let job: Job

  /// Begins on the threads of the pool, and returns at once.
  public func start() {
    session.start(job)
  }

  /// Begins on this thread, and returns when all is done or when it first waits for something; what is left is then
  /// done on the threads of the pool.
  public func begin() {
    session.begin(job)
  }
}
