import JSONRPC

/// The command line, read once.
struct Arguments {
  enum Command: Equatable {
    case serve
    case help
    case version
    case call(method: String, parameters: String?, client: String, render: Call.Form?)
    /// The person's side: `sources …`, `scripts …`, `places …`, `journal …` and `actions …`.
    case person([String])
  }

  var command = Command.serve
  var state: String?
  var isEphemeral = false
  /// Draws each snippet twice and compares.
  var checksDraws = false
  var configuration: String?
  /// The directory of the person's scripts.
  var scripts: String?
  var framing: Framing?
  /// A process whose end ends this one.
  var clientProcess: Int32?

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": command = .help
      case "--version": command = .version
      case "--stdio": break
      case "--ephemeral": isEphemeral = true
      case "--check-draws": checksDraws = true
      case "call": command = try Self.call(&rest)
      case "sources", "journal", "actions", "scripts", "places":
        command = .person([argument] + rest)
        rest = []
      default: try read(argument, &rest)
      }
      if case .person(let words) = command, words.contains("--help") || words.contains("-h") { command = .help }
      if command == .help || command == .version { return }
    }
    guard state == nil || !isEphemeral else { throw UsageError("--state and --ephemeral exclude each other") }
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard let name = parts.first, name.hasPrefix("--") else { throw UsageError("unknown command: \(argument)") }
    func value() throws(UsageError) -> String {
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(name) needs a value")
      }
      return value
    }
    switch name {
    case "--state": state = try value()
    case "--config": configuration = try value()
    case "--scripts": scripts = try value()
    case "--framing":
      guard let framing = Framing(rawValue: try value()) else {
        throw UsageError("--framing is lines or content-length")
      }
      self.framing = framing
    case "--clientProcessId":
      guard let process = Int32(try value()) else { throw UsageError("--clientProcessId is a number") }
      clientProcess = process
    default: throw UsageError("unknown option: \(name)")
    }
  }

  private static func call(_ rest: inout ArraySlice<String>) throws(UsageError) -> Command {
    var client = "inkling"
    var form: Call.Form?
    while let option = rest.first, option.hasPrefix("--") {
      rest.removeFirst()
      let parts = option.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, name == "--client" || name == "--render" else {
        throw UsageError("unknown option of call: \(option)")
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw UsageError("\(name) needs a value")
      }
      if name == "--client" {
        client = value
      } else {
        guard let known = Call.Form(rawValue: value) else { throw UsageError("--render is tree, text or html") }
        form = known
      }
    }
    guard let method = rest.popFirst(), !method.hasPrefix("-") else { throw UsageError("call needs a method") }
    let parameters = rest.popFirst()
    guard rest.isEmpty else { throw UsageError("call takes a method and its parameters, no more") }
    return .call(method: method, parameters: parameters, client: client, render: form)
  }

  static let help = """
    usage: inkling [OPTIONS]                                 speak JSON-RPC over standard input and output
           inkling [OPTIONS] call [--client NAME] [--render tree|text|html] METHOD [PARAMS|-]
                                                             one call; PARAMS is JSON, - reads it from standard input;
                                                             on a terminal a view is drawn as text
           inkling [OPTIONS] sources add DIR | add --client NAME | list | remove ID | pause ID | resume ID  [--json]
           inkling [OPTIONS] places import FILE | show | remove  [--json]
                                                             names of towns, from a table of GeoNames
           inkling [OPTIONS] actions outcomes [--client NAME [--conversation ID]] [--kind KIND] [--json] [--reset]
                                                             what became of suggested actions; --reset forgets it
           inkling [OPTIONS] scripts list [--json]           which scripts are intents, and why others are not
           inkling [OPTIONS] journal WORD … [--json]
             consent [--turn-on | --turn-off]
             categories [--on NAME] [--off NAME]             what may be in suggestions; a category or a kind
             exclude [--person NAME | --word TEXT | --source ID | --folder PATH | --circle LAT,LON,METERS |
               --from DAY [--to DAY] | --remove NUMBER]
             moments [--now TIME] [--time-zone ZONE]         all that was made, each moment with its id
             merge ID ID [--title NAME]                      corrections, which stick; an id may be cut off
             split ID --items 2,4-6                          … where no other one begins so
             rename ID NAME
             wrong-place ID                                  it was not at the place that it is called by
             decline ID [--undo]                             never suggest it again
             corrections [--remove NUMBER]
             disclosures                                     what apps were given
             export [--to FILE]                              everything that is kept, as JSON Lines
             banner --close
             erase                                           forget all of the above; files stay as they are

    options:
      --state DIR         where the state is kept (default: $XDG_STATE_HOME/inkling or ~/.local/state/inkling)
      --ephemeral         keep no state
      --config FILE       the person's configuration (default: $XDG_CONFIG_HOME/inkling/config.json or
                          ~/.config/inkling/config.json)
      --scripts DIR       a directory of scripts, each an intent (default: what the configuration names, else none)
      --framing FRAMING   lines or content-length (default: the first byte tells)
      --clientProcessId N end when process N ends
      --check-draws       draw each snippet twice, and warn of one that differs (impureDraw)
      --stdio             accepted, and the only way there is
      --help, --version

    """
}
