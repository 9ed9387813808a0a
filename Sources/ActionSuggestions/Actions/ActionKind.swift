/// What an action does.
public enum ActionKind: String, Sendable, Hashable, CaseIterable {
  case createEvent, createReminder, addContact, openInMaps, call, sendMessage, sendEmail, openURL, joinCall, copyCode
  case trackParcel, trackFlight, shareLocation, sharePhotos, sendMoney, setTimer, setAlarm, convert, createPoll

  /// The intent that performs it.
  public var intentName: String { "inkling/" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The name of a symbol of the SF Symbols set.
  public var systemImage: String {
    switch self {
    case .createEvent: "calendar.badge.plus"
    case .createReminder: "checklist"
    case .addContact: "person.crop.circle.badge.plus"
    case .openInMaps: "map"
    case .call: "phone"
    case .sendMessage: "message"
    case .sendEmail: "envelope"
    case .openURL: "link"
    case .joinCall: "video"
    case .copyCode: "doc.on.doc"
    case .trackParcel: "shippingbox"
    case .trackFlight: "airplane"
    case .shareLocation: "location"
    case .sharePhotos: "photo.on.rectangle"
    case .sendMoney: "banknote"
    case .setTimer: "timer"
    case .setAlarm: "alarm"
    case .convert: "arrow.left.arrow.right"
    case .createPoll: "chart.bar"
    }
  }
}
