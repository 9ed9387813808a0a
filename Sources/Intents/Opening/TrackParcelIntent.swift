import JSONRPC
import Snippets

/// `inkling/TrackParcel`: answers the carrier's page about a parcel, or the number where no page is known.
struct TrackParcelIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/TrackParcel", title: "Track Parcel", description: "Tells where a parcel is.",
    kind: .action,
    parameters: [
      IntentParameter("carrier", title: "Carrier"), IntentParameter("trackingNumber", title: "Number"),
      IntentParameter("url", title: "Page", isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let number = try parameters.line("trackingNumber", limit: 64) ?? ""
    let dialog = IntentDialog("Track \(number) of \(try parameters.line("carrier", limit: 64) ?? "").")
    guard let text = parameters.string("url") else {
      return .finished(IntentOutput(value: ["trackingNumber": .string(number)], dialog: dialog))
    }
    guard let url = LinkPolicy.allowed(text), url.lowercased().hasPrefix("https:") else {
      throw SnippetError.invalidParameter("url", "must be an https address")
    }
    return .finished(IntentOutput(dialog: dialog, opens: url))
  }
}
