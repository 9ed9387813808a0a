internal import Glibc

/// The three pipes to a script, all of which are attended to at once, so that neither side can wait for the other.
struct ScriptPipes {
  /// The ends for the child: its standard input, output and error.
  struct Child {
    var input: Int32
    var output: Int32
    var error: Int32
  }

  private(set) var child: Child
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private var inputEnd: Int32
  private var outputEnd: Int32
  private var errorEnd: Int32
  private var rest: ArraySlice<UInt8>
  private let outputLimit: Int

  /// Of standard error so much is kept, the last part, in bytes.
  private static let errorLimit = 8_192

  /// Nil where there are no more descriptors; `errno` says so. To be called with ``Spawn/lock``.
  init?(input: [UInt8], outputLimit: Int) {
    var ends: [Int32] = []
    for isInput in [true, false, false] {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else {
        let number = errno
        for end in ends { close(end) }
        errno = number
        return nil
      }
      ends += pair
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      // Our end never blocks; the child's is as a program expects it.
      _ = fcntl(isInput ? pair[1] : pair[0], F_SETFL, O_NONBLOCK)
    }
    child = Child(input: ends[0], output: ends[3], error: ends[5])
    (inputEnd, outputEnd, errorEnd) = (ends[1], ends[2], ends[4])
    rest = input[...]
    self.outputLimit = outputLimit
  }

  /// Whether the script can still write.
  var isOpen: Bool { outputEnd >= 0 || errorEnd >= 0 }

  /// Whether it has written more than it may.
  var isTooMuch: Bool { output.count > outputLimit }

  /// Waits until something moves, and moves it.
  ///
  /// - Returns: Whether the script can still write.
  mutating func wait(milliseconds: Int) -> Bool {
    // poll passes over a negative descriptor and waits out its time.
    var waiting = [
      pollfd(fd: inputEnd, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: outputEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), Int32(clamping: milliseconds)) > 0 else { return isOpen }
    if waiting[0].revents != 0 { write() }
    if waiting[1].revents != 0 { readOutput() }
    if waiting[2].revents != 0 { readErrors() }
    return isOpen
  }

  /// Takes what the script has written already.
  mutating func drain() {
    readOutput()
    readErrors()
  }

  mutating func closeChild() {
    for end in [child.input, child.output, child.error] where end >= 0 { close(end) }
    child = Child(input: -1, output: -1, error: -1)
  }

  mutating func closeAll() {
    closeChild()
    for end in [inputEnd, outputEnd, errorEnd] where end >= 0 { close(end) }
    (inputEnd, outputEnd, errorEnd) = (-1, -1, -1)
  }

  private mutating func write() {
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(inputEnd, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        // The script wants no more of it.
        break
      }
    }
    close(inputEnd)
    inputEnd = -1
  }

  private mutating func readOutput() {
    while outputEnd >= 0, !isTooMuch, let bytes = Self.read(&outputEnd) { output += bytes }
  }

  private mutating func readErrors() {
    while errorEnd >= 0, let bytes = Self.read(&errorEnd) {
      errors += bytes
      if errors.count > Self.errorLimit { errors.removeFirst(errors.count - Self.errorLimit) }
    }
  }

  /// The next bytes; nil where there are none now. At its end the descriptor is closed.
  private static func read(_ end: inout Int32) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, initialized in
        count = Glibc.read(end, buffer.baseAddress, buffer.count)
        initialized = max(0, count)
      }
      if count > 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return nil }
      close(end)
      end = -1
      return nil
    }
  }
}
