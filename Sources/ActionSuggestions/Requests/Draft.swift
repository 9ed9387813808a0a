/// An action before it is known on which message it ends up.
struct Draft: Hashable, Sendable {
  var payload: ActionPayload
  var title: String
  var range: TextRange?
  var confidence: Double
  var reason: String
  var alternatives: [SuggestedAction.Alternative] = []
  let fingerprint: String

  init(
    _ payload: ActionPayload, title: String, range: TextRange?, confidence: Double, reason: String,
    alternatives: [SuggestedAction.Alternative] = []
  ) {
    self.payload = payload
    self.title = title
    self.range = range
    self.confidence = (min(max(confidence, 0), 1) * 100).rounded() / 100
    self.reason = reason
    self.alternatives = alternatives
    fingerprint = Fingerprint.of(payload)
  }
}
