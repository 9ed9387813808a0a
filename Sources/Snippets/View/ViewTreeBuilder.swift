import JSONRPC

/// Makes a ``ViewTree`` in one walk: counts, sanitises, checks, gives ids and collects the controls.
struct ViewTreeBuilder {
  /// What the ancestors of a node say about it.
  struct Surroundings {
    var isDisabled = false
    /// The most scalars in one text, where that is a control's label.
    var labelLimit: Int?
  }

  /// An author's id could be that of another node's place, so all of them must be known.
  private struct IDsAreAlike: Error {}

  /// Stops at the node that is looked for.
  private struct Found: Error {
    let path: String
  }

  let isInteractive: Bool
  let reservedControls: [OpaqueID: ViewControl.Action]
  let limits: ViewLimits
  let intentTitle: (String) -> String?
  private var controls: [OpaqueID: ViewControl] = [:]
  var warnings: [ViewWarning] = []
  private var places = ViewPlaces()
  /// Which nodes have the ids that are taken; nodes are counted in reading order, from 1.
  private var nodeOfID: [OpaqueID: Int] = [:]
  /// Whether nodes that nobody can name take ids too.
  private var notesEveryID = false
  private var soughtNode: Int?
  private var count = 0
  /// The bytes of the images so far.
  var imageBytes = 0
  /// The last intent's name and title: controls next to each other often have the same.
  var lastIntent: (name: String, title: String)?

  init(
    isInteractive: Bool, reservedControls: [OpaqueID: ViewControl.Action], limits: ViewLimits,
    intentTitle: @escaping (String) -> String?
  ) {
    self.isInteractive = isInteractive
    self.reservedControls = reservedControls
    self.limits = limits
    self.intentTitle = intentTitle
  }

  /// The JSON Pointer of the node at which the walk stands.
  var path: String { places.path }

  mutating func tree(_ node: ViewNode) throws -> ViewTree {
    let root: ViewNode
    do {
      root = try prepareRoot(node)
    } catch is IDsAreAlike {
      self = again(notesEveryID: true)
      root = try prepareRoot(node)
    }
    let json = root.json()
    let size = json.object?.writtenText?.count ?? 0
    guard size <= limits.bytes else { throw ViewError.tooLarge("", "the view has \(size) bytes") }
    return ViewTree(
      root: root, controls: controls, warnings: warnings,
      fallbackText: DisplayText.clamped(root.fallbackText, to: limits.fallbackText), json: json)
  }

  private func again(notesEveryID: Bool, soughtNode: Int? = nil) -> ViewTreeBuilder {
    var builder = ViewTreeBuilder(
      isInteractive: isInteractive, reservedControls: reservedControls, limits: limits, intentTitle: intentTitle)
    builder.notesEveryID = notesEveryID
    builder.soughtNode = soughtNode
    return builder
  }

  private mutating func prepareRoot(_ node: ViewNode) throws -> ViewNode {
    do {
      let node = node.identified
      places.enter(node)
      return try prepare(node, in: Surroundings())
    } catch let double as DoubleID {
      let other = path(ofNode: double.other, in: node)
      throw ViewError.invalid(
        double.path, "the id \(double.id) is also that of \(other.isEmpty ? "the root" : other)")
    }
  }

