/// What forgetting a message or a conversation has led to.
public struct ActionInvalidation: Sendable, Hashable {
  /// The messages whose lists were forgotten.
  public var forgotten: [String] = []
  /// The lists of other messages that changed thereby, with their new revisions.
  public var changed: [ActionList] = []
}
