import JSONRPC
import Snippets

/// `inkling/TrackFlight`: answers a page about a flight.
struct TrackFlightIntent: Intent {
  let description = IntentDescription(
    name: BuiltInIntents.provider + "/TrackFlight", title: "Track Flight", description: "Follows a flight.",
    kind: .action,
    parameters: [
      IntentParameter("airline", title: "Airline"), IntentParameter("flightNumber", title: "Flight"),
      IntentParameter("date", title: "Day", type: .date, isOptional: true),
    ])

  func perform(_ parameters: IntentParameters, _ context: IntentContext) throws -> IntentOutcome {
    let number = try (parameters.line("flightNumber", limit: 12) ?? "").filter { !$0.isWhitespace }.uppercased()
    guard (3...8).contains(number.utf8.count),
      number.utf8.allSatisfy({ (48...57).contains($0) || (65...90).contains($0) })
    else { throw SnippetError.invalidParameter("flightNumber", "must be an airline's code and a number") }
    _ = try parameters.wallTime("date")
    return .finished(
      IntentOutput(
        value: .object(parameters.values), dialog: IntentDialog("Follow the flight \(number)."),
        opens: "https://www.flightaware.com/live/flight/\(number)"))
  }
}
