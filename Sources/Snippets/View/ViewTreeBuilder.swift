import JSONRPC

/// Makes a ``ViewTree`` in one walk: counts, sanitises, checks, gives ids and collects the controls.
struct ViewTreeBuilder {
  /// What the ancestors of a node say about it.
  struct Surroundings {
    var path = ""
    var id = "/"
    var depth = 1
    var isDisabled = false
    /// The most scalars in one text, where that is a control's label.
    var labelLimit: Int?
  }

  let isInteractive: Bool
  let reservedControls: [OpaqueID: ViewControl.Action]
  let limits: ViewLimits
  let intentTitle: (String) -> String?
  private var controls: [OpaqueID: ViewControl] = [:]
  var warnings: [ViewWarning] = []
  private var pathOfID: [OpaqueID: String] = [:]
  private var count = 0
  /// The bytes of the images so far.
  var imageBytes = 0

  init(
    isInteractive: Bool, reservedControls: [OpaqueID: ViewControl.Action], limits: ViewLimits,
    intentTitle: @escaping (String) -> String?
  ) {
    self.isInteractive = isInteractive
    self.reservedControls = reservedControls
    self.limits = limits
    self.intentTitle = intentTitle
  }

  mutating func tree(_ node: ViewNode) throws -> ViewTree {
    let root = try prepare(node, in: Surroundings())
    let json = root.json()
    let size = JSONWriter.bytes(of: json).count
    guard size <= limits.bytes else { throw ViewError.tooLarge("", "the view has \(size) bytes") }
    return ViewTree(
      root: root, controls: controls, warnings: warnings,
      fallbackText: DisplayText.clamped(root.fallbackText, to: limits.fallbackText), json: json)
  }

  private mutating func prepare(_ node: ViewNode, in surroundings: Surroundings) throws -> ViewNode {
    let path = surroundings.path
    var around = surroundings
    count += 1
    guard count <= limits.nodes else { throw ViewError.tooLarge(path, "there are more than \(limits.nodes) nodes") }
    guard around.depth <= limits.depth else { throw ViewError.tooLarge(path, "nodes are nested too deep") }
    var modifiers = try prepare(node.modifiers, at: path)
    let node = try node.identified(by: modifiers, at: path)
    modifiers.removeAll { $0.name == "id" }
    around.id = try checkedID(of: node, derived: around.id, at: path)
    around.isDisabled = around.isDisabled || modifiers.contains { $0.isDisabling }
    var content = try prepare(node.content, in: around)
    let control = try control(in: content, of: node, around: around)
    var inner = around
    if let control { inner.labelLimit = control.isToggle ? limits.toggleLabel : limits.buttonLabel }
    content = try content.mappingChildren { slot, child in
      var place = inner
      place.path = "\(path)/\(slot)"
      place.depth += 1
      place.id = try derivedID(of: child, in: around.id, slot: slot, at: place.path)
      return try prepare(child, in: place)
    }
    var result = ViewNode(content, modifiers: modifiers)
    if control != nil || node.id != nil || node.key != nil { result.id = around.id }
    guard let control else { return result }
    guard result.accessibleName != nil else {
      throw ViewError.invalid(path, "a control needs a name: a text, or an accessibilityLabel")
    }
    guard isInteractive || reservedControls[OpaqueID(around.id)] != nil else {
      warnings.append(
        ViewWarning(code: .inertControl, path: path, message: "Only a snippet intent's controls work."))
      result.content = content.inertTwin
      return result
    }
    controls[OpaqueID(around.id)] = control
    guard controls.count <= limits.controls else {
      throw ViewError.tooLarge(path, "there are more than \(limits.controls) controls")
    }
    return result
  }

  // MARK: - Ids

  private mutating func checkedID(of node: ViewNode, derived: String, at path: String) throws -> String {
    let id = node.id ?? derived
    if node.id != nil, reservedControls[OpaqueID(id)] == nil {
      let isClean = DisplayText.sanitised(id).unicodeScalars.elementsEqual(id.unicodeScalars)
      guard !id.isEmpty, id.utf8.count <= limits.id, !id.hasPrefix("$"), isClean else {
        throw ViewError.invalid(path + "/id", "an id has 1 to \(limits.id) bytes and does not begin with $")
      }
    }
    if let other = pathOfID.updateValue(path, forKey: OpaqueID(id)) {
      throw ViewError.invalid(path, "the id \(id) is also that of \(other.isEmpty ? "the root" : other)")
    }
    return id
  }

  private func derivedID(of child: ViewNode, in parent: String, slot: String, at path: String) throws -> String {
    let component: String
    if let key = child.key {
      guard !key.isEmpty, key.utf8.count <= limits.key else {
        throw ViewError.invalid(path, "a key has 1 to \(limits.key) bytes")
      }
      component = ":" + Self.escaped(key)
    } else {
      component = slot.hasPrefix("children/") ? String(slot.dropFirst(9)) : slot
    }
    return parent.hasSuffix("/") ? parent + component : "\(parent)/\(component)"
  }

  /// A key as one component of an id: whatever could end the component, or could be seen by a person as something else,
  /// becomes `%` and its scalar in hexadecimal.
  private static func escaped(_ key: String) -> String {
    var text = ""
    for scalar in key.unicodeScalars {
      let isPlain =
        scalar != "/" && scalar != "%" && scalar != "\n" && DisplayText.sanitised(String(scalar)) == String(scalar)
      text += isPlain ? String(scalar) : "%" + String(scalar.value, radix: 16) + ";"
    }
    return text
  }

  // MARK: - Controls

  private func control(
    in content: ViewContent, of node: ViewNode, around: Surroundings
  ) throws -> ViewControl? {
    let intent: ControlIntent
    var isOn: Bool?
    var options: [String]?
    switch content {
    case .button(_, _, let value, _): intent = value
    case .toggle(_, let state, let value): (intent, isOn) = (value, state)
    case .picker(_, _, let choices, let value): (intent, options) = (value, choices.map(\.value))
    default: return nil
    }
    guard around.labelLimit == nil else { throw ViewError.invalid(around.path, "a control cannot hold another one") }
    return ViewControl(
      isOn: isOn, options: options, action: node.id.flatMap { reservedControls[OpaqueID($0)] } ?? .intent(intent),
      isDisabled: around.isDisabled)
  }

  private mutating func prepare(_ modifiers: [ViewModifier], at path: String) throws -> [ViewModifier] {
    guard modifiers.count <= 64 else {
      throw ViewError.tooLarge(path + "/modifiers", "there are more than 64 modifiers")
    }
    var result: [ViewModifier] = []
    for (index, modifier) in modifiers.enumerated() {
      let place = "\(path)/modifiers/\(index)"
      if let fault = modifier.fault(at: place) { throw fault }
      let (clean, wasCut) = modifier.sanitised()
      if wasCut { warnClamped(at: place) }
      result.append(clean)
    }
    return result
  }

  mutating func warnClamped(at path: String) {
    warnings.append(ViewWarning(code: .clamped, path: path, message: "A text was too long and was cut."))
  }
}
