extension HTMLRenderer {
  private func gap(_ spacing: Double?) -> String {
    spacing.map { " g\(HTMLScale.nearest($0, in: HTMLScale.short))" } ?? ""
  }

  mutating func stack(
    _ children: [ViewNode], _ alignment: HorizontalAlignment?, _ spacing: Double?, _ environment: ViewEnvironment,
    _ own: OwnModifiers
  ) {
    var classes =
      switch alignment {
      case .leading: " l"
      case .trailing: " e"
      case .center, nil: ""
      }
    classes += gap(spacing)
    if children.contains(where: Self.takesWidth) { classes += " wd" }
    open("v", classes)
    container(own)
    for child in children { write(child, environment) }
    close()
  }

  mutating func row(
    _ children: [ViewNode], _ alignment: VerticalAlignment?, _ spacing: Double?, _ environment: ViewEnvironment,
    _ own: OwnModifiers
  ) {
    var classes =
      switch alignment {
      case .top: " tp"
      case .bottom: " bt"
      case .firstTextBaseline: " bl"
      case .lastTextBaseline: " ll0"
      case .center, nil: ""
      }
    classes += gap(spacing)
    let isWide = children.contains { child in
      if case .spacer = child.content { true } else { Self.takesWidth(child) }
    }
    if isWide { classes += " wd" }
    open("h", classes)
    container(own)
    for child in children {
      // What has lines to break may shrink beside the others before it has a line of its own.
      let grows = child.modifiers.allSatisfy { $0.name != "frame" && !$0.fixesWidth } && Self.grows(child)
      if grows {
        let priority = child.layoutPriority
        open("v l gr", priority > 0 ? " lp" : priority < 0 ? " ln" : "")
        out.raw(">")
        write(child, environment, isInRow: true)
        close()
      } else {
        write(child, environment, isInRow: true)
      }
    }
    close()
  }

  private static func grows(_ node: ViewNode) -> Bool {
    switch node.content {
    case .text(let text): text.plainText.utf8.count > 24
    case .label(let title, _): title.utf8.count > 24
    case .verticalStack(_, _, let children): children.contains { !$0.isDecoration } && children.contains(where: grows)
    default: false
    }
  }

  mutating func grid(
    _ children: [ViewNode], _ alignment: Alignment?, _ horizontal: Double?, _ vertical: Double?,
    _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    var classes =
      switch alignment {
      case .top, .topLeading, .topTrailing: " tp"
      case .bottom, .bottomLeading, .bottomTrailing: " bt"
      default: ""
      }
    switch alignment?.horizontal {
    case .center: classes += " cc"
    case .trailing: classes += " ce"
    case .leading, nil: break
    }
    if let horizontal { classes += " gh\(HTMLScale.nearest(horizontal, in: HTMLScale.short))" }
    if let vertical { classes += " gv\(HTMLScale.nearest(vertical, in: HTMLScale.short))" }
    let isLarge = (DynamicTypeSize.allCases.firstIndex(of: environment.dynamicTypeSize) ?? 0) > 4
    if !isLarge, Self.wordsFit(children) { classes += " kw" }
    // Rows stand in one table; what is no row goes across, between two tables of the same kind.
    var isOpen = false
    open("v l wd g0")
    container(own)
    for child in children {
      guard case .gridRow(let alignment, let cells) = child.content else {
        if isOpen { close() }
        isOpen = false
        open("gx wd")
        out.raw(">")
        write(child, environment)
        close()
        continue
      }
      if !isOpen {
        open("gd", classes)
        out.raw(">")
      }
      isOpen = true
      let inner = environment.applying(child.modifiers)
      let across =
        switch alignment {
        case .center: " cm"
        case .top: " tp"
        case .bottom: " bt"
        default: ""
        }
      open("gw", across)
      out.raw(">")
      for cell in cells.ungrouped {
        open("gc")
        out.raw(">")
        write(cell, inner)
        close()
      }
      close()
    }
    if isOpen { close() }
    close()
  }

  /// Whether the longest words of all columns have room beside one another on a narrow page, so that none need be cut.
  private static func wordsFit(_ children: [ViewNode]) -> Bool {
    var columns: [Int] = []
    for child in children {
      guard case .gridRow(_, let cells) = child.content else { continue }
      for (index, cell) in cells.ungrouped.enumerated() {
        guard let words = cell.accessibleName else { continue }
        if index >= columns.count { columns += Array(repeating: 0, count: index + 1 - columns.count) }
        for word in words.split(whereSeparator: \.isWhitespace) { columns[index] = max(columns[index], word.count) }
      }
    }
    return columns.reduce(0) { $0 + $1 + 2 } <= 28
  }

  // MARK: - Lists

