import JSONRPC

extension View {
  /// An id of your own, unique in the snippet: what keeps it is the same thing for whoever animates or interacts.
  public func id(_ id: some Hashable) -> some View {
    ModifiedView(self) { $0.id("\(id)") }
  }

  /// What the view stands for in a ``Picker``.
  public func tag(_ tag: some IntentTextValue) -> some View { adding("tag", value: .string(tag.text)) }

  /// A language tag (RFC 5646), in which the texts inside are written.
  public func locale(_ identifier: String) -> some View { adding("locale", value: .string(identifier)) }

  /// The keys that press the button: Return, or Escape.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    adding("keyboardShortcut", choice: shortcut)
  }

  /// The order in which assistive technology comes to the view among its siblings, the highest first.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    adding("accessibilitySortPriority", value: JSONValue(priority))
  }

  /// Disables the controls inside; a child cannot enable itself again.
  public func disabled(_ isDisabled: Bool) -> some View { adding("disabled", value: .bool(isDisabled)) }

  /// A short text at the view's corner or end.
  public func badge(_ text: some StringProtocol) -> some View { adding("badge", value: .string(String(text))) }

  /// A count at the view's corner or end; none for 0.
  @ViewBuilder public func badge(_ count: Int) -> some View {
    if count == 0 { self } else { badge("\(count)") }
  }

  /// What the view is for.
  public func help(_ text: some StringProtocol) -> some View { adding("help", value: .string(String(text))) }

  /// What assistive technology calls the view.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    adding("accessibilityLabel", value: .string(String(label)))
  }

  /// What assistive technology says of the view's value.
  public func accessibilityValue(_ value: some StringProtocol) -> some View {
    adding("accessibilityValue", value: .string(String(value)))
  }

  /// What assistive technology says of what happens then.
  public func accessibilityHint(_ hint: some StringProtocol) -> some View {
    adding("accessibilityHint", value: .string(String(hint)))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    adding("accessibilityHidden", value: .bool(isHidden))
  }

  /// What the view is for assistive technology.
  public func accessibilityAddTraits(_ traits: AccessibilityTrait...) -> some View {
    adding("accessibilityAddTraits", value: .array(traits.map { .string($0.rawValue) }))
  }

  /// How assistive technology takes the view's children.
  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View {
    adding("accessibilityElement", choice: children)
  }
}
