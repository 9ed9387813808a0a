/// The ways to make a result, under the names that App Intents has for them.
extension IntentResult {
  /// It is done, and there is nothing more to it.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    IntentResultContainer(IntentResultContent())
  }

  /// Something to say.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    IntentResultContainer(IntentResultContent(dialog: dialog))
  }

  /// An intent to go on with.
  public static func result<OpenIntent: AppIntent>(opensIntent: OpenIntent) -> Self
  where Self == IntentResultContainer<Never, OpenIntent, Never, Never> {
    IntentResultContainer(IntentResultContent(opensIntent: opensIntent))
  }

  /// An intent to go on with and something to say.
  public static func result<OpenIntent: AppIntent>(opensIntent: OpenIntent, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, OpenIntent, Never, IntentDialog> {
    IntentResultContainer(IntentResultContent(dialog: dialog, opensIntent: opensIntent))
  }

  /// A value.
  public static func result<Given: IntentValue>(value: Given) -> Self
  where Self == IntentResultContainer<Given, Never, Never, Never> {
    IntentResultContainer(value, IntentResultContent())
  }

  /// A value and something to say.
  public static func result<Given: IntentValue>(value: Given, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Given, Never, Never, IntentDialog> {
    IntentResultContainer(value, IntentResultContent(dialog: dialog))
  }

  /// A value and an intent to go on with.
  public static func result<Given: IntentValue, OpenIntent: AppIntent>(value: Given, opensIntent: OpenIntent) -> Self
  where Self == IntentResultContainer<Given, OpenIntent, Never, Never> {
    IntentResultContainer(value, IntentResultContent(opensIntent: opensIntent))
  }

  /// A value, an intent to go on with and something to say.
  public static func result<Given: IntentValue, OpenIntent: AppIntent>(
    value: Given, opensIntent: OpenIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Given, OpenIntent, Never, IntentDialog> {
    IntentResultContainer(value, IntentResultContent(dialog: dialog, opensIntent: opensIntent))
  }
}
