/// The ways to make a result, under the names that App Intents has for them.
extension IntentResult {
  /// A view.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetViewContainer, Never> {
    IntentResultContainer(IntentResultContent(view: view.node()))
  }

  /// Something to say and a view.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetViewContainer, IntentDialog> {
    IntentResultContainer(IntentResultContent(dialog: dialog, view: view.node()))
  }

  /// A value and a view.
  public static func result<Given: IntentValue, Content: View>(value: Given, view: Content) -> Self
  where Self == IntentResultContainer<Given, Never, SnippetViewContainer, Never> {
    IntentResultContainer(value, IntentResultContent(view: view.node()))
  }

  /// A value, something to say and a view.
  public static func result<Given: IntentValue, Content: View>(value: Given, dialog: IntentDialog, view: Content)
    -> Self
  where Self == IntentResultContainer<Given, Never, SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value, IntentResultContent(dialog: dialog, view: view.node()))
  }

  /// A view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetViewContainer, Never> {
    IntentResultContainer(IntentResultContent(view: content().node()))
  }

  /// Something to say and a view.
  public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, SnippetViewContainer, IntentDialog> {
    IntentResultContainer(IntentResultContent(dialog: dialog, view: content().node()))
  }

  /// A value and a view.
  public static func result<Given: IntentValue, Content: View>(value: Given, @ViewBuilder content: () -> Content)
    -> Self
  where Self == IntentResultContainer<Given, Never, SnippetViewContainer, Never> {
    IntentResultContainer(value, IntentResultContent(view: content().node()))
  }

  /// A value, something to say and a view.
  public static func result<Given: IntentValue, Content: View>(
    value: Given, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Given, Never, SnippetViewContainer, IntentDialog> {
    IntentResultContainer(value, IntentResultContent(dialog: dialog, view: content().node()))
  }
}
