import JSONRPC

/// What an intent gives. What is in it stands in the type: `some IntentResult & ProvidesDialog`.
public protocol IntentResult: Sendable {
  /// The type of the value; Never where there is none.
  associatedtype Value: Sendable
  /// For the caller to go on with.
  var value: Value? { get }
  /// All that is in it.
  var content: IntentResultContent { get }
}

/// Gives the caller a value to go on with.
public protocol ReturnsValue<Value>: IntentResult where Value: IntentValue {}

/// Gives an assistant something to say.
public protocol ProvidesDialog: IntentResult {}

/// Shows a view. Its controls work where a ``SnippetIntent`` gives it.
public protocol ShowsSnippetView: IntentResult {}

/// Shows what a ``SnippetIntent`` draws.
public protocol ShowsSnippetIntent: IntentResult {}

/// Goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// All that is in a result.
public struct IntentResultContent: Sendable {
  var value: JSONValue?
  var dialog: IntentDialog?
  var view: ViewNode?
  var snippetIntent: IntentInvocation?
  var opens: String?
  var opensIntent: (any AppIntent)?
}
