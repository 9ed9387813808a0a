/// Which parts of a label show.
public enum LabelStyle: String, Sendable, Hashable, CaseIterable {
  case automatic
  case titleAndIcon
  case titleOnly
  case iconOnly
}
