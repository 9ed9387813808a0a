import JSONRPC

extension ViewEnvironment {
  /// Takes up one modifier; one that is not inherited changes nothing.
  mutating func apply(_ name: String, _ modifier: ViewModifier) {
    let value = modifier.arguments["value"]
    if applyToTexts(name, value, modifier) || applyToControls(name, value, modifier) { return }
    switch name {
    case "symbolRenderingMode": symbolRenderingMode = value.choice(SymbolRenderingMode.self) ?? .monochrome
    case "symbolVariant": symbolVariant = value.choice(SymbolVariant.self) ?? .none
    case "imageScale": imageScale = value.choice(ImageScale.self) ?? .medium
    case "redacted": redaction = value.choice(RedactionReason.self)
    case "unredacted": redaction = nil
    case "privacySensitive": isPrivacySensitive = value?.bool ?? true
    case "invalidatableContent": isInvalidatable = value?.bool ?? true
    case "contentTransition": contentTransition = value.choice(ContentTransition.self) ?? .identity
    case "layoutDirection": layoutDirection = value.choice(LayoutDirection.self) ?? .leftToRight
    case "locale": locale = value?.string ?? ""
    case "dynamicTypeSize": dynamicTypeSize = value.choice(DynamicTypeSize.self) ?? .large
    case "preferredColorScheme": colorScheme = value.choice(ColorScheme.self)
    default: break
    }
  }

  private mutating func applyToTexts(_ name: String, _ value: JSONValue?, _ modifier: ViewModifier) -> Bool {
    switch name {
    case "font": font = value.flatMap(ViewFont.init) ?? ViewFont()
    case "fontWeight": fontWeight = value.choice(FontWeight.self)
    case "bold": fontWeight = value?.bool == false ? nil : .bold
    case "italic": isItalic = value?.bool ?? true
    case "underline": isUnderlined = value?.bool ?? true
    case "strikethrough": isStruckThrough = value?.bool ?? true
    case "monospaced": isMonospaced = value?.bool ?? true
    case "textCase": textCase = value.choice(TextCase.self)
    case "foregroundStyle":
      let names = value?.array ?? [value ?? .null]
      foregroundStyle.apply(names.compactMap { $0.string.flatMap(Paint.init) })
    case "lineLimit":
      let bounds = value?.array
      minimumLines = bounds?.first?.int
      maximumLines = bounds.map { $0.last?.int } ?? value?.int
      if modifier.arguments["reservesSpace"]?.bool == true { minimumLines = maximumLines }
    case "truncationMode": truncationMode = value.choice(TruncationMode.self) ?? .tail
    case "multilineTextAlignment": multilineTextAlignment = value.choice(TextAlignment.self) ?? .leading
    case "lineSpacing": lineSpacing = value?.double ?? 0
    case "minimumScaleFactor": minimumScaleFactor = value?.double ?? 1
    default: return false
    }
    return true
  }

  private mutating func applyToControls(_ name: String, _ value: JSONValue?, _ modifier: ViewModifier) -> Bool {
    switch name {
    case "tint": tint = value?.string.flatMap(Paint.init) ?? accent
    case "buttonStyle": buttonStyle = value.choice(ButtonStyle.self) ?? .automatic
    case "buttonBorderShape":
      buttonBorderShape = value.choice(ButtonBorderShape.self) ?? .automatic
      buttonBorderRadius = modifier.arguments["radius"]?.double
    case "controlSize": controlSize = value.choice(ControlSize.self) ?? .regular
    case "labelStyle": labelStyle = value.choice(LabelStyle.self) ?? .automatic
    case "toggleStyle": toggleStyle = value.choice(ToggleStyle.self) ?? .automatic
    case "progressViewStyle": progressViewStyle = value.choice(ProgressViewStyle.self) ?? .automatic
    case "gaugeStyle": gaugeStyle = value.choice(GaugeStyle.self) ?? .automatic
    case "listStyle": listStyle = value.choice(ListStyle.self) ?? .automatic
    case "disabled": isDisabled = isDisabled || (value?.bool ?? true)
    default: return false
    }
    return true
  }
}
