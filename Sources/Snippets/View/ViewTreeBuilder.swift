import JSONRPC

/// Makes a ``ViewTree`` in one walk: counts, sanitises, checks, gives ids and collects the controls.
struct ViewTreeBuilder {
  /// What the ancestors of a node say about it.
  struct Surroundings: Sendable, Equatable {
    var isDisabled = false
    /// The most scalars in one text, where that is a control's label.
    var labelLimit: Int?
  }

  /// The walk must begin again.
  private enum Beginning: Error {
    /// An author's id could be that of another node's place, so all of them must be known.
    case notingEveryID
    /// An id that a known piece takes is taken already.
    case withoutPieces
  }

  /// Stops at the node that is looked for.
  private struct Found: Error {
    let path: String
  }

  let isInteractive: Bool
  let reservedControls: [OpaqueID: ViewControl.Action]
  let limits: ViewLimits
  let intentTitle: (String) -> String?
  private var controls: [OpaqueID: ViewControl] = [:]
  /// Those that come from no known piece.
  private(set) var newControls: [(id: OpaqueID, control: ViewControl)] = []
  var warnings: [ViewWarning] = []
  private var places = ViewPlaces()
  /// Which nodes have the ids that are taken; nodes are counted in reading order, from 1.
  private var nodeOfID: [OpaqueID: Int] = [:]
  /// Whether nodes that nobody can name take ids too.
  private var notesEveryID = false
  private var soughtNode: Int?
  /// What an earlier view was made of.
  private var known: ViewPieces = [:]
  /// What this one is made of.
  private(set) var pieces: ViewPieces = [:]
  /// Of the piece that is made: where its nodes begin to count, and what is in it.
  private var first = 0
  private var parts: ViewPiece.Parts?
  /// The depth of the deepest node, of the piece where one is made.
  private var deepest = 0
  private var count = 0
  /// The bytes of the images so far.
  var imageBytes = 0
  /// The last intent's name and title: controls next to each other often have the same.
  private var lastIntent: (name: String, title: String)?

  /// - Parameter known: The pieces of an earlier view.
  init(
    isInteractive: Bool, reservedControls: [OpaqueID: ViewControl.Action], limits: ViewLimits,
    known: ViewPieces = [:], intentTitle: @escaping (String) -> String?
  ) {
    self.known = known
    pieces.reserveCapacity(known.count)
    nodeOfID.reserveCapacity(known.count + 1)
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
    } catch let beginning as Beginning {
      self = again(notesEveryID: beginning == .notingEveryID)
      return try tree(node)
    }
    var writer = JSONWriter(reserving: 4_096)
    root.write(to: &writer, for: .host, pieces: pieces)
    let size = writer.bytes.count
    guard size <= limits.bytes else { throw ViewError.tooLarge("", "the view has \(size) bytes") }
    return ViewTree(
      root: root, controls: controls, warnings: warnings,
      fallbackText: DisplayText.clamped(root.fallbackText(with: pieces), to: limits.fallbackText),
      json: .object(JSONObject(written: writer)))
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
    deepest = max(deepest, places.depth)
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
      let prepared = child.key == nil ? try prepare(child, in: inner) : try element(child, in: inner)
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
    newControls.append((OpaqueID(id), control))
    parts?.controls.append((OpaqueID(id), control))
    guard controls.count <= limits.controls else {
      throw ViewError.tooLarge(path, "there are more than \(limits.controls) controls")
    }
    return result
  }

  // MARK: - Pieces

  /// An element of a collection: taken from an earlier view where that has the same one.
  private mutating func element(_ node: ViewNode, in surroundings: Surroundings) throws -> ViewNode {
    let isFree = isInteractive && reservedControls.isEmpty && !notesEveryID && soughtNode == nil && parts == nil
    guard isFree else { return try prepare(node, in: surroundings) }
    let id = OpaqueID(places.id())
    if let piece = known[id], fits(piece, node, in: surroundings) {
      try take(piece)
      pieces[id] = piece
      return piece.node
    }
    let (warningsBefore, imagesBefore, deepestBefore) = (warnings.count, imageBytes, deepest)
    (first, parts, deepest) = (count, ViewPiece.Parts(), places.depth)
    let prepared = try prepare(node, in: surroundings)
    if let parts, warnings.count == warningsBefore {
      pieces[id] = ViewPiece(
        source: node, surroundings: surroundings, node: prepared, parts: parts, count: count - first,
        height: deepest - places.depth, imageBytes: imageBytes - imagesBefore)
    }
    (parts, deepest) = (nil, max(deepest, deepestBefore))
    return prepared
  }

  /// Whether the node would come to the piece, without a fault.
  private mutating func fits(_ piece: ViewPiece, _ node: ViewNode, in surroundings: Surroundings) -> Bool {
    guard piece.surroundings == surroundings, count + piece.count <= limits.nodes,
      places.depth + piece.height <= limits.depth,
      controls.count + piece.parts.controls.count <= limits.controls,
      imageBytes + piece.imageBytes <= limits.images, piece.source.isSame(as: node)
    else { return false }
    for intent in piece.parts.intents where title(of: intent.name)?.hasSameBytes(as: intent.title) != true {
      return false
    }
    return true
  }

  private mutating func take(_ piece: ViewPiece) throws {
    for taken in piece.parts.ids {
      guard nodeOfID.updateValue(count + taken.node, forKey: taken.id) == nil else { throw Beginning.withoutPieces }
    }
    if controls.isEmpty { controls.reserveCapacity(limits.controls) }
    for (id, control) in piece.parts.controls { controls[id] = control }
    count += piece.count
    imageBytes += piece.imageBytes
    deepest = max(deepest, places.depth + piece.height)
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
      guard notesEveryID || !own.utf8.contains(UInt8(ascii: "/")) else { throw Beginning.notingEveryID }
    }
    if let other = nodeOfID.updateValue(count, forKey: OpaqueID(id)) {
      throw DoubleID(id: id, path: path, other: other)
    }
    parts?.ids.append((OpaqueID(id), count - first))
    return id
  }

  /// The title of the intent of that name; nil where there is none.
  mutating func title(of name: String) -> String? {
    if let last = lastIntent, last.name.hasSameBytes(as: name) { return last.title }
    guard let title = intentTitle(name) else { return nil }
    lastIntent = (name, title)
    return title
  }

  /// Takes down what intent a control performs.
  mutating func note(_ name: String, title: String) {
    parts?.intents.append((name, title))
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
