import JSONRPC

/// One node of a view: what it shows, and the modifiers on it in the order in which they were applied.
public struct ViewNode: Sendable, Equatable {
  /// What the node shows.
  public var content: ViewContent
  /// The modifiers, the innermost first.
  public var modifiers: [ViewModifier]
  /// The author's own id: at most 128 bytes, unique in the tree, not beginning with `$`. Without one, controls and
  /// keyed nodes get an id from their place.
  public var id: String?
  /// What tells this node from its siblings when they come from a collection, as `ForEach`'s ids do.
  public var key: String?

  /// Without id and key the node is known by its place among its siblings.
  public init(_ content: ViewContent, modifiers: [ViewModifier] = [], id: String? = nil, key: String? = nil) {
    self.content = content
    self.modifiers = modifiers
    self.id = id
    self.key = key
  }

  /// The node with one more modifier around it.
  public func modifier(_ modifier: ViewModifier) -> ViewNode {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  /// The node with an id of the author's choice.
  public func id(_ id: String) -> ViewNode {
    var copy = self
    copy.id = id
    return copy
  }

  /// A node for each element, each with its key, so that its identity does not hang on its place.
  public static func forEach<Elements: Sequence>(
    _ elements: Elements, key: (Elements.Element) -> String, content: (Elements.Element) -> ViewNode
  ) -> [ViewNode] {
    elements.map { element in
      var node = content(element)
      node.key = key(element)
      return node
    }
  }
}

extension ViewNode {
  /// A plain text.
  public static func text(_ text: String) -> ViewNode {
    ViewNode(.text(.plain(text)))
  }

  /// A title with a symbol.
  public static func label(_ title: String, systemImage: String) -> ViewNode {
    ViewNode(.label(title: title, systemImage: systemImage))
  }

  /// Children one below another.
  public static func verticalStack(
    alignment: HorizontalAlignment? = nil, spacing: Double? = nil, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.verticalStack(alignment: alignment, spacing: spacing, children: children))
  }

  /// Children side by side.
  public static func horizontalStack(
    alignment: VerticalAlignment? = nil, spacing: Double? = nil, _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(.horizontalStack(alignment: alignment, spacing: spacing, children: children))
  }

  /// A button with a title.
  public static func button(
    _ title: String, role: ButtonRole? = nil, intent: ControlIntent, confirmation: ButtonConfirmation? = nil
  ) -> ViewNode {
    ViewNode(.button(label: .text(title), role: role, intent: intent, confirmation: confirmation))
  }

  /// A toggle with a title.
  public static func toggle(_ title: String, isOn: Bool, intent: ControlIntent) -> ViewNode {
    ViewNode(.toggle(label: .text(title), isOn: isOn, intent: intent))
  }

  /// Nothing.
  public static let empty = ViewNode(.emptyView)
}
