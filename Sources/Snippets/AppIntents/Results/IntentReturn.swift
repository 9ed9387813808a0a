/// What stands in the type of an intent's result.
enum IntentReturn {
  static func returnsValue(_ type: (some IntentResult).Type) -> Bool { type is any ReturnsValue.Type }

  /// Whether there is more in it than a view.
  static func returnsMoreThanSnippet(_ type: (some IntentResult).Type) -> Bool {
    returnsValue(type) || type is any ProvidesDialog.Type || type is any OpensIntent.Type
      || type is any ShowsSnippetIntent.Type
  }
}
