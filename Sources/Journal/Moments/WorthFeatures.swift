internal import JSONRPC

/// How much each feature counts for a moment. Their sum, bounded, is what it is worth.
struct WorthFeatures: Sendable, Hashable {
  private(set) var sum = 0.0
  private var amounts: [WorthFeature: Double] = [:]

  /// Nothing speaks for it.
  init() {}

  mutating func add(_ feature: WorthFeature, _ amount: Double) {
    sum += amount
    if amount != 0 { amounts[feature, default: 0] += amount }
  }

  /// The features that count at all, with a thousandth's precision.
  var json: JSONValue {
    .object(
      JSONObject(
        WorthFeature.allCases.compactMap { feature in
          amounts[feature].map { (feature.rawValue, JSONValue(($0 * 1_000).rounded() / 1_000)) }
        }))
  }
}
