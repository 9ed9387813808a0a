import CivilTime
import Foundation

/// What makes two actions the same: their kind, and the payload without what may be written differently.
///
/// Two events are the same if they start at the same moment; of two on the same day without an hour the title counts
/// too. Places, addresses and titles are compared in small letters, telephone numbers by their digits, links without
/// the slash at their end.
enum Fingerprint {
  static func of(_ payload: ActionPayload) -> String {
    payload.kind.rawValue + ":" + normalised(payload)
  }

  /// That of an event which starts at the moment.
  static func event(at start: Date) -> String { ActionKind.createEvent.rawValue + ":" + moment(start) }

  /// That of an event which takes whole days from the one that is written so.
  static func event(from start: String, title: String) -> String {
    ActionKind.createEvent.rawValue + ":" + day(start, title)
  }

  private static func moment(_ start: Date) -> String { String(Int(start.timeIntervalSince1970)) }

  private static func day(_ start: String, _ title: String) -> String { start + " " + folded(title) }

  /// The kind's word.
  static func kind(_ fingerprint: String) -> Substring { fingerprint.prefix { $0 != ":" } }

  /// No fingerprint of the kind is smaller, by its bytes.
  static func first(of kind: Substring) -> String { kind + ":" }

  /// Every fingerprint of the kind is smaller, by its bytes: what follows a colon is a semicolon.
  static func end(of kind: Substring) -> String { kind + ";" }

  private static func normalised(_ payload: ActionPayload) -> String {
    switch payload {
    case .createEvent(let event):
      guard !event.isAllDay, let start = CivilDateTime(event.start), let zone = TimeZone(identifier: event.timeZone)
      else { return day(event.start, event.title) }
      return moment(zone.instant(of: start))
    case .createReminder(let reminder): return folded(reminder.title) + " " + (reminder.due ?? "")
    case .addContact(let contact):
      let details = contact.phoneNumbers.map { CallTarget.phoneNumber($0).key } + contact.emailAddresses.map(folded)
      return details.sorted().joined(separator: " ")
    case .openInMaps(let query, _): return folded(query)
    case .call(let target), .sendMessage(let target): return target.key
    case .sendEmail(let address, _): return address.lowercased()
    case .openURL(let link), .joinCall(let link):
      return link.url.hasSuffix("/") ? String(link.url.dropLast()) : link.url
    case .copyCode(let code, _): return code
    case .trackParcel(_, let number, _): return number.uppercased()
    case .trackFlight(_, let number, let date): return number.uppercased() + " " + (date ?? "")
    case .shareLocation(let recipient), .sharePhotos(let recipient): return recipient
    case .sendMoney(let money):
      return "\(money.amount.map { String($0) } ?? "") \(money.currency ?? "") \(money.recipient)"
    case .setTimer(let seconds): return String(seconds)
    case .setAlarm(let time): return time
    case .convert(let conversion): return "\(conversion.value) \(conversion.unit)"
    case .createPoll(_, let options): return options.map(folded).sorted().joined(separator: "|")
    }
  }

  /// In small letters, with one space where there is white space.
  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
