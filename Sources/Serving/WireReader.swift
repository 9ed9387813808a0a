import Glibc
import JSONRPC
import Server

/// Reads the input to its end, on a thread of its own, and hands each message to the session.
struct WireReader {
  let descriptor: Int32
  let session: Session
  let writer: WireWriter
  /// Nil lets the first byte tell.
  let framing: Framing?
  let lineLimit: Int

  private static let chunk = 65_536

  func run() {
    var framer = Framer(framing: framing, limit: lineLimit)
    var isFramed = false
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 16)
    defer { buffer.deallocate() }
    while let count = read(into: buffer) {
      framer.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if !isFramed, let framing = framer.detectFraming() {
        session.use(framing)
        isFramed = true
      }
      session.noticeChanges()
      guard takeFrames(from: &framer) else { return }
      writer.writeSmall()
    }
    framer.finish { _ = session.receive($0) }
    writer.writeSmall()
    session.endOfInput()
  }

  /// - Returns: False if the session ends.
  private func takeFrames(from framer: inout Framer) -> Bool {
    var hasRoom = true
    while framer.next({ hasRoom = session.receive($0) }) {
      if !hasRoom {
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
