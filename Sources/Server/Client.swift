internal import Foundation
internal import Snippets

/// Who is at the other end, as settled by `initialize`.
struct Client: Sendable {
  let name: String
  let processID: Int32?
  let entitlements: Set<Entitlement>
  let positionEncoding: PositionEncoding
  let locale: String
  let timeZone: TimeZone
  /// The outermost style.
  let style: SnippetStyle
}
