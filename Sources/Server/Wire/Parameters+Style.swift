internal import JSONRPC
internal import Snippets

extension Parameters {
  /// A style, checked value by value.
  func optionalStyle(_ name: String) throws(ResponseError) -> SnippetStyle? {
    guard let value = value(name) else { return nil }
    do {
      return try SnippetStyle(value, at: pointer(to: name))
    } catch {
      throw ResponseError(snippet: error)
    }
  }
}

extension ResponseError {
  init(snippet error: SnippetError) {
    self.init(
      ErrorCode(rawValue: error.code), reason: error.reason, message: error.message, details: error.details)
  }
}
