internal import JSONRPC
internal import Journal

/// `journal.present`: shows the picker on the person's own terminal. The client hears at once that it is shown, and
/// afterwards which suggestion was chosen, or that none was; it never sees what there was to choose from.
enum JournalPresent: Method {
  static let name = "journal.present"
  /// The notification that follows.
  static let selected = "journal.selected"
  static let entitlement: Entitlement? = .journal
  /// A longer title is none of a button.
  private static let longestTitle = 400

  static func lane(_ parameters: Parameters) -> String? { JournalCall.lane }

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let title = try parameters.string("title")
    guard !title.isEmpty, title.utf8.count <= longestTitle else {
      throw parameters.invalid("title", "must have 1 to \(longestTitle) bytes")
    }
    let directory = try JournalCall.directory(parameters)
    if let directory, !Journal.canCopy(into: directory) {
      throw parameters.invalid("directory", "is no directory that can be written")
    }
    let server = context.server
    try server.engines().journal.checkSelections(of: context.client.name, now: context.now)
    let client = context.client
    let (ending, terminal) = try server.pickers.present { terminal in
      PickerRun(
        title: title, client: client.name, directory: directory, home: client.timeZone, server: server,
        terminal: terminal
      ).run()
    }
    var outcome = Outcome(["state": "presented"])
    let name = OpaqueID(server.environment.makeID())
    var work = BackgroundWork(name: name, subject: name, conversation: nil, lane: nil) { context in
      context.cancellation.onCancel { terminal.interrupt() }
      var outcome = Outcome(.null)
      outcome.pushes = [push(await ending.value())]
      return outcome
    }
    work.endsWithInput = true
    outcome.background = [work]
    return outcome
  }

  private static func push(_ ending: PickerEnding) -> Push {
    switch ending {
    case .chosen(let suggestion): Push(method: selected, params: ["suggestion": suggestion], key: nil)
    case .cancelled: Push(method: selected, params: ["cancelled": true], key: nil)
    }
  }
}