  private mutating func prepare(_ node: ViewNode, in surroundings: Surroundings) throws -> ViewNode {
    var around = surroundings
    count += 1
    guard count <= limits.nodes else { throw ViewError.tooLarge(path, "there are more than \(limits.nodes) nodes") }
    guard places.depth <= limits.depth else { throw ViewError.tooLarge(path, "nodes are nested too deep") }
    if count == soughtNode { throw Found(path: path) }
    if !node.isIdentifiedAlike { throw ViewError.invalid(path + "/id", "is not that of the modifier id") }
    let isNamed = node.id != nil || node.key != nil || node.content.isControl
    let id = isNamed || notesEveryID ? try checkedID(of: node) : nil
    var modifiers = try prepare(node.modifiers)
    modifiers.removeAll { $0.name == "id" }
    around.isDisabled = around.isDisabled || modifiers.contains { $0.isDisabling }
    var content = try prepare(node.content, in: around)
    let control = try control(in: content, of: node, around: around)
    var inner = around
    if let control { inner.labelLimit = control.isToggle ? limits.toggleLabel : limits.buttonLabel }
    content = try content.mappingChildren { slot, child in
      let child = child.identified
      places.enter(child, in: slot)
      try checkKey(of: child)
      let prepared = try prepare(child, in: inner)
      places.leave()
      return prepared
    }
    var result = ViewNode(content, modifiers: modifiers)
    if isNamed { result.id = id }
    guard let control, let id else { return result }
    guard result.hasAccessibleName else {
      throw ViewError.invalid(path, "a control needs a name: a text, or an accessibilityLabel")
    }
    guard isInteractive || reservedControls[OpaqueID(id)] != nil else {
      warnings.append(
        ViewWarning(code: .inertControl, path: path, message: "Only a snippet intent's controls work."))
      result.content = content.inertTwin
      return result
    }
    if controls.isEmpty { controls.reserveCapacity(limits.controls) }
    controls[OpaqueID(id)] = control
    guard controls.count <= limits.controls else {
      throw ViewError.tooLarge(path, "there are more than \(limits.controls) controls")
    }
    return result
  }

  // MARK: - Ids

  /// Two nodes have the same id.
  private struct DoubleID: Error {
    let id: String
    let path: String
    /// The first one of the two.
    let other: Int
  }

  private mutating func checkedID(of node: ViewNode) throws -> String {
    let id = places.id()
    if let own = node.id {
      if reservedControls[OpaqueID(id)] == nil {
        let isClean = DisplayText.sanitised(id).unicodeScalars.elementsEqual(id.unicodeScalars)
        guard !id.isEmpty, id.utf8.count <= limits.id, !id.hasPrefix("$"), isClean else {
          throw ViewError.invalid(path + "/id", "an id has 1 to \(limits.id) bytes and does not begin with $")
        }
      }
      // The ids of places have slashes, and are no author's ids without one.
      guard notesEveryID || !own.utf8.contains(UInt8(ascii: "/")) else { throw IDsAreAlike() }
    }
    if let other = nodeOfID.updateValue(count, forKey: OpaqueID(id)) {
      throw DoubleID(id: id, path: path, other: other)
    }
    return id
  }

  private func path(ofNode number: Int, in root: ViewNode) -> String {
    var walk = again(notesEveryID: notesEveryID, soughtNode: number)
    do {
      _ = try walk.prepareRoot(root)
    } catch let found as Found {
      return found.path
    } catch {
      return ""
    }
    return ""
  }

  private mutating func checkKey(of child: ViewNode) throws {
    guard let key = child.key else { return }
    guard !key.isEmpty, key.utf8.count <= limits.key else {
      throw ViewError.invalid(path, "a key has 1 to \(limits.key) bytes")
    }
  }

  // MARK: - Controls

  private mutating func control(
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
    guard around.labelLimit == nil else { throw ViewError.invalid(path, "a control cannot hold another one") }
    return ViewControl(
      isOn: isOn, options: options, action: node.id.flatMap { reservedControls[OpaqueID($0)] } ?? .intent(intent),
      isDisabled: around.isDisabled)
  }

  private mutating func prepare(_ modifiers: [ViewModifier]) throws -> [ViewModifier] {
    guard !modifiers.isEmpty else { return [] }
    guard modifiers.count <= 64 else {
      throw ViewError.tooLarge(path + "/modifiers", "there are more than 64 modifiers")
    }
    var result: [ViewModifier] = []
    result.reserveCapacity(modifiers.count)
    for (index, modifier) in modifiers.enumerated() {
      if let fault = modifier.fault(at: "") { throw fault.below("\(path)/modifiers/\(index)") }
      let (clean, wasCut) = modifier.sanitised()
      if wasCut { warnClamped(at: "/modifiers/\(index)") }
      result.append(clean)
    }
    return result
  }

  /// - Parameter place: The end of the JSON Pointer, below the node at which the walk stands.
  mutating func warnClamped(at place: String) {
    warnings.append(ViewWarning(code: .clamped, path: path + place, message: "A text was too long and was cut."))
  }
}
