import JSONRPC

extension ActionPayload {
  /// The payload that ``json`` wrote; nil where a member is missing.
  init?(kind: ActionKind, json: JSONObject) {
    let payload: ActionPayload? =
      switch kind {
      case .createEvent: EventPayload(json: json).map(Self.createEvent)
      case .createReminder: ReminderPayload(json: json).map(Self.createReminder)
      case .addContact: .addContact(ContactPayload(json: json))
      case .call: CallTarget(json: json).map(Self.call)
      case .sendMessage: CallTarget(json: json).map(Self.sendMessage)
      case .openURL: LinkTarget(json: json).map(Self.openURL)
      case .joinCall: LinkTarget(json: json).map(Self.joinCall)
      case .sendMoney: MoneyPayload(json: json).map(Self.sendMoney)
      case .convert: ConversionPayload(json: json).map(Self.convert)
      default: Self.plain(kind, json)
      }
    guard let payload else { return nil }
    self = payload
  }

  private static func plain(_ kind: ActionKind, _ json: JSONObject) -> ActionPayload? {
    func text(_ key: String) -> String? { json[key]?.string }
    switch kind {
    case .openInMaps: return text("query").map { .openInMaps(query: $0, address: text("address")) }
    case .sendEmail: return text("address").map { .sendEmail(address: $0, subject: text("subject")) }
    case .copyCode: return text("code").map { .copyCode(code: $0, domain: text("domain")) }
    case .trackParcel:
      guard let carrier = text("carrier"), let number = text("trackingNumber") else { return nil }
      return .trackParcel(carrier: carrier, trackingNumber: number, url: text("url"))
    case .trackFlight:
      guard let airline = text("airline"), let number = text("flightNumber") else { return nil }
      return .trackFlight(airline: airline, flightNumber: number, date: text("date"))
    case .shareLocation: return text("recipient").map(Self.shareLocation)
    case .sharePhotos: return text("recipient").map(Self.sharePhotos)
    case .setTimer: return json["seconds"]?.int.map(Self.setTimer)
    case .setAlarm: return text("time").map(Self.setAlarm)
    case .createPoll:
      return .createPoll(
        question: text("question"), options: (json["options"]?.array ?? []).compactMap(\.string))
    default: return nil
    }
  }
}
