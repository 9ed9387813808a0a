/// A component of a calendar (RFC 5545, section 3.6) with everything that stands in it, known or not.
///
/// What is read, changed in one place and written again keeps all the rest.
public struct ICalendarComponent: Sendable {
  /// The name, for example `VEVENT`; names are compared without regard to case.
  public var name: String
  /// The properties in their order.
  public var properties: [ICalendarProperty]
  /// The components inside, in their order.
  public var children: [ICalendarComponent]
  /// False for one that was read and had no END of its own: what stood last in it may be missing.
  public internal(set) var isComplete = true

  /// A component to be written; by default an empty one. Names are not checked.
  public init(name: String, properties: [ICalendarProperty] = [], children: [ICalendarComponent] = []) {
    self.name = name
    self.properties = properties
    self.children = children
  }

  /// Whether the component is of that kind.
  public func isNamed(_ name: String) -> Bool {
    asciiEqual(self.name, name)
  }

  /// The components of that kind directly inside.
  public func children(named name: String) -> [ICalendarComponent] {
    children.filter { $0.isNamed(name) }
  }

  /// The first property of that name.
  public func property(_ name: String) -> ICalendarProperty? {
    properties.first { asciiEqual($0.name, name) }
  }

  /// Every property of that name, in order.
  public func properties(named name: String) -> [ICalendarProperty] {
    properties.filter { asciiEqual($0.name, name) }
  }

  /// The first property of that name read as TEXT.
  public func text(_ name: String) -> String? {
    property(name)?.text
  }

  /// Puts the property in the place of the first one of its name and takes out the others; appends it where there is
  /// none.
  public mutating func set(_ property: ICalendarProperty) {
    guard let index = properties.firstIndex(where: { asciiEqual($0.name, property.name) }) else {
      properties.append(property)
      return
    }
    properties[index] = property
    var position = -1
    properties.removeAll { other in
      position += 1
      return position > index && asciiEqual(other.name, property.name)
    }
  }

  /// Sets a TEXT value and keeps the parameters of the property that it replaces; nil takes the property out.
  public mutating func setText(_ name: String, _ text: String?) {
    guard let text else { return remove(name) }
    var property = property(name) ?? ICalendarProperty(name: name, value: "")
    property.value = ICalendarText.escaped(text)
    set(property)
  }

  /// Takes out every property of that name.
  public mutating func remove(_ name: String) {
    properties.removeAll { asciiEqual($0.name, name) }
  }

  /// An empty calendar of the version 2.0.
  ///
  /// - Parameter product: The identifier of the program that writes it (PRODID).
  public static func calendar(product: String, children: [ICalendarComponent] = []) -> ICalendarComponent {
    ICalendarComponent(
      name: "VCALENDAR",
      properties: [
        ICalendarProperty(name: "VERSION", value: "2.0"), ICalendarProperty(name: "PRODID", text: product),
      ], children: children)
  }
}

extension ICalendarComponent: Hashable {
  public static func == (left: ICalendarComponent, right: ICalendarComponent) -> Bool {
    left.name == right.name && left.properties == right.properties && left.children == right.children
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(properties)
    hasher.combine(children)
  }
}
