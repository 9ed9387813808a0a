import JSONRPC

extension SnippetError {
  /// What somebody else answered is no answer to what they were asked.
  ///
  /// - Parameter path: The JSON Pointer of the fault in the answer.
  public static func providerInvalid(_ message: String, path: String? = nil) -> SnippetError {
    SnippetError(
      1504, "providerInvalid", "The provider's answer is no answer to this: \(message).",
      details: path.map { ["path": .string($0)] } ?? [:])
  }

  /// Somebody else could not do it.
  ///
  /// - Parameters:
  ///   - code: The code of their error, or of their exit.
  ///   - said: What they say about it; it is made harmless and short.
  public static func providerFailed(code: Int, said: String) -> SnippetError {
    var details: JSONObject = ["providerCode": JSONValue(code)]
    let text = DisplayText.clamped(DisplayText.sanitised(said), to: 500)
    if !text.isEmpty { details["providerMessage"] = .string(text) }
    return SnippetError(1503, "providerFailed", "The provider answered with an error.", details: details)
  }

  /// Somebody else has not answered in time.
  public static func providerTimeout(milliseconds: Int) -> SnippetError {
    SnippetError(
      1502, "providerTimeout", "The provider has not answered in time.",
      details: ["milliseconds": JSONValue(milliseconds)])
  }

  /// Who was to answer is not there any more.
  public static func providerGone() -> SnippetError {
    SnippetError(1501, "providerGone", "The provider is not there any more.")
  }

  /// Calls go too deep.
  public static func callTooDeep(_ depth: Int) -> SnippetError {
    SnippetError(
      1505, "callTooDeep", "Calls inside calls go at most \(depth) deep.", details: ["depth": JSONValue(depth)])
  }

  /// Too many calls wait already.
  public static func providerBusy() -> SnippetError {
    SnippetError(1506, "providerBusy", "Too many calls wait for the provider.")
  }
}
