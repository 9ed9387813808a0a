/// A stay at one place that another program has found.
public struct LocationVisit: Sendable, Hashable {
  /// When it began.
  public let start: LenientTimestamp
  /// When it ended; never before the start.
  public let end: LenientTimestamp
  /// Where it was, if the file says so.
  public let coordinate: Coordinate?
  /// What the place is called in the file.
  public let name: String?
  /// Its address in the file, on one line or several.
  public let address: String?
  /// What the place is to the person, in the file's own word, such as `HOME` or `INFERRED_WORK`.
  public let semanticType: String?
  /// Whether it lies inside another visit of the file, as a shop in a mall.
  public let isNested: Bool

  /// Nil means that the file does not say it; an end before the start is the start.
  public init(
    start: LenientTimestamp, end: LenientTimestamp, coordinate: Coordinate?, name: String? = nil,
    address: String? = nil, semanticType: String? = nil, isNested: Bool = false
  ) {
    self.start = start
    self.end = end.instant < start.instant ? start : end
    self.coordinate = coordinate
    self.name = name
    self.address = address
    self.semanticType = semanticType
    self.isNested = isNested
  }
}
