public import JSONRPC

extension ViewNode {
  /// Who reads the JSON: a host sees neither the parameters of intents nor which of them takes a toggle's value.
  public enum Reader: Sendable, Hashable {
    case host, author
  }

  /// The node in JSON, its members always in the same order.
  public func json(for reader: Reader = .host) -> JSONValue {
    var writer = JSONWriter(reserving: 4_096)
    write(to: &writer, for: reader)
    return .object(JSONObject(written: writer))
  }

  func write(to writer: inout JSONWriter, for reader: Reader) {
    writer.beginObject()
    writer.member("type")
    writer.write(content.typeName)
    if let id {
      writer.member("id")
      writer.write(id)
    }
    writeContent(to: &writer, for: reader)
    if !modifiers.isEmpty {
      writer.member("modifiers")
      writer.beginArray()
      for modifier in modifiers {
        writer.element()
        modifier.write(to: &writer)
      }
      writer.endArray()
    }
    writer.endObject()
  }

  private func writeContent(to writer: inout JSONWriter, for reader: Reader) {
    func add(_ key: StaticString, _ value: JSONValue?) {
      guard let value else { return }
      writer.member(key)
      writer.write(value)
    }
    func add(_ key: StaticString, _ node: ViewNode?) {
      guard let node else { return }
      writer.member(key)
      node.write(to: &writer, for: reader)
    }
    func add(_ key: StaticString, _ number: Double?) {
      add(key, number.map { JSONValue($0) })
    }
    func add(_ key: StaticString, _ intent: ControlIntent) {
      writer.member(key)
      intent.write(to: &writer, for: reader)
    }
    func add(children: [ViewNode], as key: StaticString = "children") {
      writer.member(key)
      writer.beginArray()
      for child in children {
        writer.element()
        child.write(to: &writer, for: reader)
      }
      writer.endArray()
    }
    switch content {
    case .text(.plain(let text)): add("text", .string(text))
    case .text(.runs(let runs)):
      writer.member("runs")
      writer.beginArray()
      for run in runs {
        writer.element()
        run.write(to: &writer)
      }
      writer.endArray()
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
      add("intent", intent)
      add("confirmation", confirmation?.json)
    case .toggle(let label, let isOn, let intent):
      add("label", label)
      add("isOn", .bool(isOn))
      add("intent", intent)
    case .picker(let label, let selection, let options, let intent):
      add("label", label)
      add("selection", .string(selection))
      add("options", .array(options.map { ["value": .string($0.value), "label": .string($0.label)] }))
      add("intent", intent)
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
  fileprivate func write(to writer: inout JSONWriter, for reader: ViewNode.Reader) {
    writer.beginObject()
    writer.member("name")
    writer.write(invocation.name)
    writer.member("title")
    writer.write(title ?? invocation.name)
    if reader == .author {
      writer.member("parameters")
      writer.write(.object(invocation.parameters))
      writer.member("valueParameter")
      writer.write(valueParameter)
    }
    writer.endObject()
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
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("text")
    writer.write(text)
    if !traits.isEmpty {
      for trait in Trait.allCases where traits.contains(trait) {
        writer.member(trait.rawValue)
        writer.write(.bool(true))
      }
    }
    if let foregroundStyle {
      writer.member("foregroundStyle")
      writer.write(foregroundStyle)
    }
    if let link {
      writer.member("link")
      writer.write(link)
    }
    writer.endObject()
  }
}

extension ViewModifier {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("modifier")
    writer.write(name)
    for member in arguments.members {
      writer.member(member.key)
      writer.write(member.value)
    }
    writer.endObject()
  }
}
