/// A view as a page: one file that needs no other.
public struct RenderedHTML: Sendable, Equatable {
  /// The page in UTF-8.
  public var bytes: [UInt8]
  /// The controls in the order in which they are focused.
  public var controls: [RenderedControl]

  /// The page.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
