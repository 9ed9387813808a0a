/// What a ``SnippetSession`` wants done. The order counts.
public enum SnippetEffect: Sendable {
  /// Perform an intent; then tell ``SnippetSession/actionFinished(_:)``.
  case run(IntentInvocation, isConfirmed: Bool, chosenOption: String?)
  /// Go on with an intent that asked in the middle of its work; then tell ``SnippetSession/actionFinished(_:)``.
  case resume(SuspendedIntent, IntentReply)
  /// Perform a snippet intent, which changes nothing; then tell ``SnippetSession/drawFinished(_:)``.
  case draw(IntentInvocation)
  /// Make another snippet, beginning with the intent or, where it was performed already, with its result; then tell
  /// ``SnippetSession/replacementFinished(_:)`` its first answer.
  case replace(IntentInvocation, result: IntentOutcome?)
  /// Answer a request.
  case answer(SnippetSession.Ticket, Result<SnippetAnswer, SnippetError>)
  /// Tell the host that the snippet is out of date.
  case signalReload(reason: String)
}
