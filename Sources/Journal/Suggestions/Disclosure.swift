public import Foundation
public import JSONRPC

/// One moment that was given to a client.
public struct Disclosure: Sendable, Equatable {
  /// The name under which the client introduced itself.
  public let client: String
  /// The title that it was given with.
  public let title: String
  /// When it was given away.
  public let disclosed: Date
  /// What it held: an array of `{kind, path, entry?}`.
  public let items: JSONValue
}
