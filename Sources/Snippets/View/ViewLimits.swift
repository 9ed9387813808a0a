/// How large a view may be. Texts are counted in Unicode scalars and cut between characters.
public struct ViewLimits: Sendable, Hashable {
  /// The view's JSON in bytes.
  public var bytes = 262_144
  /// All nodes.
  public var nodes = 500
  /// How deep nodes are nested; the root is at depth 1.
  public var depth = 32
  /// Buttons, toggles and pickers.
  public var controls = 50
  /// One text.
  public var text = 4_000
  /// A text in the label of a button, and the label of an image.
  public var buttonLabel = 80
  /// A text in the label of a toggle, which is often a row of a list.
  public var toggleLabel = 500
  /// The plain text that stands for the whole view.
  public var fallbackText = 2_000
  /// An author's id, in bytes.
  public var id = 128
  /// A `ForEach` key, in bytes.
  public var key = 300
  /// Options of one picker.
  public var options = 25
  /// The bytes of one image.
  public var image = 65_536
  /// The bytes of all images together.
  public var images = 196_608
  /// Runs in one text.
  public var runs = 100

  /// The limits of the protocol.
  public init() {}
}
