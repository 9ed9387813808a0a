/// A stretch of text with one look.
public struct TextRun: Sendable, Equatable {
  /// What a run can be besides its colour.
  public enum Trait: String, Sendable, Hashable, CaseIterable {
    case bold, italic, strikethrough, underline, monospaced
  }

  /// The words.
  public var text: String
  /// How they look.
  public var traits: Set<Trait>
  /// A colour's or a shape style's name, or `#RRGGBB[AA]`.
  public var foregroundStyle: String?
  /// An address that the host opens; its scheme must be allowed.
  public var link: String?

  /// By default plain text in the colour of its surroundings.
  public init(_ text: String, traits: Set<Trait> = [], foregroundStyle: String? = nil, link: String? = nil) {
    self.text = text
    self.traits = traits
    self.foregroundStyle = foregroundStyle
    self.link = link
  }
}
