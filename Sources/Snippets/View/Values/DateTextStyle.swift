/// How a moment is written: its day, its hour, or how far away it is.
public enum DateTextStyle: String, Sendable, Hashable, CaseIterable {
  case date
  case time
  case relative
  case timer
}
