/// Text that was meant for a terminal, as plain text: without escape sequences (ECMA-48), and of what a carriage return
/// writes over only the last.
enum TerminalText {
  static func plain(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x1B: skipSequence(after: scalars.popFirst(), &scalars)
      case 0x90, 0x98, 0x9B, 0x9D, 0x9E, 0x9F:
        // The C1 forms are those of ESC and the letter 0x40 below.
        skipSequence(after: Unicode.Scalar(scalar.value - 0x40), &scalars)
      default: kept.append(scalar)
      }
    }
    return kept.split(separator: "\n", omittingEmptySubsequences: false).map { overwritten($0) }
      .joined(separator: "\n")
  }

  private static func skipSequence(after introducer: Unicode.Scalar?, _ scalars: inout Substring.UnicodeScalarView) {
    switch introducer {
    case "[":
      // Parameters and intermediates, then one final byte.
      while let next = scalars.first, (0x20...0x3F).contains(next.value) { scalars.removeFirst() }
      if let final = scalars.first, (0x40...0x7E).contains(final.value) { scalars.removeFirst() }
    case "]", "P", "X", "^", "_":
      // A string up to its terminator; one that never ends goes to the end of its line.
      while let next = scalars.first, next != "\n" {
        scalars.removeFirst()
        if next.value == 0x07 || next.value == 0x9C { return }
        if next.value == 0x1B {
          if scalars.first == "\\" { scalars.removeFirst() }
          return
        }
      }
    case let next? where (0x20...0x2F).contains(next.value):
      while let more = scalars.first, (0x20...0x2F).contains(more.value) { scalars.removeFirst() }
      if let final = scalars.first, (0x30...0x7E).contains(final.value) { scalars.removeFirst() }
    default: break
    }
  }

  private static func overwritten(_ line: Substring.UnicodeScalarView) -> String {
    let parts = line.split(separator: "\r", omittingEmptySubsequences: true)
    return DisplayText.sanitised(parts.last.map { String($0) } ?? "")
  }
}
