import CivilTime
import Foundation

/// What makes two actions the same: the kind, and the payload without what may be written differently.
///
/// Two events are the same if they start at the same moment; of two on the same day without an hour the title counts
/// too. Places and addresses are compared in small letters, telephone numbers by their digits, links without the slash
/// at their end.
enum Fingerprint {
  static func of(_ payload: ActionPayload) -> String {
    payload.kind.rawValue + ":" + normalised(payload)
  }

  private static func normalised(_ payload: ActionPayload) -> String {
    switch payload {
    case .createEvent(let event):
      guard !event.isAllDay, let start = CivilDateTime(event.start), let zone = TimeZone(identifier: event.timeZone)
      else { return event.start + " " + folded(event.title) }
      return String(Int(zone.instant(of: start).timeIntervalSince1970))
    case .openInMaps(let query, _): return folded(query)
    case .call(let phoneNumber): return phoneNumber.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    case .sendEmail(let address, _): return address.lowercased()
    case .openURL(let url, _): return url.hasSuffix("/") ? String(url.dropLast()) : url
    case .copyCode(let code, _): return code
    }
  }

  /// In small letters, with one space where there is white space.
  private static func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
