@_spi(Reflection) import Swift
import Synchronization

/// Which of a type's stored properties are parameters and dependencies, and where: the same for all of its values, so
/// that a value need not be reflected each time. A view of fifty rows makes fifty intents whenever it is drawn.
final class PropertyLayout: Sendable {
  struct Parameter: Sendable {
    let name: String
    /// In bytes from the beginning of a value.
    let offset: Int
    let type: any AnyParameter.Type
  }

  struct Dependency: Sendable {
    /// In bytes from the beginning of a value.
    let offset: Int
    let type: any AnyDependency.Type
  }

  let parameters: [Parameter]
  let dependencies: [Dependency]
  /// The parameter that a ``SetValueIntent`` sets; nil of other types.
  let valueParameter: String?

  private struct Known: Sendable {
    var layouts: [ObjectIdentifier: PropertyLayout?] = [:]
    /// The one that was asked for last: intents of one type come in rows.
    var last: (type: ObjectIdentifier, layout: PropertyLayout?)?
  }

  private static let known = Mutex(Known())

  private init(parameters: [Parameter], dependencies: [Dependency], valueParameter: String?) {
    self.parameters = parameters
    self.dependencies = dependencies
    self.valueParameter = valueParameter
  }

  /// The layout of a structure; nil for classes and other types, whose properties lie elsewhere.
  static func of(_ type: Any.Type) -> PropertyLayout? {
    let key = ObjectIdentifier(type)
    return known.withLock { known in
      if let last = known.last, last.type == key { return last.layout }
      let layout: PropertyLayout?
      if let old = known.layouts[key] {
        layout = old
      } else {
        layout = read(type)
        known.layouts[key] = .some(layout)
      }
      known.last = (key, layout)
      return layout
    }
  }

  /// The name of a parameter whose wrapper is stored under that label.
  static func parameterName(_ label: String) -> String? {
    label.hasPrefix("_") ? String(label.dropFirst()) : nil
  }

  private static func read(_ type: Any.Type) -> PropertyLayout? {
    var parameters: [Parameter] = []
    var dependencies: [Dependency] = []
    let isStructure = _forEachField(of: type) { label, offset, type, _ in
      if let type = type as? any AnyParameter.Type, let name = parameterName(String(cString: label)) {
        parameters.append(Parameter(name: name, offset: offset, type: type))
      } else if let type = type as? any AnyDependency.Type {
        dependencies.append(Dependency(offset: offset, type: type))
      }
      return true
    }
    guard isStructure else { return nil }
    return PropertyLayout(
      parameters: parameters, dependencies: dependencies,
      valueParameter: (type as? any SetValueIntent.Type)?.valueParameter)
  }
}
