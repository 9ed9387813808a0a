/// What `.result(…)` makes. Never stands for what is not in it.
public struct IntentResultContainer<Value: Sendable, OpenIntent, Snippet, Dialog>: IntentResult {
  public let value: Value?
  public let content: IntentResultContent

  init(_ content: IntentResultContent) where Value == Never {
    value = nil
    self.content = content
  }

  init(_ value: Value, _ content: IntentResultContent) where Value: IntentValue {
    self.value = value
    var content = content
    content.value = value.json
    self.content = content
  }
}

extension IntentResultContainer: ReturnsValue where Value: IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
extension IntentResultContainer: OpensIntent where OpenIntent: AppIntent {}

/// Stands in a result's type for a view.
public enum SnippetViewContainer {}
