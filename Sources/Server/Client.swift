internal import Foundation
internal import Snippets

/// Who is at the other end, as settled by `initialize`.
struct Client: Sendable {
  let name: String
  let processID: Int32?
  let entitlements: Set<Entitlement>
  let positionEncoding: PositionEncoding
  let locale: String
  /// The person's zone, where the client or the configuration names one.
  let statedTimeZone: TimeZone?
  /// The person's zone, else the system's.
  let timeZone: TimeZone
  /// The outermost style.
  let style: SnippetStyle
  /// In which forms views are sent, unless a request says otherwise.
  let presentation: ViewPresentation
}
