/// A property of a component (RFC 5545, section 3.1): a name, parameters, and a value as it stands in the file.
///
/// A property that nobody changes is written again as it was read, octet for octet apart from the folding.
public struct ICalendarProperty: Sendable {
  /// The name as it was written; names are compared without regard to case. Empty for a line that is no property: its
  /// whole text is then the value.
  public var name: String { didSet { source = nil } }
  /// What stands between the name and the value, in order.
  public var parameters: [ICalendarParameter] { didSet { source = nil } }
  /// The value with its escapes, as it stands in the file.
  public var value: String { didSet { source = nil } }
  /// The octets of the unfolded line that it was read from, which need not be UTF-8.
  private var source: [UInt8]?

  /// The value must have its escapes already; for TEXT use ``init(name:text:)``.
  public init(name: String, parameters: [ICalendarParameter] = [], value: String) {
    self.name = name
    self.parameters = parameters
    self.value = value
  }

  /// A property whose value is TEXT (RFC 5545, section 3.3.11); the escapes are added.
  public init(name: String, text: String) {
    self.init(name: name, value: ICalendarText.escaped(text))
  }

  init(name: String, parameters: [ICalendarParameter], value: String, source: [UInt8]) {
    self.init(name: name, parameters: parameters, value: value)
    self.source = source
  }

  /// The value read as TEXT, with the escapes undone.
  public var text: String { ICalendarText.unescaped(value) }

  /// The values of a list of TEXT, such as CATEGORIES.
  public var texts: [String] { ICalendarText.list(value) }

  /// The octets of a value that is BINARY (RFC 5545, section 3.3.1) or a `data:` address; nil of any other.
  public var binary: [UInt8]? {
    if let encoding = parameter("ENCODING"), asciiEqual(encoding, "BASE64") { return InlineOctets.decoded(value.utf8) }
    return InlineOctets.decoded(address: value)
  }

  /// The first value of the parameter of that name.
  public func parameter(_ name: String) -> String? {
    parameters.first { asciiEqual($0.name, name) }?.values.first
  }

  /// The line for a file, unfolded.
  var line: [UInt8] {
    guard !name.isEmpty else {
      // With white space in front it would be read as the end of the line before it.
      return Array((source ?? Array(ICalendarText.inOneLine(value).utf8)).drop { $0 == 32 || $0 == 9 })
    }
    if let source { return source }
    var text = name
    for parameter in parameters { text += ";" + parameter.line }
    return Array(ICalendarText.inOneLine(text + ":" + value).utf8)
  }
}

extension ICalendarProperty: Hashable {
  public static func == (left: ICalendarProperty, right: ICalendarProperty) -> Bool {
    left.name == right.name && left.parameters == right.parameters && left.value == right.value
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(parameters)
    hasher.combine(value)
  }
}

/// Whether two names are equal without regard to the case of ASCII letters.
func asciiEqual(_ left: String, _ right: String) -> Bool {
  func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
  return left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { lowered($0) == lowered($1) }
}
