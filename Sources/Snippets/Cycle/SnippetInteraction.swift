public import JSONRPC

/// What `snippet.interact` is asked for.
public struct SnippetInteraction: Sendable, Equatable {
  /// Which snippet.
  public var snippetID: String
  /// The revision that the host shows.
  public var revision: Int
  /// The id of the control in the view.
  public var controlID: String
  /// Of a toggle or a picker: the wanted value.
  public var value: JSONValue?
  /// The host's name for this tap, at most 128 bytes: repeated, it gets the same answer.
  public var interactionID: String

  /// Only a toggle needs a value; nil for a button.
  public init(snippetID: String, revision: Int, controlID: String, value: JSONValue? = nil, interactionID: String) {
    self.snippetID = snippetID
    self.revision = revision
    self.controlID = controlID
    self.value = value
    self.interactionID = interactionID
  }
}
