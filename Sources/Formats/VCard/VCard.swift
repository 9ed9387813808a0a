/// A card (vCard, RFC 2426 and RFC 6350) with everything that stands in it, known or not.
///
/// What is read, changed in one place and written again keeps all the rest, octet for octet.
public struct VCard: Sendable, Hashable {
  /// The properties in their order.
  public var properties: [VCardProperty]
  /// False for one that was read and had no END: what stood last in it may be missing.
  public let isComplete: Bool
  private let prefix: [UInt8]
  private let begin: [UInt8]
  private let end: [UInt8]

  /// A new card of the version 3.0, which every address book reads, or 4.0.
  public init(version: String = "3.0", properties: [VCardProperty]) {
    prefix = []
    begin = Array("BEGIN:VCARD\r\n".utf8)
    end = Array("END:VCARD\r\n".utf8)
    isComplete = true
    self.properties = [VCardProperty("VERSION", components: [version])] + properties
  }

  init(prefix: [UInt8], begin: [UInt8], properties: [VCardProperty], end: [UInt8]?) {
    self.prefix = prefix
    self.begin = begin
    self.properties = properties
    isComplete = end != nil
    self.end = end ?? []
  }

  /// The card's bytes.
  public var bytes: [UInt8] {
    let lineEnd: [UInt8] = begin.last == 10 && begin.dropLast().last != 13 ? [10] : [13, 10]
    let version = version
    var bytes = prefix + begin
    for property in properties {
      // What was last in a file that was cut has no line end.
      if let last = bytes.last, last != 10, last != 13 { bytes += lineEnd }
      bytes += property.bytes(version: version, lineEnd: lineEnd)
    }
    return bytes + end
  }

  // MARK: - Properties

  /// The first property of that name.
  public func property(_ name: String) -> VCardProperty? {
    properties.first { $0.isNamed(name) }
  }

  /// Every property of that name, in order.
  public func properties(named name: String) -> [VCardProperty] {
    properties.filter { $0.isNamed(name) }
  }

  /// Puts the property in the place of the first one of its name; appends it where there is none.
  public mutating func set(_ property: VCardProperty) {
    if let index = properties.firstIndex(where: { $0.isNamed(property.name) }) {
      properties[index] = property
    } else {
      properties.append(property)
    }
  }

  /// `2.1`, `3.0` or `4.0`, as it was written; nil where it is not said.
  public var version: String? { trimmed("VERSION") }

  /// The text of the first property of that name, without white space around it; nil where nothing is left.
  func trimmed(_ name: String) -> String? {
    property(name).flatMap { VCard.trimmed($0.text) }
  }

  static func trimmed(_ text: String) -> String? {
    let characters = text.drop { $0.isWhitespace }
    guard let last = characters.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(characters[...last])
  }
}
