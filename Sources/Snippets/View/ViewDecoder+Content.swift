import JSONRPC

extension ViewDecoder {
  /// The content of a node of that type; nil where the type is not known.
  mutating func content(of type: String, from members: inout MemberReader, depth: Int) throws -> ViewContent? {
    switch type {
    case "Text": .text(try text(from: &members))
    case "Label": .label(title: try members.string("title"), systemImage: try members.string("systemImage"))
    case "Image": try image(from: &members)
    case "VStack":
      .verticalStack(
        alignment: try members.optionalChoice("alignment", of: HorizontalAlignment.self),
        spacing: try members.optionalNumber("spacing"), children: try children(from: &members, depth: depth))
    case "HStack":
      .horizontalStack(
        alignment: try members.optionalChoice("alignment", of: VerticalAlignment.self),
        spacing: try members.optionalNumber("spacing"), children: try children(from: &members, depth: depth))
    case "ZStack":
      .depthStack(
        alignment: try members.optionalChoice("alignment", of: Alignment.self),
        children: try children(from: &members, depth: depth))
    case "Grid":
      .grid(
        alignment: try members.optionalChoice("alignment", of: Alignment.self),
        horizontalSpacing: try members.optionalNumber("horizontalSpacing"),
        verticalSpacing: try members.optionalNumber("verticalSpacing"),
        children: try children(from: &members, depth: depth))
    case "GridRow":
      .gridRow(
        alignment: try members.optionalChoice("alignment", of: VerticalAlignment.self),
        children: try children(from: &members, depth: depth))
    case "DisclosureGroup":
      .disclosureGroup(
        label: try slot("label", from: &members, depth: depth),
        isExpanded: members.optional("isExpanded") == nil ? false : try members.bool("isExpanded"),
        children: try children(from: &members, depth: depth))
    case "Spacer": .spacer(minLength: try members.optionalNumber("minLength"))
    case "Divider": .divider
    case "List": .list(children: try children(from: &members, depth: depth))
    case "Section":
      .section(
        header: try optionalSlot("header", from: &members, depth: depth),
        footer: try optionalSlot("footer", from: &members, depth: depth),
        children: try children(from: &members, depth: depth))
    case "Group": .group(children: try children(from: &members, depth: depth))
    case "GroupBox":
      .groupBox(
        label: try optionalSlot("label", from: &members, depth: depth),
        children: try children(from: &members, depth: depth))
    case "EmptyView": .emptyView
    case "ContentUnavailableView":
      .contentUnavailableView(
        title: try members.string("title"), systemImage: try members.optionalString("systemImage"),
        description: try members.optionalString("description"),
        actions: try children("actions", from: &members, depth: depth, isOptional: true))
    default: try valueOrControl(of: type, from: &members, depth: depth)
    }
  }

  private mutating func valueOrControl(
    of type: String, from members: inout MemberReader, depth: Int
  ) throws -> ViewContent? {
    switch type {
    case "Button":
      .button(
        label: try slot("label", from: &members, depth: depth),
        role: try members.optionalChoice("role", of: ButtonRole.self), intent: try intent(from: &members),
        confirmation: try confirmation(from: &members))
    case "Toggle":
      .toggle(
        label: try slot("label", from: &members, depth: depth), isOn: try members.bool("isOn"),
        intent: try intent(from: &members))
    case "Picker":
      .picker(
        label: try slot("label", from: &members, depth: depth), selection: try members.string("selection"),
        options: try options(from: &members), intent: try intent(from: &members))
    case "Link":
      .link(label: try slot("label", from: &members, depth: depth), destination: try members.string("destination"))
    case "ProgressView":
      .progressView(
        value: try members.optionalNumber("value"), total: try members.optionalNumber("total"),
        label: try optionalSlot("label", from: &members, depth: depth),
        currentValueLabel: try optionalSlot("currentValueLabel", from: &members, depth: depth))
    case "Gauge": .gauge(try gauge(from: &members, depth: depth))
    default: nil
    }
  }

  private mutating func slot(_ name: String, from members: inout MemberReader, depth: Int) throws -> ViewNode {
    try node(try members.required(name), at: members.place(of: name), depth: depth + 1)
  }

  private mutating func optionalSlot(
    _ name: String, from members: inout MemberReader, depth: Int
  ) throws -> ViewNode? {
    members.optional(name) == nil ? nil : try slot(name, from: &members, depth: depth)
  }

  private mutating func children(
    _ name: String = "children", from members: inout MemberReader, depth: Int, isOptional: Bool = false
  ) throws -> [ViewNode] {
    if isOptional, members.optional(name) == nil { return [] }
    _ = try members.required(name)
    var nodes: [ViewNode] = []
    for (index, child) in (try members.optionalArray(name) ?? []).enumerated() {
      nodes.append(try node(child, at: "\(members.place(of: name))/\(index)", depth: depth + 1))
    }
    return nodes
  }

