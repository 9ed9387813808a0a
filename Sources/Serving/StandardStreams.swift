import Glibc
public import JSONRPC
public import Server

/// Serves one client over standard input and output: the whole of a program that provides intents.
public enum StandardStreams {
  /// Why serving has ended.
  public struct Ending: Sendable {
    /// What the process exits with.
    public let code: Int32
    /// For a person, for the standard error; nil where there is nothing to say.
    public let message: String?
  }

  /// Serves until the client says `exit`, closes the input or ends. It takes hold of both descriptors and of the
  /// signals that end a process, so it is called once.
  ///
  /// - Parameters:
  ///   - server: What is served.
  ///   - framing: How messages are framed; nil for how the first one is.
  ///   - clientProcess: A process whose end ends the session.
  ///   - terminal: The terminal that the server was given, if it was given one.
  /// - Returns: With ``Ending/code`` nil where there is no standard output.
  public static func serve(
    _ server: Server, framing: Framing? = nil, clientProcess: Int32? = nil, terminal: ControllingTerminal? = nil
  ) -> Ending? {
    SignalWatch.prepare()
    let parent = getppid()
    let descriptors = Descriptors.claim()
    guard let output = descriptors.output else { return nil }
    let writer = WireWriter(descriptor: output, stallMilliseconds: server.limits.stallMilliseconds)
    let session = Session(server: server, clientProcess: clientProcess) { writer.writeSmall() }
    writer.attach(to: session)
    Threads.start("signals") { SignalWatch.run(session, terminal) }
    Threads.start("watcher") { Watcher(session: session, parent: parent).run() }
    Threads.start("writer") { writer.run() }
    if let input = descriptors.input {
      let reader = WireReader(
        descriptor: input, session: session, writer: writer, framing: framing, lineLimit: server.limits.line)
      reader.start()
    } else {
      session.endOfInput()
    }
    let ending = session.waitForEnd()
    server.close()
    return Ending(code: ending.code, message: ending.message)
  }

  /// Ends a session that is served by other means as the signals ask, with its terminal given back; to be called once,
  /// and before any other thread is started.
  public static func watchSignals(for session: Session, terminal: ControllingTerminal) {
    SignalWatch.prepare()
    Threads.start("signals") { SignalWatch.run(session, terminal) }
  }
}
