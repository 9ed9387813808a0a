/// What an action does.
public enum ActionKind: String, Sendable, Hashable, CaseIterable {
  case createEvent, openInMaps, call, sendEmail, openURL, copyCode

  /// The intent that performs it.
  public var intentName: String {
    switch self {
    case .createEvent: "inkling/CreateEvent"
    case .openInMaps: "inkling/OpenInMaps"
    case .call: "inkling/Call"
    case .sendEmail: "inkling/SendEmail"
    case .openURL: "inkling/OpenURL"
    case .copyCode: "inkling/CopyCode"
    }
  }

  /// The name of a symbol of the SF Symbols set.
  public var systemImage: String {
    switch self {
    case .createEvent: "calendar.badge.plus"
    case .openInMaps: "map"
    case .call: "phone"
    case .sendEmail: "envelope"
    case .openURL: "link"
    case .copyCode: "doc.on.doc"
    }
  }
}