  mutating func list(_ children: [ViewNode], _ environment: ViewEnvironment, _ own: OwnModifiers) {
    guard !isInline else { return stack(children, .leading, nil, environment, own) }
    let isPlain = environment.listStyle == .plain || environment.listStyle == .inset
    open("list", isPlain ? " plain" : "")
    container(own)
    var rows: [ViewNode] = []
    for child in children {
      if case .section = child.content {
        self.rows(rows, environment)
        rows = []
        write(child, environment)
      } else {
        rows.append(child)
      }
    }
    self.rows(rows, environment)
    close()
  }

  private mutating func rows(_ children: [ViewNode], _ environment: ViewEnvironment) {
    let shown = children.filter { child in
      if case .emptyView = child.content { false } else { true }
    }
    guard !shown.isEmpty else { return }
    out.raw("<ul class=\"rows\" role=\"list\">")
    for child in shown {
      var isFlush = false
      if case .toggle = child.content, child.modifiers.allSatisfy({ !$0.isOfNodeAlone }) {
        isFlush = environment.applying(child.modifiers).toggleStyle != .button
      }
      out.raw(isFlush ? "<li class=\"flush\">" : "<li>")
      write(child, environment)
      out.raw("</li>")
    }
    out.raw("</ul>")
  }

  mutating func section(
    _ header: ViewNode?, _ footer: ViewNode?, _ children: [ViewNode], _ environment: ViewEnvironment,
    _ own: OwnModifiers
  ) {
    guard !isInline else {
      return stack([header, footer].compactMap(\.self) + children, .leading, nil, environment, own)
    }
    begin("<section class=\"sec\"", under: header, environment, own)
    rows(children, environment)
    if let footer {
      var inner = environment
      inner.foregroundStyle.apply([.color(.secondary)])
      inner.font.style = .footnote
      out.raw("<div class=\"ft\">")
      write(footer, inner)
      out.raw("</div>")
    }
    out.raw("</section>")
  }

  /// Begins what has the heading, and is called by it unless it has a name of its own. What is inside of a heading is no
  /// block.
  private mutating func begin(
    _ start: StaticString, under heading: ViewNode?, _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    let id = heading == nil ? nil : sectionID()
    out.raw(start)
    if let name = own.label {
      out.attribute("aria-label", name)
    } else if let id {
      out.attribute("aria-labelledby", id)
    }
    if own.isHidden { out.raw(" aria-hidden=\"true\"") }
    state(own)
    out.raw(">")
    guard let heading, let id else { return }
    out.raw("<h3 class=\"hd\"")
    out.attribute("id", id)
    out.raw(">")
    inline { $0.write(heading, environment) }
    out.raw("</h3>")
  }

  mutating func inline(_ body: (inout HTMLRenderer) -> Void) {
    let before = isInline
    isInline = true
    body(&self)
    isInline = before
  }

  mutating func groupBox(
    _ label: ViewNode?, _ children: [ViewNode], _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    guard !isInline else {
      return stack([label].compactMap(\.self) + children, .leading, nil, environment, own)
    }
    begin("<div class=\"box\" role=\"group\"", under: label, environment, own)
    for child in children { write(child, environment) }
    out.raw("</div>")
  }

  mutating func disclosure(
    _ label: ViewNode, _ isExpanded: Bool, _ children: [ViewNode], _ environment: ViewEnvironment,
    _ own: OwnModifiers
  ) {
    guard !isInline else { return stack([label] + children, .leading, nil, environment, own) }
    out.raw(isExpanded ? "<details open" : "<details")
    if own.isHidden { out.raw(" aria-hidden=\"true\"") }
    out.raw("><summary")
    if let name = own.label { out.attribute("aria-label", name) }
    if own.label == nil, label.accessibleName == nil { out.raw(" aria-label=\"Details\"") }
    if let help = own.help { out.attribute("title", help) }
    out.raw(">")
    inline { $0.write(label, environment) }
    out.raw("</summary><div class=\"in\">")
    for child in children { write(child, environment) }
    out.raw("</div></details>")
  }

  mutating func unavailable(
    _ title: String, _ systemImage: String?, _ description: String?, _ actions: [ViewNode],
    _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    open("cu")
    container(own)
    if let systemImage { icon(systemImage, nil, environment, isHidden: true) }
    var inner = environment
    inner.font.style = .title3
    inner.fontWeight = .semibold
    inner.multilineTextAlignment = .center
    text(.plain(title), inner, OwnModifiers())
    if let description, !description.isEmpty {
      inner.font.style = .subheadline
      inner.fontWeight = nil
      inner.foregroundStyle.apply([.color(.secondary)])
      text(.plain(description), inner, OwnModifiers())
    }
    if !actions.isEmpty {
      open("ac")
      out.raw(">")
      for action in actions { write(action, environment) }
      close()
    }
    close()
  }
}
