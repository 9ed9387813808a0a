public import JSONRPC

extension ActionPayload {
  /// The members of the kind's row in the protocol.
  public var json: JSONObject {
    switch self {
    case .createEvent(let event): event.json
    case .createReminder(let reminder): reminder.json
    case .addContact(let contact): contact.json
    case .openInMaps(let query, let address): Self.object(("query", query), ("address", address))
    case .call(let target), .sendMessage(let target): target.json
    case .sendEmail(let address, let subject): Self.object(("address", address), ("subject", subject))
    case .openURL(let link), .joinCall(let link): link.json
    case .copyCode(let code, let domain): Self.object(("code", code), ("domain", domain))
    case .trackParcel(let carrier, let number, let url):
      Self.object(("carrier", carrier), ("trackingNumber", number), ("url", url))
    case .trackFlight(let airline, let number, let date):
      Self.object(("airline", airline), ("flightNumber", number), ("date", date))
    case .shareLocation(let recipient), .sharePhotos(let recipient): ["recipient": .string(recipient)]
    case .sendMoney(let money): money.json
    case .setTimer(let seconds): ["seconds": JSONValue(seconds)]
    case .setAlarm(let time): ["time": .string(time)]
    case .convert(let conversion): conversion.json
    case .createPoll(let question, let options): Self.poll(question, options)
    }
  }

  /// The parameters of the kind's intent: the payload's members that it takes.
  public var parameters: JSONObject {
    switch self {
    case .openURL(let link), .joinCall(let link): ["url": .string(link.url)]
    case .copyCode(let code, _): ["code": .string(code)]
    case .convert(let conversion): conversion.parameters
    default: json
    }
  }

  private static func poll(_ question: String?, _ options: [String]) -> JSONObject {
    var object = JSONObject()
    object["question"] = question.map(JSONValue.string)
    object["options"] = .array(options.map(JSONValue.string))
    return object
  }

  private static func object(_ members: (String, String?)...) -> JSONObject {
    JSONObject(members.compactMap { name, value in value.map { (name, .string($0)) } })
  }
}
