import JSONRPC

extension ViewNode {
  /// Whether both nodes are the same to the byte, so that what was made of one serves for the other. The equality of
  /// strings takes composed and decomposed letters for the same.
  ///
  /// It is false for kinds of nodes that are seldom rows of a list.
  func isSame(as other: ViewNode) -> Bool {
    isSameText(id, other.id) && isSameText(key, other.key) && modifiers.count == other.modifiers.count
      && zip(modifiers, other.modifiers).allSatisfy { left, right in
        left.name.hasSameBytes(as: right.name) && left.arguments == right.arguments
      } && content.isSame(as: other.content)
  }
}

extension ViewContent {
  fileprivate func isSame(as other: ViewContent) -> Bool {
    switch (self, other) {
    case (.text(.plain(let left)), .text(.plain(let right))): left.hasSameBytes(as: right)
    case (.text(.runs(let left)), .text(.runs(let right))): isSameList(left, right) { $0.isSame(as: $1) }
    case (.label(let left, let leftImage), .label(let right, let rightImage)):
      left.hasSameBytes(as: right) && leftImage.hasSameBytes(as: rightImage)
    case (.image(let left, let leftLabel), .image(let right, let rightLabel)):
      left.hasSameBytes(as: right) && isSameText(leftLabel, rightLabel)
    case (.spacer(let left), .spacer(let right)): left == right
    case (.divider, .divider), (.emptyView, .emptyView): true
    case (.verticalStack(let left, let leftSpacing, let lefts), .verticalStack(let right, let rightSpacing, let rights)):
      left == right && leftSpacing == rightSpacing && isSameList(lefts, rights) { $0.isSame(as: $1) }
    case (
      .horizontalStack(let left, let leftSpacing, let lefts), .horizontalStack(let right, let rightSpacing, let rights)
    ):
      left == right && leftSpacing == rightSpacing && isSameList(lefts, rights) { $0.isSame(as: $1) }
    case (.group(let lefts), .group(let rights)): isSameList(lefts, rights) { $0.isSame(as: $1) }
    case (.toggle(let left, let leftIsOn, let leftIntent), .toggle(let right, let rightIsOn, let rightIntent)):
      leftIsOn == rightIsOn && leftIntent.isSame(as: rightIntent) && left.isSame(as: right)
    case (.button(let left, let leftRole, let leftIntent, nil), .button(let right, let rightRole, let rightIntent, nil)):
      leftRole == rightRole && leftIntent.isSame(as: rightIntent) && left.isSame(as: right)
    default: false
    }
  }
}

extension TextRun {
  fileprivate func isSame(as other: TextRun) -> Bool {
    text.hasSameBytes(as: other.text) && traits == other.traits && isSameText(foregroundStyle, other.foregroundStyle)
      && isSameText(link, other.link)
  }
}

extension ControlIntent {
  fileprivate func isSame(as other: ControlIntent) -> Bool {
    invocation.name.hasSameBytes(as: other.invocation.name) && invocation.parameters == other.invocation.parameters
      && isSameText(title, other.title) && valueParameter.hasSameBytes(as: other.valueParameter)
  }
}

private func isSameText(_ left: String?, _ right: String?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return left.hasSameBytes(as: right)
}

private func isSameList<Element>(_ left: [Element], _ right: [Element], _ isSame: (Element, Element) -> Bool) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy(isSame)
}
