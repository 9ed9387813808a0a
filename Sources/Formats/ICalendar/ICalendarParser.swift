/// Reads content lines into a tree of components.
struct ICalendarParser {
  static let deepest = 32
  /// More problems than these are not written down one by one.
  static let mostProblems = 100

  private var open: [ICalendarComponent] = []
  private var finished: [ICalendarComponent] = []
  private var problems: [FormatError] = []

  mutating func document(_ bytes: [UInt8]) throws(FormatError) -> ICalendarDocument {
    var lines = ICalendarLines(bytes)
    var last = 1
    while let (octets, number) = lines.next() {
      last = number
      try take(Self.property(octets), line: number)
    }
    if !open.isEmpty { report(.truncated, line: last) }
    while !open.isEmpty { close(isComplete: false) }
    guard !finished.isEmpty else {
      throw FormatError(format: .iCalendar, position: .line(1), reason: bytes.isEmpty ? .empty : .notThisFormat)
    }
    return ICalendarDocument(components: finished, problems: problems)
  }

  private mutating func take(_ property: ICalendarProperty, line: Int) throws(FormatError) {
    if asciiEqual(property.name, "BEGIN") {
      guard open.count < Self.deepest else {
        throw FormatError(format: .iCalendar, position: .line(line), reason: .tooDeep)
      }
      open.append(ICalendarComponent(name: Self.trimmed(property.value)))
    } else if asciiEqual(property.name, "END") {
      let name = Self.trimmed(property.value)
      guard let index = open.lastIndex(where: { $0.isNamed(name) }) else { return report(.malformed, line: line) }
      if index != open.count - 1 { report(.malformed, line: line) }
      while open.count > index { close(isComplete: open.count == index + 1) }
    } else if open.isEmpty {
      report(.malformed, line: line)
    } else {
      open[open.count - 1].properties.append(property)
    }
  }

  private mutating func close(isComplete: Bool) {
    guard var component = open.popLast() else { return }
    component.isComplete = isComplete
    if open.isEmpty {
      finished.append(component)
    } else {
      open[open.count - 1].children.append(component)
    }
  }

  private mutating func report(_ reason: FormatError.Reason, line: Int) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(FormatError(format: .iCalendar, position: .line(line), reason: reason))
  }

  /// Reads `name *(";" param) ":" value`; a line that is none becomes a property without a name.
  static func property(_ octets: [UInt8]) -> ICalendarProperty {
    var reader = ICalendarLineReader(octets)
    guard let name = reader.name() else {
      return ICalendarProperty(name: "", parameters: [], value: decodedText(octets[...]), source: octets)
    }
    var parameters: [ICalendarParameter] = []
    while let parameter = reader.parameter() { parameters.append(parameter) }
    guard let value = reader.value() else {
      return ICalendarProperty(name: "", parameters: [], value: decodedText(octets[...]), source: octets)
    }
    return ICalendarProperty(name: name, parameters: parameters, value: value, source: octets)
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
