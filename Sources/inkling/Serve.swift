import Glibc
import JSONRPC
import Server

/// The main job: one session over standard input and output.
enum Serve {
  static func run(_ arguments: Arguments, _ places: Places) -> Int32 {
    SignalWatch.prepare()
    let parent = getppid()
    let descriptors = Descriptors.claim()
    guard let output = descriptors.output else {
      StandardError.write("there is no standard output")
      return ExitCode.usage
    }
    let screen = CurrentScreen(ControllingTerminal(kind: places.terminalKind))
    var environment = Environment.system()
    environment.terminal = screen
    let server = Server(directory: places.state, configuration: places.configuration, environment: environment)
    let writer = WireWriter(descriptor: output, stallMilliseconds: server.limits.stallMilliseconds)
    let session = Session(server: server, clientProcess: arguments.clientProcess) { writer.writeSmall() }
    writer.attach(to: session)
    Threads.start("signals") { SignalWatch.run(session, screen) }
    Threads.start("watcher") { Watcher(session: session, parent: parent).run() }
    Threads.start("writer") { writer.run() }
    if let input = descriptors.input {
      let reader = WireReader(
        descriptor: input, session: session, writer: writer, framing: arguments.framing, lineLimit: server.limits.line)
      Threads.start("reader") { reader.run() }
    } else {
      session.endOfInput()
    }
    let ending = session.waitForEnd()
    if let message = ending.message { StandardError.write(message) }
    server.close()
    return ending.code
  }
}
