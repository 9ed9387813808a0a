/// The ways to make a result, under the names that App Intents has for them.
extension IntentResult {
  /// A snippet.
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    IntentResultContainer(IntentResultContent(snippetIntent: snippetIntent.invocation))
  }

  /// Something to say and a snippet.
  public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    IntentResultContainer(IntentResultContent(dialog: dialog, snippetIntent: snippetIntent.invocation))
  }

  /// An intent to go on with and a snippet.
  public static func result<OpenIntent: AppIntent, Snippet: SnippetIntent>(
    opensIntent: OpenIntent, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Never, OpenIntent, Snippet, Never> {
    IntentResultContainer(IntentResultContent(snippetIntent: snippetIntent.invocation, opensIntent: opensIntent))
  }

  /// An intent to go on with, something to say and a snippet.
  public static func result<OpenIntent: AppIntent, Snippet: SnippetIntent>(
    opensIntent: OpenIntent, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Never, OpenIntent, Snippet, IntentDialog> {
    IntentResultContainer(
      IntentResultContent(dialog: dialog, snippetIntent: snippetIntent.invocation, opensIntent: opensIntent))
  }

  /// A value and a snippet.
  public static func result<Given: IntentValue, Snippet: SnippetIntent>(value: Given, snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Given, Never, Snippet, Never> {
    IntentResultContainer(value, IntentResultContent(snippetIntent: snippetIntent.invocation))
  }

  /// A value, something to say and a snippet.
  public static func result<Given: IntentValue, Snippet: SnippetIntent>(
    value: Given, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Given, Never, Snippet, IntentDialog> {
    IntentResultContainer(value, IntentResultContent(dialog: dialog, snippetIntent: snippetIntent.invocation))
  }

  /// A value, an intent to go on with and a snippet.
  public static func result<Given: IntentValue, OpenIntent: AppIntent, Snippet: SnippetIntent>(
    value: Given, opensIntent: OpenIntent, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Given, OpenIntent, Snippet, Never> {
    IntentResultContainer(value, IntentResultContent(snippetIntent: snippetIntent.invocation, opensIntent: opensIntent))
  }

  /// A value, an intent to go on with, something to say and a snippet.
  public static func result<Given: IntentValue, OpenIntent: AppIntent, Snippet: SnippetIntent>(
    value: Given, opensIntent: OpenIntent, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Given, OpenIntent, Snippet, IntentDialog> {
    IntentResultContainer(
      value, IntentResultContent(dialog: dialog, snippetIntent: snippetIntent.invocation, opensIntent: opensIntent))
  }
}
