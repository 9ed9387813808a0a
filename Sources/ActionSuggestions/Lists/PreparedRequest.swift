/// A call for the actions of a message, with what follows from it alone.
final class PreparedRequest: Sendable {
  let request: ActionRequest
  let said: SaidMessage
  /// The hash of what the message says.
  let key: [UInt8]
  /// The hash of the message and of all that its reading depends on.
  let content: [UInt8]

  init(_ request: ActionRequest) {
    self.request = request
    said = SaidMessage(request.message, of: request)
    let hashes = request.hashes
    // Of what is too long only a part is said.
    let isWhole = said.message.body.utf8.count == request.message.body.utf8.count
    key = isWhole ? hashes.reading : said.key
    content = hashes.content
  }

  /// The message as one with a list, by the number of its row.
  func heard(as sequence: Int) -> HeardMessage {
    HeardMessage(
      sequence: sequence, id: request.message.id, date: request.message.seconds, isGenerated: true, key: key)
  }
}
