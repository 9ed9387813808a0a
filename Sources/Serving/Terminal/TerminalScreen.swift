import Glibc
import Journal
import Server
import Synchronization

/// A terminal in raw mode, on its alternate screen, until it is closed: then everything is as it was.
final class TerminalScreen: OpenTerminal {
  private struct State {
    /// The modes to return to.
    var saved: termios
    var isRaw = false
    var isClosed = false
    var isResized = false
    /// What is shown, so that the same is not written twice.
    var shown: [UInt8] = []
  }

  private let descriptor: Int32
  /// Wakes the thread that waits: the end to be read …
  private let wakened: Int32
  /// … and the one that is written.
  private let waker: Int32
  private let state: Mutex<State>
  /// Apart from the rest: whoever interrupts must not wait for a terminal that takes nothing.
  private let isInterrupted = Atomic(false)

  /// How long a terminal may take nothing, in milliseconds.
  private static let patience: Int32 = 2_000

  /// - Parameter descriptor: Of a terminal, opened for this alone and not blocking; it is closed here in every case.
  init?(descriptor: Int32) {
    var modes = termios()
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(descriptor, &modes) == 0, pipe(&ends) == 0 else {
      Glibc.close(descriptor)
      return nil
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    self.descriptor = descriptor
    (wakened, waker) = (ends[0], ends[1])
    state = Mutex(State(saved: modes))
    // From here on deinit closes all of them.
    guard enter() else { return nil }
  }

  deinit {
    close()
    Glibc.close(wakened)
    Glibc.close(waker)
    Glibc.close(descriptor)
  }

  var size: PickerSize {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return PickerSize(columns: 80, rows: 24)
    }
    return PickerSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  func run(_ body: @escaping @Sendable () -> Void) {
    Threads.start("picker", body)
  }

  // MARK: - Modes

  /// Takes the terminal, or takes it again.
  private func enter() -> Bool {
    state.withLock { state in
      guard !state.isClosed, tcgetpgrp(descriptor) == getpgrp() else { return false }
      var raw = state.saved
      raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
      raw.c_oflag &= ~tcflag_t(OPOST)
      raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
      raw.c_cflag = (raw.c_cflag & ~tcflag_t(CSIZE)) | tcflag_t(CS8)
      withUnsafeMutableBytes(of: &raw.c_cc) { controls in
        controls[Int(VMIN)] = 1
        controls[Int(VTIME)] = 0
      }
      guard tcsetattr(descriptor, TCSANOW, &raw) == 0 else { return false }
      // What was typed before the person saw what it is for counts for nothing.
      tcflush(descriptor, TCIFLUSH)
      state.isRaw = true
      state.shown = []
      _ = write(Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J".utf8), patience: Self.patience)
      return true
    }
  }

  private func leave(_ state: inout State) {
    guard state.isRaw else { return }
    state.isRaw = false
    _ = write(Array("\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8), patience: 100)
    // Keys that were meant for the picker are none for the shell.
    tcflush(descriptor, TCIFLUSH)
    tcsetattr(descriptor, TCSANOW, &state.saved)
  }

  func close() {
    state.withLock { state in
      leave(&state)
      state.isClosed = true
    }
    wake()
  }

  func interrupt() {
    isInterrupted.store(true, ordering: .releasing)
    wake()
  }

  /// Gives the terminal back while the process is stopped.
  func suspend() {
    state.withLock { leave(&$0) }
  }

  /// Takes it again, if the process is in its foreground.
  func resume() {
    if !enter() { interrupt() }
    noticeResize()
  }

  /// The terminal has another size.
  func noticeResize() {
    state.withLock { state in
      state.isResized = true
      state.shown = []
    }
    wake()
  }

  private func wake() {
    var byte: UInt8 = 0
    _ = Glibc.write(waker, &byte, 1)
  }

  // MARK: - Input and output

  func next(milliseconds: Int?) -> TerminalInput {
    while true {
      if isInterrupted.load(ordering: .acquiring) { return .ended }
      let known = state.withLock { state -> TerminalInput? in
        if state.isClosed { return .ended }
        defer { state.isResized = false }
        return state.isResized ? .resized : nil
      }
      if let known { return known }
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakened, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, milliseconds.map { Int32(clamping: $0) } ?? -1)
      if count == 0 { return .nothing }
      if count < 0 {
        guard errno == EINTR else { return .ended }
        continue
      }
      if waiting[1].revents != 0 {
        _ = Self.read(wakened)
        continue
      }
      guard let bytes = Self.read(descriptor) else { return .ended }
      if !bytes.isEmpty { return .bytes(bytes) }
    }
  }

  /// What there is to read, perhaps nothing; nil at the end.
  private static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1_024)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  func show(_ lines: [PickerLine]) {
    var bytes = Array("\u{1B}[H".utf8)
    for (index, line) in lines.enumerated() {
      if index > 0 { bytes += Array("\r\n".utf8) }
      bytes += Array("\u{1B}[2K\(Self.look(line.look))\(line.text)\u{1B}[0m".utf8)
    }
    bytes += Array("\u{1B}[J".utf8)
    state.withLock { state in
      guard state.isRaw, state.shown != bytes else { return }
      state.shown = bytes
      if !write(bytes, patience: Self.patience) { isInterrupted.store(true, ordering: .releasing) }
    }
  }

  private static func look(_ look: PickerLine.Look) -> String {
    switch look {
    case .plain: ""
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .selected: "\u{1B}[7m"
    }
  }

  /// - Returns: False if the terminal does not take the bytes.
  private func write(_ bytes: [UInt8], patience: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          guard poll(&waiting, 1, patience) == 1 else { return false }
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
