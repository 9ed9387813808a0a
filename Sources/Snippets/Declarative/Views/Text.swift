/// Words. There is no markup in them.
public struct Text: PrimitiveView, Sendable, Equatable {
  private var runs: [TextRun]

  /// Text that differs from run to run.
  init(runs: [TextRun]) {
    self.runs = runs
  }

  /// The words as they are.
  public init(_ text: some StringProtocol) {
    runs = [TextRun(String(text))]
  }

  /// The words as they are.
  public init(verbatim text: String) {
    runs = [TextRun(text)]
  }

  /// A text for a person.
  public init(_ text: LocalizedStringResource) {
    runs = [TextRun(text.text)]
  }

  /// One text after another, each with its own look.
  public static func + (left: Text, right: Text) -> Text {
    Text(runs: left.runs + right.runs)
  }

  /// Bold words.
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, isActive) }

  /// Words in italics.
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, isActive) }

  /// A line through the words.
  public func strikethrough(_ isActive: Bool = true) -> Text { with(.strikethrough, isActive) }

  /// A line below the words.
  public func underline(_ isActive: Bool = true) -> Text { with(.underline, isActive) }

  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, isActive) }

  /// Words in a colour, which may stand beside others in another one.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].foregroundStyle = style.styleName }
    return copy
  }

  private func with(_ trait: TextRun.Trait, _ isActive: Bool) -> Text {
    // What nothing has need not be taken away.
    if !isActive, !runs.contains(where: { !$0.traits.isEmpty }) { return self }
    var copy = self
    for index in copy.runs.indices {
      if isActive { copy.runs[index].traits.insert(trait) } else { copy.runs[index].traits.remove(trait) }
    }
    return copy
  }

  public func nodes() -> [ViewNode] {
    let isPlain =
      runs.count == 1 && runs[0].traits.isEmpty && runs[0].foregroundStyle == nil && runs[0].link == nil
    return [ViewNode(.text(isPlain ? .plain(runs[0].text) : .runs(runs)))]
  }
}
