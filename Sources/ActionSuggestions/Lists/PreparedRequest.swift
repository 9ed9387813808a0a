/// A call for the actions of a message, with what follows from it alone.
public final class PreparedRequest: Sendable {
  /// What was asked for.
  public let request: ActionRequest
  let said: SaidMessage
  /// The hash of what the message says.
  let key: [UInt8]
  /// The hash of the message and of all that its reading depends on.
  let content: [UInt8]
  /// What the message says by itself.
  let facts: MessageFacts

  init(_ request: ActionRequest, cache: FactsCache) {
    let said = SaidMessage(request.message, of: request)
    self.request = request
    self.said = said
    let hashes = request.hashes
    // Of what is too long only a part is said.
    let isWhole = said.message.body.utf8.count == request.message.body.utf8.count
    let key = isWhole ? hashes.reading : said.key
    self.key = key
    content = hashes.content
    facts = cache.facts(key) { MessageFacts(said.request) }
  }

  /// The message as one with a list, by the number of its row.
  func heard(as sequence: Int) -> HeardMessage {
    HeardMessage(
      sequence: sequence, id: request.message.id, date: request.message.seconds, isGenerated: true, key: key)
  }
}
