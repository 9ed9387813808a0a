internal import Foundation
internal import JSONRPC
internal import Journal
internal import Snippets

/// How the intents of the picker get at the journal: for the client that they are performed for, and within what it may
/// see.
struct JournalAccess: Sendable {
  let room: EngineRoom
  let configuration: Configuration
  /// The directory of the person's calendar, which is a part of their life too.
  let calendar: String

  /// The journal, as one client may see it.
  struct Reader {
    let journal: Journal
    let client: String
    let level: DisclosureLevel
    let now: Date
    let home: TimeZone
  }

  /// - Throws: ``SnippetError``, if the client may not use the journal.
  func reader(_ context: IntentContext) throws -> Reader {
    let (client, named) = (context.surroundings.client, context.surroundings.entitlements)
    return try mapped {
      try configuration.admit(client, naming: named.contains(Entitlement.journal.rawValue), to: .journal)
      return Reader(
        journal: try room.engines().journal, client: client,
        level: configuration.client(client).journalLevel == .titles ? .titles : .opaque, now: context.now,
        home: context.surroundings.timeZone)
    }
  }

  /// Runs the body, with the errors of the journal as those of a snippet.
  func mapped<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as SnippetError {
      throw error
    } catch is CancellationError {
      throw SnippetError.cancelled()
    } catch {
      let error = ResponseError(mapping: error)
      throw SnippetError(
        code: error.code.rawValue, reason: error.reason, message: error.message,
        details: error.details)
    }
  }
}
