/// Which part of a text that is too long gives way.
public enum TruncationMode: String, Sendable, Hashable, CaseIterable {
  case head
  case middle
  case tail
}
