/// How the job that is being drawn has gone so far.
struct SnippetEnding: Sendable {
  /// What the action gave, besides a view.
  var output: IntentOutput?
  /// Why the action failed.
  var error: SnippetError?
  var revisionBefore: Int
}
