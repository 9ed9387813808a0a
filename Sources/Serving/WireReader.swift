import Glibc
import JSONRPC
import Server
import Synchronization

/// Reads the input to its end, and hands each message to the session.
///
/// The thread that has read something does it, too: most requests are done before another thread would even be awake.
/// Where it is held up, a second one goes on reading, so that a cancellation is read soon and others are served; what
/// that one reads meanwhile is left to the pool's threads.
final class WireReader: Sendable {
  private struct Reading: Sendable {
    var framer: Framer
    var isFramed = false
    var isOver = false
  }

  private let descriptor: Int32
  private let session: Session
  private let writer: WireWriter
  private let reading: Mutex<Reading>
  private let relief = Relief()

  private static let chunk = 65_536
  /// Octets; as many as those of the pool's threads have, for the same work is done here.
  private static let stack = 8 << 20

  /// - Parameter framing: Nil lets the first byte tell.
  init(descriptor: Int32, session: Session, writer: WireWriter, framing: Framing?, lineLimit: Int) {
    self.descriptor = descriptor
    self.session = session
    self.writer = writer
    reading = Mutex(Reading(framer: Framer(framing: framing, limit: lineLimit)))
  }

  /// Starts the threads, which end with the input or with the session.
  func start() {
    Threads.start("reader", stack: Self.stack) { self.run() }
    Threads.start("second reader", stack: Self.stack) {
      if self.relief.standBy() { self.run() }
    }
  }

  private func run() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 16)
    defer { buffer.deallocate() }
    while let work = readOn(buffer) {
      work.begin()
      guard relief.endWork() || relief.standBy() else { return }
    }
  }

  /// Reads until there is something to do that this thread can do itself.
  ///
  /// - Returns: Nil at the end of the input or of the session.
  private func readOn(_ buffer: UnsafeMutableRawBufferPointer) -> SessionWork? {
    reading.withLock { reading in
      while !reading.isOver {
        guard let work = readOnce(&reading, buffer) else { continue }
        if relief.beginWork() { return work }
        work.start()
      }
      relief.end()
      return nil
    }
  }

  /// - Returns: The last of what was brought; all in front of it is started.
  private func readOnce(_ reading: inout Reading, _ buffer: UnsafeMutableRawBufferPointer) -> SessionWork? {
    var work: SessionWork?
    guard let count = read(into: buffer) else {
      reading.isOver = true
      reading.framer.finish { _ = session.receive($0) }
      writer.writeSmall()
      session.endOfInput()
      return nil
    }
    reading.framer.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    if !reading.isFramed, let framing = reading.framer.detectFraming() {
      session.use(framing)
      reading.isFramed = true
    }
    session.noticeChanges()
    reading.isOver = !takeFrames(from: &reading.framer, &work)
    if !reading.isOver { writer.writeSmall() }
    return work
  }

  /// - Returns: False if the session ends.
  private func takeFrames(from framer: inout Framer, _ work: inout SessionWork?) -> Bool {
    var hasRoom = true
    while framer.next({ hasRoom = session.receive($0, work: &work) }) {
      if !hasRoom {
        work?.start()
        work = nil
        writer.writeSmall()
        guard session.waitForRoom() else { return false }
      }
    }
    return true
  }

  /// The next bytes; nil at the end of the input, and when it cannot be read.
  private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return count }
      if count == 0 { return nil }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Somebody else made the descriptor non-blocking; it is shared with them, so it is left as it is.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, -1)
      default: return nil
      }
    }
  }
}
