/// Why an intent that somebody declares is not taken.
public struct DeclarationFault: Error, Sendable, Equatable {
  /// The kinds of faults; the words are fixed.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The name is missing or is none.
    case invalidName
    /// Another intent of the same declaration has the name.
    case duplicateName
    /// A text, a kind, a time or the like is not what it must be.
    case invalidMember
    /// A parameter is not what it must be.
    case invalidParameter
    /// There are too many intents or parameters.
    case tooMany
  }

  /// The stable word.
  public let reason: Reason
  /// One sentence for the author, which says where it is.
  public let message: String

  /// The message names the member at fault.
  public init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
