import Glibc
import Server
import Synchronization

/// Writes the output. Whoever has made a small answer writes it at once; everything else is written by a thread of its
/// own.
final class WireWriter: Sendable {
  private let descriptor: Int32
  private let kind: Kind
  private let stallMilliseconds: Int32
  private let session = Mutex<Session?>(nil)

  /// Linux's `F_GETPIPE_SZ`, which its headers give to GNU sources alone.
  private static let getPipeSize: Int32 = 1_032

  private enum Kind { case pipe, socket, other }

  /// What is written at once by whoever has made it: to copy it costs less than to wake another thread.
  private static let smallSize = 32_768

  /// A pipe that can take anything takes this much without waiting (POSIX, PIPE_BUF).
  private static let atomicSize = 4_096

  init(descriptor: Int32, stallMilliseconds: Int) {
    self.descriptor = descriptor
    self.stallMilliseconds = Int32(clamping: stallMilliseconds)
    var status = stat()
    fstat(descriptor, &status)
    switch status.st_mode & S_IFMT {
    case S_IFIFO: kind = .pipe
    case S_IFSOCK: kind = .socket
    default: kind = .other
    }
  }

  func attach(to session: Session) {
    self.session.withLock { $0 = session }
  }

  /// Writes what waits, if it is little and the client can take it at once; it never waits itself.
  func writeSmall() {
    guard kind == .pipe, let session = session.withLock({ $0 }),
      let bytes = session.takeOutput(atMost: Self.smallSize)
    else { return wake() }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&waiting, 1, 0) == 1 else { return session.handOver(bytes) }
    let count = bytes.withUnsafeBytes { writeSome($0) }
    if count == bytes.count {
      session.outputWritten()
    } else {
      // Whatever is wrong with it is found out by the thread that may wait.
      if count > 0 { session.outputWritten(count) }
      session.handOver(Array(bytes[max(0, count)...]))
    }
  }

  private func wake() {
    session.withLock { $0 }?.wakeWriter()
  }

  /// Writes until the session ends, on a thread of its own.
  func run() {
    guard let session = session.withLock({ $0 }) else { return }
    while let bytes = session.waitForOutput() { write(bytes, for: session) }
  }

  private func write(_ bytes: [UInt8], for session: Session) {
    if let ending = writeAll(bytes, for: session) {
      session.end(ending)
      session.outputWritten()
    }
  }

  /// - Returns: How the session ends, if nobody takes the bytes.
  private func writeAll(_ bytes: [UInt8], for session: Session) -> Ending? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        switch poll(&waiting, 1, stallMilliseconds) {
        case 0: return .dropped
        case -1 where errno == EINTR: continue
        default: break
        }
        let count = writeSome(UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
          session.outputWritten(count)
        } else if errno == EPIPE {
          // The client is gone: nobody is left to be told.
          return Ending(code: 0, flushMilliseconds: 0)
        } else if errno != EINTR, errno != EAGAIN {
          return Ending(code: 1, message: "the output cannot be written", flushMilliseconds: 0)
        }
      }
      return nil
    }
  }

  /// How much the pipe takes without waiting: all that it can hold when it is empty, else what any that can take something
  /// takes.
  private var room: Int {
    var unread: Int32 = 0
    guard ioctl(descriptor, UInt(FIONREAD), &unread) == 0, unread == 0 else { return Self.atomicSize }
    return max(Self.atomicSize, Int(fcntl(descriptor, Self.getPipeSize)))
  }

  private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    switch kind {
    case .pipe: Glibc.write(descriptor, bytes.baseAddress, min(bytes.count, room))
    case .socket: send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
    case .other: Glibc.write(descriptor, bytes.baseAddress, min(bytes.count, 65_536))
    }
  }
}
