import Glibc

/// How far something is, on a line of its own on standard error; nothing where that is no terminal.
final class ProgressLine {
  /// Milliseconds between two changes of the line.
  private static let interval = 100

  private let isShown = isatty(STDERR_FILENO) == 1
  private var text = ""
  private var last: ContinuousClock.Instant?

  /// Shows the text in place of the last one, at most ten times a second.
  func show(_ text: String) {
    guard isShown, text != self.text else { return }
    let now = ContinuousClock.now
    if let last, now - last < .milliseconds(Self.interval) { return }
    last = now
    self.text = text
    write("\r\u{1B}[K" + PersonCommand.printable(text))
  }

  /// Takes the line away.
  func end() {
    guard !text.isEmpty else { return }
    text = ""
    write("\r\u{1B}[K")
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
