internal import JSONRPC
internal import Snippets

extension ResponseError {
  /// The error of a response for a call to the client that came to nothing.
  init(call fault: CallFault) {
    self.init(snippet: SnippetError(call: fault))
  }
}
