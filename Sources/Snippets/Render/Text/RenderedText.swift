public import JSONRPC

/// A view as lines for a terminal.
public struct RenderedText: Sendable, Equatable {
  /// The lines, joined by line feeds; none ends in a space or is wider than the columns.
  public var text: String
  /// How wide a line may be.
  public var columns: Int
  /// The numbers in the text and what they stand for.
  public var controls: [RenderedControl]

  /// `{text, columns, controls}`
  public var json: JSONValue {
    ["text": .string(text), "columns": JSONValue(columns), "controls": .array(controls.map(\.json))]
  }
}
