/// A value that SQLite keeps.
public enum SQLValue: Sendable, Hashable {
  case null
  case int(Int)
  case double(Double)
  case text(String)
  case blob([UInt8])

  /// The value, or NULL for nil.
  public static func int(_ value: Int?) -> SQLValue { value.map { .int($0) } ?? .null }
  /// The value, or NULL for nil.
  public static func double(_ value: Double?) -> SQLValue { value.map { .double($0) } ?? .null }
  /// The value, or NULL for nil.
  public static func text(_ value: String?) -> SQLValue { value.map { .text($0) } ?? .null }
  /// 1 or 0.
  public static func bool(_ value: Bool) -> SQLValue { .int(value ? 1 : 0) }
}
