import ActionSuggestions
import Foundation
import Journal
import Server
import Store

/// The commands for the person whose journal it is: sources, consent, what was made and what was disclosed; and what is
/// kept of suggested actions.
enum PersonCommand {
  /// Runs one command.
  ///
  /// - Parameters:
  ///   - arguments: From the command's first word on, `sources`, `places`, `journal` or `actions`.
  ///   - store: A store with the schemas of the journal and of suggested actions.
  ///   - out: Takes lines for the person, without their ends.
  /// - Returns: The exit code; 64 for arguments that are wrong.
  static func run(
    arguments: [String], store: Store, now: Date, timeZone: TimeZone, homeDirectory: String?,
    makeID: @escaping @Sendable () -> String,
    out: @escaping (String) -> Void
  ) throws -> Int32 {
    let journal = Journal(store: store, homeDirectory: homeDirectory, threads: .machine, makeID: makeID)
    var options = CommandOptions(arguments.dropFirst(2))
    let output = PersonOutput(out)
    do {
      switch (arguments.first, arguments.dropFirst().first) {
      case ("sources", let word?):
        try SourcesCommand(journal: journal, now: now, out: output).run(word, &options)
      case ("places", let word?):
        try PlacesCommand(journal: journal, now: now, out: output).run(word, &options)
      case ("actions", let word?):
        let actions = ActionSuggestions(store: store, now: { now })
        try ActionsCommand(actions: actions, out: { out(printable($0)) }).run(word, &options)
      case ("journal", let word?):
        try JournalCommand(journal: journal, now: now, timeZone: timeZone, out: output).run(word, &options)
      default: throw UsageError("\(arguments.first ?? "") needs a word behind it")
      }
      return 0
    } catch let error as UsageError {
      StandardError.write("\(error.message); see inkling --help")
      return ExitCode.usage
    } catch let error as JournalError {
      StandardError.write(message(error))
      return ExitCode.refused
    }
  }

  /// The line without what would steer a terminal: names of files and titles can hold anything.
  static func printable(_ line: String) -> String {
    guard !line.unicodeScalars.allSatisfy(isSafe) else { return line }
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars { result.append(isSafe(scalar) ? scalar : "?") }
    return String(result)
  }

  static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && !(0x202A...0x202E).contains(scalar.value)
      && !(0x2066...0x2069).contains(scalar.value)
  }

  private static func message(_ error: JournalError) -> String {
    switch error {
    case .unknownSource: "no source has this id"
    case .unknownFolder(let path): "no source has a folder or a file of this path: \(path)"
    case .notADirectory(let path): "this is no directory that can be read: \(path)"
    case .notATable(let problem):
      """
      nothing was taken over: \(problem). What can be imported is cities500.zip, or another table of places, of \
      download.geonames.org/export/dump
      """
    case .consentRequired: "the journal is not turned on: inkling journal consent --turn-on"
    case .unknownMoment(let name): "no moment has the id \(name), or several begin so: inkling journal moments"
    case .isTrip: "this is a trip: it is put right moment by moment"
    case .sameMoment: "these are one moment"
    case .noPlace: "the moment is not told to be at a place"
    case .unknownItem(let number): "the moment has no item \(number)"
    case .nothingLeft: "some items are to be split off, and not all of them"
    case .tooManyDonations: "\(Donation.mostClients) clients tell the journal of things already"
    case .unknownHandle, .expiredHandle, .tooManySelections, .titlesNotAllowed, .cannotCopy: "\(error)"
    }
  }
}
