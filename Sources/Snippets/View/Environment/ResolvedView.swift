/// A tree in which each node knows its environment.
public struct ResolvedView: Sendable, Equatable {
  /// The node, without the modifiers that went into the environment.
  public let node: ViewNode
  /// What the node and those inside it inherited and set.
  public let environment: ViewEnvironment
  /// In reading order, labels and headers included. A `Group` has given its modifiers to each of its children, which
  /// stand in its place.
  public let children: [ResolvedView]

  /// The tree under an environment: nothing else goes in.
  public static func resolve(_ node: ViewNode, in environment: ViewEnvironment) -> [ResolvedView] {
    node.ungrouped.map { node in
      let inner = environment.applying(node.modifiers)
      var own = node
      own.modifiers.removeAll { !$0.isOfNodeAlone }
      return ResolvedView(
        node: own, environment: inner, children: node.content.children.flatMap { resolve($0, in: inner) })
    }
  }
}

extension ViewNode {
  /// The node, or where it is a `Group`, its children with its modifiers around their own.
  var ungrouped: [ViewNode] {
    guard case .group(let children) = content else { return [self] }
    return children.ungrouped.map { child in
      guard !modifiers.isEmpty else { return child }
      var copy = child
      copy.modifiers += modifiers
      return copy
    }
  }
}

extension [ViewNode] {
  /// The nodes with groups replaced by what is in them.
  var ungrouped: [ViewNode] {
    let hasGroups = contains { node in
      if case .group = node.content { true } else { false }
    }
    return hasGroups ? flatMap(\.ungrouped) : self
  }
}

extension ViewModifier {
  /// The modifiers that are not inherited.
  static let ofNodeAlone: Set<String> = [
    "padding", "frame", "fixedSize", "aspectRatio", "layoutPriority", "offset", "background", "overlay", "border",
    "cornerRadius",
    "clipShape", "shadow", "opacity", "id", "tag", "badge", "help", "accessibilityLabel", "accessibilityValue",
    "accessibilityHint", "accessibilityHidden", "accessibilityAddTraits", "accessibilityElement",
    "accessibilitySortPriority", "keyboardShortcut",
  ]

  var isOfNodeAlone: Bool { Self.ofNodeAlone.contains(name) }
}
