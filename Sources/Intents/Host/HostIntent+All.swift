import JSONRPC
import Snippets

extension HostIntent {
  /// A wait may be a day long: in seconds.
  private static let longestTimer = 86_400

  /// Those of the suggested actions that end in the host.
  static let all: [HostIntent] = [
    HostIntent(
      "ShareLocation", title: "Share Location", description: "Shares where the person is.", [recipient]
    ) { parameters in "Share your location with \(try name(parameters))." },
    HostIntent(
      "SharePhotos", title: "Share Photos", description: "Lets the person choose photos to share.", [recipient]
    ) {
      parameters in "Share photos with \(try name(parameters))."
    },
    HostIntent(
      "SendMoney", title: "Send Money", description: "Begins a payment, which the person has to confirm.",
      [
        IntentParameter("amount", title: "Amount", type: .number, isOptional: true),
        IntentParameter("currency", title: "Currency", isOptional: true), recipient,
      ]
    ) { parameters in
      let amount = parameters["amount"]?.double
      guard amount.map({ $0 > 0 && $0 <= 1e9 }) ?? true else {
        throw SnippetError.invalidParameter("amount", "must be above 0 and at most 1,000,000,000")
      }
      let currency = parameters.string("currency")
      let isCode = currency?.utf8.count == 3 && currency?.utf8.allSatisfy { (65...90).contains($0) } == true
      guard currency == nil || isCode else {
        throw SnippetError.invalidParameter("currency", "must be an ISO 4217 code")
      }
      let sum = amount.map { "\($0)" + (currency.map { " " + $0 } ?? "") }
      return "Send \(sum ?? "money") to \(try name(parameters))."
    },
    HostIntent(
      "SetTimer", title: "Set Timer", description: "Sets a timer.",
      [IntentParameter("seconds", title: "Seconds", type: .integer)]
    ) { parameters in
      guard let seconds = parameters["seconds"]?.int, (1...longestTimer).contains(seconds) else {
        throw SnippetError.invalidParameter("seconds", "must be from 1 to \(longestTimer)")
      }
      return "Set a timer for \(seconds) seconds."
    },
    HostIntent(
      "SetAlarm", title: "Set Alarm", description: "Sets an alarm.",
      [IntentParameter("time", title: "Time", type: .date)]
    ) { parameters in
      guard let time = try parameters.wallTime("time"), let clock = time.time else {
        throw SnippetError.invalidParameter("time", "must be a day with a time")
      }
      return "Set an alarm for \("\(clock)".prefix(5)) on \(time.date)."
    },
    HostIntent(
      "CreatePoll", title: "Create Poll", description: "Asks the conversation to choose.",
      [
        IntentParameter("question", title: "Question", isOptional: true),
        IntentParameter("options", title: "Options", type: .strings),
      ]
    ) { parameters in
      let options = parameters.strings("options")
      guard (2...12).contains(options.count), options.allSatisfy({ !$0.isEmpty }) else {
        throw SnippetError.invalidParameter("options", "must be 2 to 12 texts")
      }
      return "Ask for a choice: " + options.map(DisplayText.sanitised).joined(separator: ", ") + "."
    },
  ]

  private static let recipient = IntentParameter("recipient", title: "Recipient")

  private static func name(_ parameters: IntentParameters) throws -> String {
    try parameters.line("recipient", limit: 1_024) ?? ""
  }
}
