import Foundation
import Glibc
import Server

/// Prints for a person, and leaves.
func leave(_ code: Int32, _ text: String? = nil) -> Never {
  guard let text, !StandardOutput.write(text) else { exit(code) }
  StandardError.write("standard output cannot be written")
  exit(ExitCode.output)
}

signal(SIGPIPE, SIG_IGN)
signal(SIGCHLD, SIG_DFL)
do {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.command == .help { leave(0, Arguments.help) }
  if arguments.command == .version { leave(0, "\(Server.name) \(Server.version)\n") }
  let places = try Places(arguments, variables: ProcessInfo.processInfo.environment)
  umask(0o077)
  switch arguments.command {
  case .serve:
    let code = Serve.run(arguments, places)
    // Not exit: its handlers would wait for streams that nobody reads.
    _exit(code)
  case .call(let method, let parameters, let client, let form):
    leave(Call.run(method, parameters, client: client, form: form, places))
  case .person(let words): leave(Person.run(words, places))
  case .help, .version: leave(0)
  }
} catch let error as UsageError {
  StandardError.write("\(error.message); see inkling --help")
  exit(ExitCode.usage)
} catch let error as ConfigurationError {
  StandardError.write(error.message)
  exit(ExitCode.configuration)
}
