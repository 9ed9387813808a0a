public import JSONRPC

extension ViewNode {
  /// Who reads the JSON: a host sees neither the parameters of intents nor which of them takes a toggle's value.
  public enum Reader: Sendable, Hashable {
    case host, author
  }

  /// The node in JSON, its members always in the same order.
  public func json(for reader: Reader = .host) -> JSONValue {
    var object: JSONObject = ["type": .string(content.typeName)]
    if let id { object["id"] = .string(id) }
    write(to: &object, for: reader)
    if !modifiers.isEmpty { object["modifiers"] = .array(modifiers.map(\.json)) }
    return .object(object)
  }

  private func write(to object: inout JSONObject, for reader: Reader) {
    func add(_ key: String, _ value: JSONValue?) {
      if let value { object[key] = value }
    }
    func add(_ key: String, _ node: ViewNode?) {
      add(key, node?.json(for: reader))
    }
    func add(_ key: String, _ number: Double?) {
      add(key, number.map { JSONValue($0) })
    }
    func add(children: [ViewNode], as key: String = "children") {
      object[key] = .array(children.map { $0.json(for: reader) })
    }
    switch content {
    case .text(.plain(let text)): add("text", .string(text))
    case .text(.runs(let runs)): add("runs", .array(runs.map(\.json)))
    case .text(.date(let moment, let style)):
      add("date", .string(moment))
      add("style", .string(style.rawValue))
    case .label(let title, let systemImage):
      add("title", .string(title))
      add("systemImage", .string(systemImage))
    case .image(let systemName, let label):
      add("systemName", .string(systemName))
      if let label { add("label", .string(label)) } else { add("decorative", true) }
    case .dataImage(let base64, let label):
      add("data", .string(base64))
      if let label { add("label", .string(label)) } else { add("decorative", true) }
    case .namedImage(let name, let label):
      add("name", .string(name))
      if let label { add("label", .string(label)) } else { add("decorative", true) }
    case .verticalStack(let alignment, let spacing, let children):
      add("alignment", alignment.map { .string($0.rawValue) })
      add("spacing", spacing)
      add(children: children)
    case .horizontalStack(let alignment, let spacing, let children):
      add("alignment", alignment.map { .string($0.rawValue) })
      add("spacing", spacing)
      add(children: children)
    case .depthStack(let alignment, let children):
      add("alignment", alignment.map { .string($0.rawValue) })
      add(children: children)
    case .grid(let alignment, let horizontalSpacing, let verticalSpacing, let children):
      add("alignment", alignment.map { .string($0.rawValue) })
      add("horizontalSpacing", horizontalSpacing)
      add("verticalSpacing", verticalSpacing)
      add(children: children)
    case .gridRow(let alignment, let children):
      add("alignment", alignment.map { .string($0.rawValue) })
      add(children: children)
    case .disclosureGroup(let label, let isExpanded, let children):
      add("label", label)
      add("isExpanded", .bool(isExpanded))
      add(children: children)
    case .spacer(let minLength): add("minLength", minLength)
    case .divider, .emptyView: break
    case .list(let children), .group(let children): add(children: children)
    case .section(let header, let footer, let children):
      add("header", header)
      add("footer", footer)
      add(children: children)
    case .groupBox(let label, let children):
      add("label", label)
      add(children: children)
    case .button(let label, let role, let intent, let confirmation):
      add("label", label)
      add("role", role.map { .string($0.rawValue) })
      add("intent", intent.json(for: reader))
      add("confirmation", confirmation?.json)
    case .toggle(let label, let isOn, let intent):
      add("label", label)
      add("isOn", .bool(isOn))
      add("intent", intent.json(for: reader))
    case .picker(let label, let selection, let options, let intent):
      add("label", label)
      add("selection", .string(selection))
      add("options", .array(options.map { ["value": .string($0.value), "label": .string($0.label)] }))
      add("intent", intent.json(for: reader))
    case .link(let label, let destination):
      add("label", label)
      add("destination", .string(destination))
    case .progressView(let value, let total, let label, let currentValueLabel):
      add("value", value)
      add("total", total)
      add("label", label)
      add("currentValueLabel", currentValueLabel)
    case .gauge(let gauge):
      add("value", gauge.value)
      add("in", [JSONValue(gauge.minimum), JSONValue(gauge.maximum)])
      add("label", gauge.label)
      add("currentValueLabel", gauge.currentValueLabel)
      add("minimumValueLabel", gauge.minimumValueLabel)
      add("maximumValueLabel", gauge.maximumValueLabel)
    case .contentUnavailableView(let title, let systemImage, let description, let actions):
      add("title", .string(title))
      add("systemImage", systemImage.map(JSONValue.string))
      add("description", description.map(JSONValue.string))
      if !actions.isEmpty { add(children: actions, as: "actions") }
    }
  }
}

extension ControlIntent {
  func json(for reader: ViewNode.Reader) -> JSONValue {
    var object: JSONObject = ["name": .string(invocation.name), "title": .string(title ?? invocation.name)]
    if reader == .author {
      object["parameters"] = .object(invocation.parameters)
      object["valueParameter"] = .string(valueParameter)
    }
    return .object(object)
  }
}

extension ButtonConfirmation {
  var json: JSONValue {
    var object: JSONObject = ["title": .string(title)]
    if let message { object["message"] = .string(message) }
    if let confirmLabel { object["confirmLabel"] = .string(confirmLabel) }
    return .object(object)
  }
}

extension TextRun {
  var json: JSONValue {
    var object: JSONObject = ["text": .string(text)]
    for trait in Trait.allCases where traits.contains(trait) { object[trait.rawValue] = true }
    if let foregroundStyle { object["foregroundStyle"] = .string(foregroundStyle) }
    if let link { object["link"] = .string(link) }
    return .object(object)
  }
}
