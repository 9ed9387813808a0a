internal import Foundation
internal import Glibc
internal import JSONRPC
internal import Snippets

/// An intent that a script performs: it is run once for each call, and told what is wanted on its standard input.
struct ScriptIntent: Intent {
  let declaration: IntentDeclaration
  let path: String
  let slots: ScriptSlots
  let open: @Sendable (IntentInvocation) -> IntentInvocation

  /// The longest output, in bytes.
  static let outputLimit = 262_144

  var description: IntentDescription {
    var description = declaration.description
    description.actsOnControls = true
    return description
  }

  func perform(_ parameters: IntentParameters, _ context: IntentContext) async throws -> IntentOutcome {
    if let question = declaration.confirmation(in: context) { return question }
    await slots.enter()
    defer { slots.leave() }
    try Task.checkCancellation()
    let ending = await run(parameters, context)
    switch ending.status {
    case .exited(0):
      let outcome = try ScriptOutput.outcome(ending.output, of: declaration, open: open)
      // A snippet that has acted is drawn again, so what it shows now is not needed.
      guard description.kind == .snippet, !context.isDrawing, case .finished(var output) = outcome else {
        return outcome
      }
      output.view = nil
      return .finished(output)
    case .exited(let code):
      throw SnippetError.providerFailed(code: Int(code), said: ScriptOutput.complaint(ending.errors))
    case .signalled(let signal):
      // As a shell would say it.
      throw SnippetError.providerFailed(code: 128 + Int(signal), said: "The script was ended by signal \(signal).")
    case .timedOut: throw SnippetError.providerTimeout(milliseconds: declaration.timeoutMilliseconds)
    case .cancelled: throw SnippetError.cancelled()
    case .tooMuchOutput: throw SnippetError.providerInvalid("it has more than \(Self.outputLimit) bytes")
    case .unknown: throw SnippetError.providerFailed(code: 125, said: "Nobody can tell how the script ended.")
    case .notStarted(let number):
      throw SnippetError.providerFailed(
        code: 126, said: "The script cannot be run: \(String(cString: strerror(number))).")
    }
  }

  private func run(_ parameters: IntentParameters, _ context: IntentContext) async -> ScriptProcess.Ending {
    let directory = (path as NSString).deletingLastPathComponent
    let file = ScriptFile((path as NSString).lastPathComponent, in: directory)
    guard file?.mayRun == true else {
      return ScriptProcess.Ending(status: .notStarted(EACCES), output: [], errors: [])
    }
    let process = ScriptProcess(
      path: path, environment: ScriptInput.environment(declaration, parameters, context, directory: directory),
      input: ScriptInput.json(declaration, parameters, context), milliseconds: declaration.timeoutMilliseconds,
      outputLimit: Self.outputLimit)
    slots.note(process)
    defer { slots.forget(process) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: process.run()) }
        thread.name = "script"
        thread.stackSize = 1 << 20
        thread.start()
      }
    } onCancel: {
      process.cancel()
    }
  }
}