  private func text(from members: inout MemberReader) throws -> TextContent {
    if let text = try members.optionalString("text") { return .plain(text) }
    if members.optional("date") != nil {
      let style = try members.optionalChoice("style", of: DateTextStyle.self)
      return .date(try members.string("date"), style: style ?? .date)
    }
    guard let values = try members.optionalArray("runs") else {
      throw ViewError.invalid(members.path, "text, runs or date is missing")
    }
    guard (1...limits.runs).contains(values.count) else {
      throw ViewError.invalid(members.place(of: "runs"), "must have 1 to \(limits.runs) runs")
    }
    var runs: [TextRun] = []
    for (index, value) in values.enumerated() {
      var run = try MemberReader(value, at: "\(members.place(of: "runs"))/\(index)")
      var traits: Set<TextRun.Trait> = []
      let text = try run.string("text")
      for trait in TextRun.Trait.allCases where run.optional(trait.rawValue) != nil {
        if try run.bool(trait.rawValue) { traits.insert(trait) }
      }
      let style = try run.optionalString("foregroundStyle")
      let link = try run.optionalString("link")
      if profile == .strict { try run.finish() }
      runs.append(TextRun(text, traits: traits, foregroundStyle: style, link: link))
    }
    return .runs(runs)
  }

  private func image(from members: inout MemberReader) throws -> ViewContent {
    let data = try members.optionalString("data")
    let name = data == nil ? try members.optionalString("name") : nil
    let systemName = data == nil && name == nil ? try members.string("systemName") : ""
    let label = try members.optionalString("label")
    let isDecorative = members.optional("decorative") == nil ? false : try members.bool("decorative")
    guard (label != nil) != isDecorative else {
      throw ViewError.invalid(members.path, "an image has either a label or decorative: true")
    }
    if let data { return .dataImage(base64: data, label: label) }
    if let name { return .namedImage(name: name, label: label) }
    return .image(systemName: systemName, label: label)
  }

  private func options(from members: inout MemberReader) throws -> [PickerOption] {
    _ = try members.required("options")
    var options: [PickerOption] = []
    for (index, value) in (try members.optionalArray("options") ?? []).enumerated() {
      var option = try MemberReader(value, at: "\(members.place(of: "options"))/\(index)")
      options.append(PickerOption(value: try option.string("value"), label: try option.string("label")))
      if profile == .strict { try option.finish() }
    }
    return options
  }

  private func intent(from members: inout MemberReader) throws -> ControlIntent {
    var intent = try MemberReader(try members.required("intent"), at: members.place(of: "intent"))
    let name = try intent.string("name")
    let title = try intent.optionalString("title")
    let valueParameter = try intent.optionalString("valueParameter") ?? "value"
    var parameters = JSONObject()
    if let value = intent.optional("parameters") {
      guard let object = value.object else {
        throw ViewError.invalid(intent.place(of: "parameters"), "must be an object")
      }
      parameters = object
    }
    if profile == .strict { try intent.finish() }
    return ControlIntent(name, parameters: parameters, title: title, valueParameter: valueParameter)
  }

  private func confirmation(from members: inout MemberReader) throws -> ButtonConfirmation? {
    guard let value = members.optional("confirmation") else { return nil }
    var confirmation = try MemberReader(value, at: members.place(of: "confirmation"))
    let result = ButtonConfirmation(
      title: try confirmation.string("title"), message: try confirmation.optionalString("message"),
      confirmLabel: try confirmation.optionalString("confirmLabel"))
    if profile == .strict { try confirmation.finish() }
    return result
  }

  private mutating func gauge(from members: inout MemberReader, depth: Int) throws -> GaugeContent {
    let value = try members.number("value")
    var minimum = 0.0
    var maximum = 1.0
    if let bounds = try members.optionalArray("in") {
      guard bounds.count == 2, let low = bounds[0].double, let high = bounds[1].double else {
        throw ViewError.invalid(members.place(of: "in"), "must be two numbers")
      }
      (minimum, maximum) = (low, high)
    }
    return GaugeContent(
      value: value, minimum: minimum, maximum: maximum, label: try slot("label", from: &members, depth: depth),
      currentValueLabel: try optionalSlot("currentValueLabel", from: &members, depth: depth),
      minimumValueLabel: try optionalSlot("minimumValueLabel", from: &members, depth: depth),
      maximumValueLabel: try optionalSlot("maximumValueLabel", from: &members, depth: depth))
  }
}
