import JSONRPC

/// What a node inherits from those around it, as SwiftUI's environment: each value is the nearest one.
///
/// It is a value: a node's own environment is its parent's, changed by the node's modifiers
/// (``applying(_:)``). Of two modifiers on one node the inner one wins, which stands earlier in the list. Three do not
/// simply replace: `disabled` cannot be taken back by a child, a hierarchical `foregroundStyle` is a level of the style
/// around it, and a `tint` of null is the tint that the host gave.
public struct ViewEnvironment: Sendable, Equatable {
  // Texts
  public var font = ViewFont()
  public var fontWeight: FontWeight?
  public var isItalic = false
  public var isUnderlined = false
  public var isStruckThrough = false
  public var isMonospaced = false
  public var textCase: TextCase?
  public var foregroundStyle = ForegroundStyle()
  /// The fewest lines that a text takes.
  public var minimumLines: Int?
  /// The most lines that a text takes; nil is no limit.
  public var maximumLines: Int?
  public var truncationMode = TruncationMode.tail
  public var multilineTextAlignment = TextAlignment.leading
  /// Additional room between lines, in points.
  public var lineSpacing = 0.0
  public var minimumScaleFactor = 1.0
  // Controls and values
  /// Nil is the accent colour.
  public var tint: Paint?
  /// The tint that the host gave.
  public var accent: Paint?
  public var buttonStyle = ButtonStyle.automatic
  public var buttonBorderShape = ButtonBorderShape.automatic
  /// Of a rounded rectangle, in points.
  public var buttonBorderRadius: Double?
  public var controlSize = ControlSize.regular
  public var labelStyle = LabelStyle.automatic
  public var toggleStyle = ToggleStyle.automatic
  public var progressViewStyle = ProgressViewStyle.automatic
  public var gaugeStyle = GaugeStyle.automatic
  public var listStyle = ListStyle.automatic
  public var isDisabled = false
  // Symbols
  public var symbolRenderingMode = SymbolRenderingMode.monochrome
  public var symbolVariant = SymbolVariant.none
  public var imageScale = ImageScale.medium
  // What is hidden or changes
  public var redaction: RedactionReason?
  public var isPrivacySensitive = false
  public var isInvalidatable = false
  public var contentTransition = ContentTransition.identity
  // The person
  public var layoutDirection = LayoutDirection.leftToRight
  /// A language tag; empty is not known.
  public var locale = ""
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
