/// The way from the root of a view to the node at which a walk stands.
///
/// Pointers and ids are made where somebody asks for them: most nodes have no fault, and few are known by an id.
struct ViewPlaces {
  private struct Step {
    let slot: ViewSlot?
    let key: String?
    /// Its own, or the one that was made from its place, once somebody has asked.
    var id: String?
  }

  private var steps: [Step] = []

  /// How many nodes the way has; 1 at the root.
  var depth: Int { steps.count }

  /// The JSON Pointer of the node.
  var path: String {
    steps.reduce(into: "") { path, step in
      if let slot = step.slot { path += "/" + slot.pointer }
    }
  }

  /// Goes to the root, or to a child of the node.
  mutating func enter(_ node: ViewNode, in slot: ViewSlot? = nil) {
    steps.append(Step(slot: slot, key: node.key, id: node.id ?? (slot == nil ? "/" : nil)))
  }

  /// Goes back to the parent.
  mutating func leave() {
    steps.removeLast()
  }

  /// The node's own id, or the one that is made from its place.
  mutating func id() -> String {
    var first = steps.count - 1
    while first > 0, steps[first].id == nil { first -= 1 }
    var id = steps[first].id ?? ""
    for index in steps.indices[(first + 1)...] {
      let component = steps[index].key.map { ":" + Self.escaped($0) } ?? steps[index].slot?.component ?? ""
      id += id.hasSuffix("/") ? component : "/" + component
      steps[index].id = id
    }
    return id
  }

  /// A key as one component of an id: whatever could end the component, or could be seen by a person as something else,
  /// becomes `%` and its scalar in hexadecimal.
  private static func escaped(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy {
      (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "%")
    }
    if isPlain { return key }
    var text = ""
    for scalar in key.unicodeScalars {
      let isPlain =
        scalar != "/" && scalar != "%" && scalar != "\n" && DisplayText.sanitised(String(scalar)) == String(scalar)
      text += isPlain ? String(scalar) : "%" + String(scalar.value, radix: 16) + ";"
    }
    return text
  }
}
