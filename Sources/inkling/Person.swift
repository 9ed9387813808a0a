import ActionSuggestions
import Foundation
import Journal
import Server
import Store

/// The person's side: scripts; the journal's sources, consent, what was made and what was disclosed; and what is kept of
/// suggested actions.
enum Person {
  static func run(_ words: [String], _ places: Places) -> Int32 {
    // Scripts need no store.
    if words.first == "scripts" { return ScriptsCommand.run(words, places.configuration) }
    let environment = Environment.system()
    do {
      let store = try Store(
        directory: places.state, origin: environment.makeID(), schemas: [ActionSuggestions.schema, Journal.schema])
      var isWritten = true
      let code = try PersonCommand.run(
        arguments: words, store: store, now: environment.now(),
        timeZone: places.configuration.timeZone ?? environment.timeZone, homeDirectory: environment.homeDirectory,
        makeID: environment.makeID
      ) { line in isWritten = isWritten && StandardOutput.write(line + "\n") }
      if !isWritten { StandardError.write("standard output cannot be written") }
      return isWritten ? code : ExitCode.output
    } catch {
      StandardError.write("\(error)")
      return ExitCode.cannotCreate
    }
  }
}
