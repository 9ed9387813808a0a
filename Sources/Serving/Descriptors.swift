import Glibc

/// The two ends of the wire, taken away from the standard descriptors: a stray `print`, here or in a C library, then
/// lands on stderr, and whoever reads standard input finds nothing.
struct Descriptors {
  /// Where requests come from; nil where the process was started without standard input.
  let input: Int32?
  /// Where answers go to; nil where the process was started without standard output.
  let output: Int32?

  static func claim() -> Descriptors {
    let input = duplicate(STDIN_FILENO)
    let output = duplicate(STDOUT_FILENO)
    if let null = open(path: "/dev/null") {
      dup2(null, STDIN_FILENO)
      if fcntl(STDERR_FILENO, F_GETFD) == -1 { dup2(null, STDERR_FILENO) }
      if null > STDERR_FILENO { close(null) }
    }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return Descriptors(input: input, output: output)
  }

  /// A copy above the standard descriptors that no child inherits; nil if there is nothing to copy.
  private static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    return copy == -1 ? nil : copy
  }

  private static func open(path: String) -> Int32? {
    let descriptor = Glibc.open(path, O_RDWR)
    return descriptor == -1 ? nil : descriptor
  }
}
