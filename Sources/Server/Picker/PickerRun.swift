internal import Foundation
internal import JSONRPC
internal import Journal
internal import Store

/// Shows one picker on a terminal until it has ended: keys go into it, and what it asks for is done.
struct PickerRun {
  let title: String
  let client: String
  /// Where copies of the chosen files are to lie.
  let directory: String?
  let home: TimeZone
  let server: Server
  let terminal: any OpenTerminal

  /// After so many milliseconds an escape character that nothing follows is the key.
  private static let escapeMilliseconds = 50

  func run() -> PickerEnding {
    var picker = Picker(title: title, client: client, directory: directory)
    var keys = PickerKeyReader()
    show(picker)
    perform(picker.begin(), &picker)
    while picker.ending == nil {
      show(picker)
      switch terminal.next(milliseconds: keys.isWaiting ? Self.escapeMilliseconds : nil) {
      case .bytes(let bytes):
        for key in keys.read(bytes) { perform(picker.handle(.key(key)), &picker) }
      case .nothing: if let key = keys.pause() { perform(picker.handle(.key(key)), &picker) }
      case .resized: continue
      case .ended: picker.cancel()
      }
    }
    return picker.ending ?? .cancelled
  }

  private func show(_ picker: Picker) {
    terminal.show(picker.lines(terminal.size))
  }

  private func perform(_ requests: [PickerRequest], _ picker: inout Picker) {
    for request in requests {
      do {
        let input = try answer(request, picker)
        _ = picker.handle(input)
      } catch is CancellationError {
        picker.cancel()
      } catch let error as StoreError {
        _ = picker.handle(.failed("The store cannot be used now: \(error)"))
      } catch JournalError.cannotCopy(let problem) {
        _ = picker.handle(.failed("The files cannot be handed over: the app's directory \(problem)."))
      } catch {
        _ = picker.handle(.failed("That did not work."))
      }
    }
  }

  private func answer(_ request: PickerRequest, _ picker: Picker) throws -> PickerInput {
    let journal = try server.engines().journal
    if case .load(readsSources: true) = request, try journal.consent() == .on {
      // What was put into the person's calendar here is a part of their life too.
      try journal.offerSource(server.directories.calendar, now: server.environment.now())
    }
    var waiting = picker
    var keys = PickerKeyReader()
    var isEnded = false
    func isCancelled() -> Bool {
      guard !isEnded else { return true }
      switch terminal.next(milliseconds: 0) {
      case .bytes(let bytes): isEnded = keys.read(bytes).contains(where: Picker.isCancelling)
      case .ended: isEnded = true
      case .nothing: isEnded = keys.pause().map(Picker.isCancelling) ?? false
      case .resized: terminal.show(waiting.lines(terminal.size))
      }
      return isEnded
    }
    var percent = -1
    let input = try journal.answer(
      request, client: client, directory: directory, now: server.environment.now(), home: home,
      progress: { done, total in
        let now = total > 0 ? done * 100 / total : 100
        guard now != percent else { return }
        percent = now
        _ = waiting.handle(.progress(done: done, total: total))
        terminal.show(waiting.lines(terminal.size))
      }, isCancelled: isCancelled)
    guard !isEnded else { throw CancellationError() }
    return input
  }
}
