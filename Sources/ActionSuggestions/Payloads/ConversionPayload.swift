import JSONRPC

/// A quantity in the units of those who use others.
public struct ConversionPayload: Sendable, Hashable {
  /// The same quantity in another unit.
  public struct Result: Sendable, Hashable {
    /// In the unit.
    public var value: Double
    /// The unit's English name in the singular.
    public var unit: String

    /// A quantity that equals the payload's.
    public init(value: Double, unit: String) {
      self.value = value
      self.unit = unit
    }
  }

  /// In the unit that the message names.
  public var value: Double
  /// The unit's English name in the singular.
  public var unit: String
  /// At least one.
  public var results: [Result]

  /// Nothing is computed here.
  public init(value: Double, unit: String, results: [Result]) {
    self.value = value
    self.unit = unit
    self.results = results
  }

  var json: JSONObject {
    [
      "value": JSONValue(value), "unit": .string(unit),
      "results": .array(results.map { ["value": JSONValue($0.value), "unit": .string($0.unit)] }),
    ]
  }

  /// For the intent, which shows the results as texts.
  var parameters: JSONObject {
    [
      "value": JSONValue(value), "unit": .string(unit),
      "results": .array(results.map { .string("\($0.value) \($0.unit)") }),
    ]
  }

  init?(json: JSONObject) {
    guard let value = json["value"]?.double, let unit = json["unit"]?.string else { return nil }
    let results = (json["results"]?.array ?? []).compactMap { result -> Result? in
      guard let value = result["value"]?.double, let unit = result["unit"]?.string else { return nil }
      return Result(value: value, unit: unit)
    }
    guard !results.isEmpty else { return nil }
    self.init(value: value, unit: unit, results: results)
  }
}
