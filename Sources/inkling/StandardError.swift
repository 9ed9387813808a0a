import Glibc

/// The log: one line for a person, dropped where nobody takes it. It never holds what a client or a file said.
enum StandardError {
  static func write(_ line: String) {
    var descriptor = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
    guard poll(&descriptor, 1, 0) == 1, descriptor.revents & Int16(POLLOUT) != 0 else { return }
    // A pipe that can take anything takes this much without waiting (POSIX, PIPE_BUF).
    let bytes = Array("inkling: \(line)\n".utf8.prefix(4_096))
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
