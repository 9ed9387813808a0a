import JSONRPC

/// One of several values. SwiftUI's snippets have none; here a host shows it as it can.
///
/// The wanted value is the parameter `value` of a ``SetValueIntent``. What there is to pick are texts with a `tag`:
///
/// ```swift
/// Picker("Priority", selection: Priority.low, intent: SetPriority(item)) {
///   ForEach(Priority.allCases, id: \.self) { Text($0.rawValue).tag($0) }
/// }
/// ```
public struct Picker<Label: View, Content: View>: PrimitiveView {
  private let selection: String
  private let intent: any AppIntent
  private let label: Label
  private let content: Content

  /// - Parameters:
  ///   - selection: The value that is picked now: one of the tags.
  ///   - intent: What is performed, with the parameters that are set; it gets the wanted value.
  ///   - content: What there is to pick; views without a tag are left out.
  ///   - label: What the picker is for.
  public init<Value: IntentTextValue, Intent: SetValueIntent>(
    selection: Value, intent: Intent, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Intent.ValueType == Value {
    self.selection = selection.text
    self.intent = intent
    self.label = label()
    self.content = content()
  }

  /// A picker with a title.
  public init<Value: IntentTextValue, Intent: SetValueIntent>(
    _ title: some StringProtocol, selection: Value, intent: Intent, @ViewBuilder content: () -> Content
  ) where Intent.ValueType == Value, Label == Text {
    self.init(selection: selection, intent: intent, content: content) { Text(title) }
  }

  public func nodes() -> [ViewNode] {
    let options = content.nodes().ungrouped.compactMap { node -> PickerOption? in
      guard let tag = node.modifiers.last(where: { $0.name == "tag" })?.arguments["value"]?.string else { return nil }
      return PickerOption(value: tag, label: node.fallbackText)
    }
    return [
      ViewNode(.picker(label: label.node(), selection: selection, options: options, intent: intent.toggleIntent))
    ]
  }
}
