import Synchronization

/// Which of a type's properties are parameters, and their names: the same for all of its values.
enum ParameterLayout {
  private static let known = Mutex<[ObjectIdentifier: [(place: Int, name: String)]]>([:])

  static func of(_ type: Any.Type, _ children: Mirror.Children) -> [(place: Int, name: String)] {
    let key = ObjectIdentifier(type)
    if let layout = known.withLock({ $0[key] }) { return layout }
    let layout = children.enumerated().compactMap { place, child -> (place: Int, name: String)? in
      guard let label = child.label, label.hasPrefix("_"), child.value is any AnyParameter else { return nil }
      return (place, String(label.dropFirst()))
    }
    known.withLock { $0[key] = layout }
    return layout
  }
}
