/// A piece of text that names something.
public struct Detection: Sendable, Hashable {
  /// Which kind of thing the text names.
  public let type: DetectionType
  /// Where it stands: UTF-8 bytes of the text, on character boundaries.
  public let range: Range<Int>
  /// The likeliest reading of what the text names.
  public let value: DetectionValue
  /// Other readings, the likeliest first.
  public let candidates: [DetectionValue]
  /// From 0 to 1.
  public let confidence: Double

  /// Without candidates the value is the only reading. The range is not checked against a text.
  public init(
    type: DetectionType, range: Range<Int>, value: DetectionValue, candidates: [DetectionValue] = [],
    confidence: Double
  ) {
    self.type = type
    self.range = range
    self.value = value
    self.candidates = candidates
    self.confidence = confidence
  }
}
