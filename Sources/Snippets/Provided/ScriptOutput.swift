import JSONRPC

/// What a script has written: an answer as JSON, or plain text.
public enum ScriptOutput {
  /// How many lines of a plain text are shown.
  static let lines = 400

  /// Reads it: JSON if the first byte that is not blank is a `{`, else each line is a text.
  ///
  /// - Parameters:
  ///   - bytes: The whole standard output.
  ///   - declaration: The intent that the script performed.
  ///   - open: See ``ProvidedAnswer``.
  /// - Throws: ``SnippetError`` of the reason `providerInvalid`.
  public static func outcome(
    _ bytes: [UInt8], of declaration: IntentDeclaration, open: (IntentInvocation) -> IntentInvocation = { $0 }
  ) throws(SnippetError) -> IntentOutcome {
    guard let first = bytes.first(where: { !($0 == 0x20 || (0x09...0x0D).contains($0)) }) else {
      return .finished(IntentOutput())
    }
    guard first == UInt8(ascii: "{") else { return .finished(text(String(decoding: bytes, as: UTF8.self))) }
    let json: JSONValue
    do {
      json = try JSONParser.parse(bytes)
    } catch {
      throw .providerInvalid("it is no JSON: \(error)")
    }
    return try ProvidedAnswer.outcome(json, of: declaration, open: open)
  }

  private static func text(_ text: String) -> IntentOutput {
    var shown = TerminalText.plain(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while let last = shown.last, last.allSatisfy(\.isWhitespace) { shown.removeLast() }
    var output = IntentOutput()
    if shown.count > lines {
      output.warnings = [ViewWarning(code: .clamped, message: "Only the first \(lines) lines are shown.")]
      shown = Array(shown.prefix(lines))
    }
    output.view = .verticalStack(alignment: .leading, shown.map { ViewNode.text($0) })
    output.dialog = IntentDialog(shown.joined(separator: "\n"))
    return output
  }

  /// What a script that failed says: the last line of its standard error that is not blank.
  public static func complaint(_ standardError: [UInt8]) -> String {
    let lines = TerminalText.plain(String(decoding: standardError, as: UTF8.self)).split(separator: "\n")
    let last = lines.last { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return DisplayText.clamped(String(last), to: 500)
  }
}
