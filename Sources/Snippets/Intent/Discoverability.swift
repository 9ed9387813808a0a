/// Why an intent is, or is not, offered by itself: the rule of App Intents.
///
/// An intent is discoverable; one that only shows a snippet is not, but one that returns more than the snippet is.
/// Whoever declares it may say otherwise.
public enum Discoverability: String, Sendable, Hashable, CaseIterable {
  /// The declaration says so.
  case declared
  /// It acts, and what acts is discoverable.
  case acts
  /// It only shows a snippet.
  case onlyShowsSnippet
  /// It shows a snippet and returns a value too.
  case returnsMoreThanSnippet

  /// The rule.
  ///
  /// - Parameter declared: What the declaration says; nil where it says nothing.
  public static func judge(
    declared: Bool?, kind: IntentDescription.Kind, returnsValue: Bool
  ) -> (isDiscoverable: Bool, reason: Discoverability) {
    if let declared { return (declared, .declared) }
    if kind == .action { return (true, .acts) }
    return returnsValue ? (true, .returnsMoreThanSnippet) : (false, .onlyShowsSnippet)
  }
}
