import JSONRPC
import Server

/// `scripts list [--json]`.
enum ScriptsCommand {
  /// - Parameter words: From `scripts` on.
  /// - Returns: The exit code.
  static func run(_ words: [String], _ configuration: Configuration) -> Int32 {
    do throws(UsageError) {
      guard words.count > 1 else { throw UsageError("scripts needs a word behind it") }
      guard words[1] == "list" else { throw UsageError("unknown command: scripts \(words[1])") }
      var options = CommandOptions(words.dropFirst(2))
      let isJSON = options.flag("--json")
      try options.end()
      guard let directory = configuration.scripts else {
        StandardError.write("no directory of scripts is named, neither by --scripts nor in the configuration")
        return ExitCode.refused
      }
      let text = describe(Server.scripts(in: directory), in: directory, isJSON: isJSON)
      return StandardOutput.write(text) ? 0 : ExitCode.output
    } catch {
      StandardError.write("\(error.message); see inkling --help")
      return ExitCode.usage
    }
  }

  private static func describe(_ reports: [ScriptReport], in directory: String, isJSON: Bool) -> String {
    if isJSON { return JSONWriter.text(of: ["scripts": .array(reports.map(\.json))]) + "\n" }
    guard !reports.isEmpty else { return PersonCommand.printable("There are no scripts in \(directory)") + "\n" }
    return reports.map { report in
      let state = report.refusal.map { "refused, \($0.rawValue)" } ?? report.name ?? ""
      let message = report.message.map { ": \($0)" } ?? ""
      return PersonCommand.printable("\(report.path)  \(state)\(message)") + "\n"
    }.joined()
  }
}
