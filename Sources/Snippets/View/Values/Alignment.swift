/// Where a child stands in both directions.
public enum Alignment: String, Sendable, Hashable, CaseIterable {
  case topLeading
  case top
  case topTrailing
  case leading
  case center
  case trailing
  case bottomLeading
  case bottom
  case bottomTrailing
}

extension Alignment {
  /// Where the child stands across.
  var horizontal: HorizontalAlignment {
    switch self {
    case .topLeading, .leading, .bottomLeading: .leading
    case .top, .center, .bottom: .center
    case .topTrailing, .trailing, .bottomTrailing: .trailing
    }
  }

  /// Where the child stands from top to bottom; nil in the middle.
  var vertical: VerticalAlignment? {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .bottomLeading, .bottom, .bottomTrailing: .bottom
    case .leading, .center, .trailing: nil
    }
  }
}
