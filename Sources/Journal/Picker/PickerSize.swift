/// How large a terminal is, in characters.
public struct PickerSize: Sendable, Hashable {
  public var columns: Int
  public var rows: Int

  /// Kept within what can be drawn: 1 to 1,000 each.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 1), 1_000)
    self.rows = min(max(rows, 1), 1_000)
  }
}
