/// How exactly a time was named.
public enum TimeGrain: String, Sendable, Hashable {
  case year, month, week, day, hour, minute, second
}
