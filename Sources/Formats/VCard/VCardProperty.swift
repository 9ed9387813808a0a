internal import Foundation

/// A property of a card: `[group.]name *(;param):value` (RFC 6350, section 3.3), in any of the three versions.
///
/// A property that nobody changes is written again as it was read, octet for octet, folds and all.
public struct VCardProperty: Sendable {
  /// What ties it to others of the card, as in `item1.TEL`; nil for most.
  public let group: String?
  /// The name as it was written; names are compared without regard to case. Empty for a line that is no property.
  public let name: String
  /// What stands between the name and the value. In version 2.1 a type may stand alone: a parameter without values.
  public let parameters: [ICalendarParameter]
  /// The value in the octets of the file, without folds.
  private let octets: [UInt8]
  /// The octets that it was read from, line end included; nil for a new one.
  private let source: [UInt8]?

  /// A new property of the version 3.0 or 4.0.
  ///
  /// - Parameters:
  ///   - types: For TYPE; none for a property that has no types.
  ///   - components: The parts of a structured value; a single one for TEXT. Escapes are added.
  public init(_ name: String, group: String? = nil, types: [String] = [], components: [String]) {
    self.group = group
    self.name = name
    parameters = types.isEmpty ? [] : [ICalendarParameter(name: "TYPE", values: types)]
    octets = Array(components.map(ICalendarText.escaped).joined(separator: ";").utf8)
    source = nil
  }

  /// Reads a logical line; one that is no property has no name.
  init(_ line: VCardLines.Line) {
    source = line.source
    var reader = ICalendarLineReader(line.octets)
    var parameters: [ICalendarParameter] = []
    let whole = reader.name()
    while let parameter = reader.parameter() { parameters.append(parameter) }
    guard let whole, let value = reader.valueOctets() else {
      (group, name, self.parameters, octets) = (nil, "", [], line.octets)
      return
    }
    self.parameters = parameters
    octets = Array(value)
    let dot = whole.firstIndex(of: ".")
    group = dot.map { String(whole[..<$0]) }
    name = dot.map { String(whole[whole.index(after: $0)...]) } ?? whole
  }

  /// Whether the property is of that name.
  public func isNamed(_ name: String) -> Bool { asciiEqual(self.name, name) }

  /// The first value of the parameter of that name.
  public func parameter(_ name: String) -> String? {
    parameters.first { asciiEqual($0.name, name) }?.values.first
  }

  /// Its types in capitals, such as `CELL` and `WORK`: those of TYPE and, as version 2.1 has them, those alone.
  public var types: [String] {
    parameters.flatMap { parameter -> [String] in
      if parameter.values.isEmpty { return isEncoding(parameter.name) ? [] : [parameter.name.uppercased()] }
      guard asciiEqual(parameter.name, "TYPE") else { return [] }
      // Some programs put the whole list into quotation marks.
      return parameter.values.flatMap { $0.split(separator: ",") }.map { $0.uppercased() }
    }
  }

  /// Whether it is the one to be used of several: `PREF` as a type, or `PREF=1` (RFC 6350, section 5.3).
  public var isPreferred: Bool {
    types.contains("PREF") || parameter("PREF") == "1"
  }

  /// How its octets are encoded, in capitals; empty where they are as they are.
  private var encoding: String {
    parameter("ENCODING")?.uppercased()
      ?? parameters.first { $0.values.isEmpty && isEncoding($0.name) }?.name.uppercased() ?? ""
  }

  private func isEncoding(_ name: String) -> Bool {
    ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT", "B"].contains(name.uppercased())
  }

  /// Whether the value is binary, such as a photo.
  public var isBinary: Bool { ["BASE64", "B"].contains(encoding) }

  /// The octets of a binary value, or of a `data:` address (RFC 2397); nil of any other, and of what is no Base64.
  public var binary: [UInt8]? {
    isBinary ? InlineOctets.decoded(octets) : InlineOctets.decoded(address: text)
  }

  /// The value with its escapes, decoded from quoted-printable and from its charset.
  public var value: String {
    let charset = parameter("CHARSET")
    guard encoding == "QUOTED-PRINTABLE" else { return VCardText.decoded(octets, charset: charset) }
    let text = VCardText.decoded(VCardText.withoutQuotedPrintable(octets[...]), charset: charset)
    return text.replacing("\r\n", with: "\n")
  }

  /// The value as TEXT, without escapes.
  public var text: String { ICalendarText.unescaped(value) }

  /// The parts of a structured value such as N, ADR and ORG, without escapes.
  public var components: [String] { VCardText.parts(value, separator: ";") }

  /// The members of a list such as NICKNAME and CATEGORIES, without escapes.
  public var list: [String] { VCardText.parts(value, separator: ",") }

  /// The octets for a file: those that it was read from, or new ones, folded at 75 octets.
  ///
  /// - Parameters:
  ///   - version: In 2.1 types stand alone, nothing is folded, and what is not ASCII is quoted-printable.
  ///   - lineEnd: What the card's other lines end with.
  func bytes(version: String?, lineEnd: [UInt8]) -> [UInt8] {
    if let source { return source }
    var head = (group.map { $0 + "." } ?? "") + name
    guard version == "2.1" else {
      for parameter in parameters { head += ";" + parameter.line }
      let line = Array(ICalendarText.inOneLine(head + ":" + String(decoding: octets, as: UTF8.self)).utf8)
      return ICalendarSerializer.folded(line, lineEnd: lineEnd)
    }
    for type in types { head += ";" + type }
    var value = String(decoding: octets, as: UTF8.self)
    if !value.utf8.allSatisfy({ (32...126).contains($0) }) || value.contains("\\n") {
      head += ";CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE"
      value = VCardText.quotedPrintable(value.replacing("\\n", with: "\r\n").replacing("\\,", with: ","))
    } else {
      // Version 2.1 escapes the semicolon alone.
      value = value.replacing("\\,", with: ",")
    }
    return Array(ICalendarText.inOneLine(head + ":" + value).utf8) + lineEnd
  }

  /// The same property with what belongs to it behind it: a card inside a card, whose octets are kept and not read.
  func appending(source more: [UInt8]) -> VCardProperty {
    VCardProperty(copying: self, source: (source ?? []) + more)
  }

  private init(copying other: VCardProperty, source: [UInt8]) {
    (group, name, parameters, octets) = (other.group, other.name, other.parameters, other.octets)
    self.source = source
  }
}

extension VCardProperty: Hashable {
  public static func == (left: VCardProperty, right: VCardProperty) -> Bool {
    left.group == right.group && left.name == right.name && left.parameters == right.parameters
      && left.octets == right.octets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(group)
    hasher.combine(name)
    hasher.combine(parameters)
    hasher.combine(octets)
  }
}
