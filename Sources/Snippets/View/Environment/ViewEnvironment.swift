import JSONRPC

/// What a node inherits from those around it, as SwiftUI's environment: each value is the nearest one.
///
/// It is a value: a node's own environment is its parent's, changed by the node's modifiers
/// (``applying(_:)``). Of two modifiers on one node the inner one wins, which stands earlier in the list. Three do not
/// simply replace: `disabled` cannot be taken back by a child, a hierarchical `foregroundStyle` is a level of the style
/// around it, and a `tint` of null is the tint that the host gave.
public struct ViewEnvironment: Sendable, Equatable {
  // Texts
  /// What `font` says.
  public var font = ViewFont()
  /// A weight other than the font's.
  public var fontWeight: FontWeight?
  /// Slanted letters.
  public var isItalic = false
  /// A line below the letters.
  public var isUnderlined = false
  /// A line through the letters.
  public var isStruckThrough = false
  /// Letters of one width.
  public var isMonospaced = false
  /// Nil leaves the letters as they are.
  public var textCase: TextCase?
  /// The colour of texts and symbols.
  public var foregroundStyle = ForegroundStyle()
  /// The fewest lines that a text takes.
  public var minimumLines: Int?
  /// The most lines that a text takes; nil is no limit.
  public var maximumLines: Int?
  /// Which part of a text that is too long gives way.
  public var truncationMode = TruncationMode.tail
  /// How the lines of one text line up.
  public var multilineTextAlignment = TextAlignment.leading
  /// Additional room between lines, in points.
  public var lineSpacing = 0.0
  /// How far letters may shrink, from 0 to 1.
  public var minimumScaleFactor = 1.0
  // Controls and values
  /// Nil is the accent colour.
  public var tint: Paint?
  /// The tint that the host gave.
  public var accent: Paint?
  /// The look of buttons.
  public var buttonStyle = ButtonStyle.automatic
  /// The shape of buttons.
  public var buttonBorderShape = ButtonBorderShape.automatic
  /// Of a rounded rectangle, in points.
  public var buttonBorderRadius: Double?
  /// The size of controls.
  public var controlSize = ControlSize.regular
  /// Which parts of labels show.
  public var labelStyle = LabelStyle.automatic
  /// The look of toggles.
  public var toggleStyle = ToggleStyle.automatic
  /// The look of progress views.
  public var progressViewStyle = ProgressViewStyle.automatic
  /// The look of gauges.
  public var gaugeStyle = GaugeStyle.automatic
  /// The look of lists.
  public var listStyle = ListStyle.automatic
  /// Whether controls do nothing; further in it stays so.
  public var isDisabled = false
  // Symbols
  /// How many colours symbols have.
  public var symbolRenderingMode = SymbolRenderingMode.monochrome
  /// The form of symbols.
  public var symbolVariant = SymbolVariant.none
  /// The size of symbols beside their text.
  public var imageScale = ImageScale.medium
  // What is hidden or changes
  /// Why contents are hidden; nil where they are not.
  public var redaction: RedactionReason?
  /// Whether `privacy` hides this.
  public var isPrivacySensitive = false
  /// Whether this dims from a tap to the next view.
  public var isInvalidatable = false
  /// How changed contents come in.
  public var contentTransition = ContentTransition.identity
  // The person
  /// The direction in which lines run.
  public var layoutDirection = LayoutDirection.leftToRight
  /// A language tag; empty is not known.
  public var locale = ""
  /// How large the person wants texts.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Nil is the host's choice.
  public var colorScheme: ColorScheme?

  /// What there is without any modifier.
  public init() {}

  /// The root's environment under the host's style.
  public init(style: SnippetStyle) {
    self.init()
    for member in style.members.members { apply(member.key, ViewModifier(member.key, ["value": member.value])) }
    accent = tint
  }

  /// The environment of a node with these modifiers, the innermost first.
  public func applying(_ modifiers: [ViewModifier]) -> ViewEnvironment {
    guard !modifiers.isEmpty else { return self }
    var result = self
    for modifier in modifiers.reversed() { result.apply(modifier.name, modifier) }
    return result
  }

  /// Whether a text is to be unreadable here.
  public var isRedacted: Bool {
    switch redaction {
    case nil, .invalidated: false
    case .placeholder: true
    case .privacy: isPrivacySensitive
    }
  }

  /// Whether what is shown here is known to be old.
  public var isInvalidated: Bool { redaction == .invalidated && isInvalidatable }
}

extension Optional where Wrapped == JSONValue {
  /// The value of that name in its set.
  func choice<Value: RawRepresentable<String>>(_ type: Value.Type) -> Value? {
    self?.string.flatMap(Value.init(rawValue:))
  }
}
