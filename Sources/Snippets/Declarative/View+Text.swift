import JSONRPC

extension View {
  /// The font of the texts inside.
  public func font(_ font: Font) -> some View { adding("font", value: font.json) }

  /// The weight of the texts inside.
  public func fontWeight(_ weight: FontWeight) -> some View { adding("fontWeight", choice: weight) }

  /// Bold texts.
  public func bold(_ isActive: Bool = true) -> some View { adding("bold", value: .bool(isActive)) }

  /// Texts in italics.
  public func italic(_ isActive: Bool = true) -> some View { adding("italic", value: .bool(isActive)) }

  /// A line below the texts.
  public func underline(_ isActive: Bool = true) -> some View { adding("underline", value: .bool(isActive)) }

  /// A line through the texts.
  public func strikethrough(_ isActive: Bool = true) -> some View {
    adding("strikethrough", value: .bool(isActive))
  }

  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { adding("monospaced", value: .bool(isActive)) }

  /// Letters of one case; nil for those that were written.
  public func textCase(_ textCase: TextCase?) -> some View {
    adding("textCase", value: textCase.map { .string($0.rawValue) } ?? .null)
  }

  /// At most that many lines; nil is no limit.
  public func lineLimit(_ lines: Int?) -> some View {
    adding("lineLimit", value: lines.map { JSONValue($0) } ?? .null)
  }

  /// That many lines at most, and where it says so at least, too.
  public func lineLimit(_ lines: Int, reservesSpace: Bool) -> some View {
    adding("lineLimit", ["value": JSONValue(lines), "reservesSpace": .bool(reservesSpace)])
  }

  /// The least and the most lines.
  public func lineLimit(_ lines: ClosedRange<Int>) -> some View {
    adding("lineLimit", value: [JSONValue(lines.lowerBound), JSONValue(lines.upperBound)])
  }

  /// Room between lines, in points.
  public func lineSpacing(_ spacing: Double) -> some View { adding("lineSpacing", value: JSONValue(spacing)) }

  /// How far letters may shrink, from 0 to 1.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    adding("minimumScaleFactor", value: JSONValue(factor))
  }

  /// Where a text that is too long is cut.
  public func truncationMode(_ mode: TruncationMode) -> some View { adding("truncationMode", choice: mode) }

  /// How the lines of a text are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    adding("multilineTextAlignment", choice: alignment)
  }
}
