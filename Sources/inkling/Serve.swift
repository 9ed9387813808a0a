import Server
import Serving

/// The main job: one session over standard input and output.
enum Serve {
  static func run(_ arguments: Arguments, _ places: Places) -> Int32 {
    var environment = Environment.system()
    environment.checksDraws = arguments.checksDraws
    let server = Server(directory: places.state, configuration: places.configuration, environment: environment)
    guard
      let ending = StandardStreams.serve(
        server, framing: arguments.framing, clientProcess: arguments.clientProcess)
    else {
      StandardError.write("there is no standard output")
      return ExitCode.usage
    }
    if let message = ending.message { StandardError.write(message) }
    return ending.code
  }
}
