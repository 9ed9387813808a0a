/// The terminal of the person who runs the program: not the wire, but what they look at and type on.
public protocol PersonTerminal: Sendable {
  /// Takes the terminal; nil where there is none to be had.
  func open() -> (any OpenTerminal)?
}
