extension ViewContent {
  /// The content with each child replaced.
  func mappingChildren<Failure: Error>(
    _ transform: (_ slot: ViewSlot, _ child: ViewNode) throws(Failure) -> ViewNode
  ) throws(Failure) -> ViewContent {
    func mapped(_ slot: ViewSlot, _ child: ViewNode?) throws(Failure) -> ViewNode? {
      guard let child else { return nil }
      return try transform(slot, child)
    }
    func mapped(
      _ children: [ViewNode], _ slot: (Int) -> ViewSlot = ViewSlot.children
    ) throws(Failure) -> [ViewNode] {
      var result: [ViewNode] = []
      result.reserveCapacity(children.count)
      for (index, child) in children.enumerated() { result.append(try transform(slot(index), child)) }
      return result
    }
    switch self {
    case .text, .label, .image, .dataImage, .namedImage, .spacer, .divider, .emptyView: return self
    case .verticalStack(let alignment, let spacing, let children):
      return .verticalStack(alignment: alignment, spacing: spacing, children: try mapped(children))
    case .horizontalStack(let alignment, let spacing, let children):
      return .horizontalStack(alignment: alignment, spacing: spacing, children: try mapped(children))
    case .depthStack(let alignment, let children):
      return .depthStack(alignment: alignment, children: try mapped(children))
    case .grid(let alignment, let horizontalSpacing, let verticalSpacing, let children):
      return .grid(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        children: try mapped(children))
    case .gridRow(let alignment, let children):
      return .gridRow(alignment: alignment, children: try mapped(children))
    case .list(let children): return .list(children: try mapped(children))
    case .section(let header, let footer, let children):
      return .section(
        header: try mapped(.header, header), footer: try mapped(.footer, footer), children: try mapped(children))
    case .group(let children): return .group(children: try mapped(children))
    case .groupBox(let label, let children):
      return .groupBox(label: try mapped(.label, label), children: try mapped(children))
    case .disclosureGroup(let label, let isExpanded, let children):
      return .disclosureGroup(
        label: try transform(.label, label), isExpanded: isExpanded, children: try mapped(children))
    case .button(let label, let role, let intent, let confirmation):
      return .button(label: try transform(.label, label), role: role, intent: intent, confirmation: confirmation)
    case .toggle(let label, let isOn, let intent):
      return .toggle(label: try transform(.label, label), isOn: isOn, intent: intent)
    case .picker(let label, let selection, let options, let intent):
      return .picker(label: try transform(.label, label), selection: selection, options: options, intent: intent)
    case .link(let label, let destination):
      return .link(label: try transform(.label, label), destination: destination)
    case .progressView(let value, let total, let label, let currentValueLabel):
      return .progressView(
        value: value, total: total, label: try mapped(.label, label),
        currentValueLabel: try mapped(.currentValueLabel, currentValueLabel))
    case .gauge(var gauge):
      gauge.label = try transform(.label, gauge.label)
      gauge.currentValueLabel = try mapped(.currentValueLabel, gauge.currentValueLabel)
      gauge.minimumValueLabel = try mapped(.minimumValueLabel, gauge.minimumValueLabel)
      gauge.maximumValueLabel = try mapped(.maximumValueLabel, gauge.maximumValueLabel)
      return .gauge(gauge)
    case .contentUnavailableView(let title, let systemImage, let description, let actions):
      return .contentUnavailableView(
        title: title, systemImage: systemImage, description: description, actions: try mapped(actions, ViewSlot.actions)
      )
    }
  }

  /// The children in reading order.
  package var children: [ViewNode] {
    switch self {
    case .text, .label, .image, .dataImage, .spacer, .divider, .emptyView: return []
    case .verticalStack(_, _, let children), .horizontalStack(_, _, let children), .depthStack(_, let children),
      .grid(_, _, _, let children), .gridRow(_, let children), .list(let children), .group(let children):
      return children
    case .button(let label, _, _, _), .toggle(let label, _, _), .picker(let label, _, _, _), .link(let label, _):
      return [label]
    default: break
    }
    var nodes: [ViewNode] = []
    _ = mappingChildren { _, child in
      nodes.append(child)
      return child
    }
    return nodes
  }
}
