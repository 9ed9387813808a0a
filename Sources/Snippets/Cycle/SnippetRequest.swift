public import JSONRPC

/// What `snippet.perform` is asked for.
public enum SnippetRequest: Sendable, Equatable {
  /// Perform an intent and show what comes of it.
  case intent(IntentInvocation)
  /// Draw a snippet anew; the view is left out where the host has that revision.
  case snippet(id: String, ifRevision: Int?)
  /// Go on with a parameter that was missing.
  case token(String, parameters: JSONObject)
}
