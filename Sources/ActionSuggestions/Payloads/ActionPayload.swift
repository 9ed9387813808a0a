/// What an action is about, by its kind.
public enum ActionPayload: Sendable, Hashable {
  case createEvent(EventPayload)
  case createReminder(ReminderPayload)
  case addContact(ContactPayload)
  /// The words to look for, and the whole address where one is named.
  case openInMaps(query: String, address: String?)
  case call(CallTarget)
  case sendMessage(CallTarget)
  case sendEmail(address: String, subject: String?)
  case openURL(LinkTarget)
  case joinCall(LinkTarget)
  case copyCode(code: String, domain: String?)
  /// The carrier's name, the number without blanks, and the page that tells where the parcel is.
  case trackParcel(carrier: String, trackingNumber: String, url: String?)
  /// The airline's code, the flight with that code in front, and the day as `YYYY-MM-DD` where one is named.
  case trackFlight(airline: String, flightNumber: String, date: String?)
  /// The handle of the person who asks.
  case shareLocation(recipient: String)
  /// The handle of the person who asks.
  case sharePhotos(recipient: String)
  case sendMoney(MoneyPayload)
  /// In seconds, from when it is tapped.
  case setTimer(seconds: Int)
  /// `YYYY-MM-DDTHH:MM:SS` on the person's wall clock.
  case setAlarm(time: String)
  case convert(ConversionPayload)
  case createPoll(question: String?, options: [String])

  /// Which of the kinds the payload belongs to; it says which members and which intent go with it.
  public var kind: ActionKind {
    switch self {
    case .createEvent: .createEvent
    case .createReminder: .createReminder
    case .addContact: .addContact
    case .openInMaps: .openInMaps
    case .call: .call
    case .sendMessage: .sendMessage
    case .sendEmail: .sendEmail
    case .openURL: .openURL
    case .joinCall: .joinCall
    case .copyCode: .copyCode
    case .trackParcel: .trackParcel
    case .trackFlight: .trackFlight
    case .shareLocation: .shareLocation
    case .sharePhotos: .sharePhotos
    case .sendMoney: .sendMoney
    case .setTimer: .setTimer
    case .setAlarm: .setAlarm
    case .convert: .convert
    case .createPoll: .createPoll
    }
  }
}
