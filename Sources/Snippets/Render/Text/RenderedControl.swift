import JSONRPC

/// A control as it is numbered in a drawing, so that a person can name it and a host can find it.
public struct RenderedControl: Sendable, Equatable {
  /// What a person does with it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case button, toggle, picker
  }

  /// From 1, in reading order.
  public var number: Int
  /// What `snippet.interact` takes as `controlId`.
  public var id: String
  /// What a person does with it.
  public var kind: Kind
  /// Its name for a person.
  public var label: String
  /// Of a toggle.
  public var isOn: Bool?
  /// Of a picker.
  public var options: [PickerOption]?
  /// Whether it, or something around it, is disabled.
  public var isDisabled: Bool
  /// What is to be asked before the tap is sent.
  public var confirmation: ButtonConfirmation?

  var json: JSONValue {
    var object: JSONObject = [
      "number": JSONValue(number), "controlId": .string(id), "kind": .string(kind.rawValue), "label": .string(label),
    ]
    if let isOn { object["isOn"] = .bool(isOn) }
    if let options {
      object["options"] = .array(options.map { ["value": .string($0.value), "label": .string($0.label)] })
    }
    if isDisabled { object["isDisabled"] = true }
    object["confirmation"] = confirmation?.json
    return .object(object)
  }
}

extension ViewTree {
  /// The controls in reading order.
  var numberedControls: [RenderedControl] {
    var result: [RenderedControl] = []
    func visit(_ node: ViewNode, _ outer: ViewEnvironment) {
      let environment = outer.applying(node.modifiers)
      if let id = node.id, let control = node.content.renderedControl {
        var own = control
        own.number = result.count + 1
        own.id = id
        own.label = environment.isRedacted ? "Hidden" : node.accessibleName ?? ""
        own.isDisabled = environment.isDisabled
        result.append(own)
      }
      for child in node.content.children { visit(child, environment) }
    }
    visit(root, ViewEnvironment())
    return result
  }
}

extension ViewContent {
  /// The kind and state of a control; nil of what is none.
  fileprivate var renderedControl: RenderedControl? {
    var control = RenderedControl(number: 0, id: "", kind: .button, label: "", isDisabled: false)
    switch self {
    case .button(_, _, _, let confirmation): control.confirmation = confirmation
    case .toggle(_, let isOn, _): (control.kind, control.isOn) = (.toggle, isOn)
    case .picker(_, _, let options, _): (control.kind, control.options) = (.picker, options)
    default: return nil
    }
    return control
  }
}
