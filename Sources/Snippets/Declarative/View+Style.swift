import JSONRPC

extension View {
  /// What texts and symbols are painted with.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    adding("foregroundStyle", value: .string(style.styleName))
  }

  /// What the first two levels of the hierarchy are painted with.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    adding("foregroundStyle", value: [.string(primary.styleName), .string(secondary.styleName)])
  }

  /// What the three levels of the hierarchy are painted with.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    adding(
      "foregroundStyle",
      value: [.string(primary.styleName), .string(secondary.styleName), .string(tertiary.styleName)])
  }

  /// The accent colour; nil for the inherited one.
  public func tint(_ color: Color?) -> some View {
    adding("tint", value: color.map { .string($0.styleName) } ?? .null)
  }

  /// The look of the buttons inside.
  public func buttonStyle(_ style: ButtonStyle) -> some View { adding("buttonStyle", choice: style) }

  /// The shape of the buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    adding("buttonBorderShape", choice: shape)
  }

  /// The size of the controls inside.
  public func controlSize(_ size: ControlSize) -> some View { adding("controlSize", choice: size) }

  /// What of a label is seen.
  public func labelStyle(_ style: LabelStyle) -> some View { adding("labelStyle", choice: style) }

  /// The look of the toggles inside.
  public func toggleStyle(_ style: ToggleStyle) -> some View { adding("toggleStyle", choice: style) }

  /// The look of the progress views inside.
  public func progressViewStyle(_ style: ProgressViewStyle) -> some View {
    adding("progressViewStyle", choice: style)
  }

  /// The look of the gauges inside.
  public func gaugeStyle(_ style: GaugeStyle) -> some View { adding("gaugeStyle", choice: style) }

  /// The look of the lists inside.
  public func listStyle(_ style: ListStyle) -> some View { adding("listStyle", choice: style) }

  /// How many colours symbols have.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode) -> some View {
    adding("symbolRenderingMode", choice: mode)
  }

  /// The form of the symbols.
  public func symbolVariant(_ variant: SymbolVariant) -> some View { adding("symbolVariant", choice: variant) }

  /// The size of symbols beside their text.
  public func imageScale(_ scale: ImageScale) -> some View { adding("imageScale", choice: scale) }

  /// How large texts are.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { adding("dynamicTypeSize", choice: size) }

  /// Light or dark; nil leaves that to the host.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    adding("preferredColorScheme", value: scheme.map { .string($0.rawValue) } ?? .null)
  }

  /// Shows what a view around hides.
  public func unredacted() -> some View { adding("unredacted", [:]) }

  /// The shape of the buttons inside, with the radius of its corners in points.
  public func buttonBorderShape(_ shape: ButtonBorderShape, radius: Double) -> some View {
    adding("buttonBorderShape", ["value": .string(shape.rawValue), "radius": JSONValue(radius)])
  }

  /// Hides what is private, or not there yet.
  public func redacted(reason: RedactionReason) -> some View { adding("redacted", choice: reason) }

  /// Hidden where others may look on.
  public func privacySensitive(_ isSensitive: Bool = true) -> some View {
    adding("privacySensitive", value: .bool(isSensitive))
  }

  /// Dims the content from a tap until the new view is there.
  public func invalidatableContent(_ isActive: Bool = true) -> some View {
    adding("invalidatableContent", value: .bool(isActive))
  }

  /// How a changed content comes in.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    adding("contentTransition", choice: transition)
  }
}
