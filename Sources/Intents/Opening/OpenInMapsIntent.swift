import Foundation
import JSONRPC
import Snippets

/// `inkling/OpenInMaps`: answers a `geo:` address (RFC 5870, with the query of Android's maps): a point where one is
/// given, else a search for the address or the words.
struct OpenInMapsIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/OpenInMaps", title: "Open in Maps", description: "Shows a place on a map.",
    kind: .action,
    parameters: [
      IntentParameter("query", title: "Place"), IntentParameter("address", title: "Address", isOptional: true),
      IntentParameter("latitude", title: "Latitude", type: .number, isOptional: true),
      IntentParameter("longitude", title: "Longitude", type: .number, isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let query = try parameters.line("query", limit: 300) ?? ""
    let words = try parameters.line("address", limit: 300) ?? query
    let point = try point(parameters)
    return .finished(
      IntentOutput(
        dialog: IntentDialog("Open “\(query)” in Maps."),
        opens: "geo:\(point ?? "0,0")?q="
          + (point.map { "\($0)(\(AddressEncoding.encoded(query)))" }
            ?? AddressEncoding.encoded(words))))
  }

  /// `48.137000,11.576000`; nil where no point is given.
  private func point(_ parameters: IntentParameters) throws -> String? {
    let (latitude, longitude) = (parameters["latitude"]?.double, parameters["longitude"]?.double)
    guard latitude != nil || longitude != nil else { return nil }
    guard let latitude, (-90...90).contains(latitude) else {
      throw SnippetError.invalidParameter("latitude", "must be from -90 to 90, beside a longitude")
    }
    guard let longitude, (-180...180).contains(longitude) else {
      throw SnippetError.invalidParameter("longitude", "must be from -180 to 180, beside a latitude")
    }
    func text(_ degrees: Double) -> String {
      String(format: "%.6f", locale: Locale(identifier: "en_US_POSIX"), degrees)
    }
    return "\(text(latitude)),\(text(longitude))"
  }
}
