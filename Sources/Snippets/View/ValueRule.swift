import JSONRPC

/// What a modifier's argument, or a member of a style, may be.
indirect enum ValueRule: Sendable {
  case bool
  case integer(ClosedRange<Int>)
  case number(ClosedRange<Double>)
  /// A text for a person, at most that many Unicode scalars long.
  case text(Int)
  /// The id of a node: 1 to 128 bytes, of which the first is no `$`, without control characters.
  case identity
  case choice([String])
  /// A colour's name or `#RRGGBB[AA]`.
  case color
  /// A shape style's or a colour's name, or `#RRGGBB[AA]`.
  case shapeStyle
  /// One shape style, or the two or three levels of a hierarchy.
  case shapeStyles
  /// A text style, or one with weight, design and traits.
  case font
  /// A number of lines, the least and the most of them, or null for no limit.
  case lineLimit
  /// A length in points, or `infinity`.
  case extent
  /// A language tag (RFC 5646) of letters, digits and hyphens.
  case locale
  case nullable(ValueRule)
  case list(ValueRule, ClosedRange<Int>)

  static func choice<Value: RawRepresentable<String> & CaseIterable>(of type: Value.Type) -> ValueRule {
    .choice(type.allCases.map(\.rawValue))
  }

  /// Nil where the value is allowed, else what is wrong and, below the value, where.
  func fault(in value: JSONValue, at path: String) -> ViewError? {
    switch self {
    case .bool:
      return value.bool == nil ? .invalid(path, "must be true or false") : nil
    case .integer(let range):
      guard let number = value.int, range.contains(number) else {
        return .invalid(path, "must be an integer from \(range.lowerBound) to \(range.upperBound)")
      }
      return nil
    case .number(let range):
      guard let number = value.double, range.contains(number) else {
        return .invalid(path, "must be a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return nil
    case .text:
      return value.string == nil ? .invalid(path, "must be a string") : nil
    case .identity:
      guard let id = value.string, (1...ViewLimits().id).contains(id.utf8.count), !id.hasPrefix("$"),
        DisplayText.sanitised(id).unicodeScalars.elementsEqual(id.unicodeScalars)
      else { return .invalid(path, "must be an id of 1 to \(ViewLimits().id) bytes that does not begin with $") }
      return nil
    case .choice(let names):
      guard let name = value.string, names.contains(name) else {
        return .invalid(path, "must be one of " + names.joined(separator: ", "))
      }
      return nil
    case .color:
      guard let name = value.string, Self.isColor(name) else {
        return .invalid(path, "must be a colour's name, #RRGGBB or #RRGGBBAA")
      }
      return nil
    case .shapeStyle:
      guard let name = value.string, Self.isShapeStyle(name) else {
        return .invalid(path, "must be a shape style's or a colour's name, #RRGGBB or #RRGGBBAA")
      }
      return nil
    case .shapeStyles:
      guard value.array != nil else { return ValueRule.shapeStyle.fault(in: value, at: path) }
      return ValueRule.list(.shapeStyle, 2...3).fault(in: value, at: path)
    case .font:
      return Self.faultOfFont(value, at: path)
    case .lineLimit:
      guard let bounds = value.array else {
        return ValueRule.nullable(.integer(1...1_000)).fault(in: value, at: path)
      }
      if let fault = ValueRule.list(.integer(1...1_000), 2...2).fault(in: value, at: path) { return fault }
      let isGrowing = (bounds[0].int ?? 0) <= (bounds[1].int ?? 0)
      return isGrowing ? nil : .invalid(path, "must be the least and the most number of lines")
    case .extent:
      return value.string == "infinity" ? nil : ValueRule.number(0...10_000).fault(in: value, at: path)
    case .locale:
      guard let tag = value.string, Self.isLanguageTag(tag) else { return .invalid(path, "must be a language tag") }
      return nil
    case .nullable(let rule):
      return value == .null ? nil : rule.fault(in: value, at: path)
    case .list(let rule, let count):
      guard let elements = value.array, count.contains(elements.count) else {
        return .invalid(path, "must be an array of \(count.lowerBound) to \(count.upperBound) elements")
      }
      for (index, element) in elements.enumerated() {
        if let fault = rule.fault(in: element, at: "\(path)/\(index)") { return fault }
      }
      return nil
    }
  }

  private static let fontMembers: [String: ValueRule] = [
    "style": .choice(of: TextStyle.self), "weight": .choice(of: FontWeight.self),
    "design": .choice(of: FontDesign.self), "italic": .bool, "monospacedDigit": .bool,
  ]

  private static func faultOfFont(_ value: JSONValue, at path: String) -> ViewError? {
    guard let font = value.object else { return ValueRule.choice(of: TextStyle.self).fault(in: value, at: path) }
    guard font["style"] != nil else { return .invalid(path, "style is missing") }
    guard Set(font.keys).count == font.keys.count else { return .invalid(path, "has a member twice") }
    for member in font.members {
      let place = "\(path)/\(pointerToken(member.key))"
      guard let rule = fontMembers[member.key] else { return .invalid(place, "is not known") }
      if let fault = rule.fault(in: member.value, at: place) { return fault }
    }
    return nil
  }

  static func isLanguageTag(_ tag: String) -> Bool {
    (2...35).contains(tag.utf8.count)
      && tag.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: "_")
      }
  }

  static func isColor(_ name: String) -> Bool {
    if ColorName(rawValue: name) != nil { return true }
    guard name.hasPrefix("#"), name.utf8.count == 7 || name.utf8.count == 9 else { return false }
    return name.utf8.dropFirst().allSatisfy { byte in
      (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
  }

  static func isShapeStyle(_ name: String) -> Bool {
    ShapeStyleName(rawValue: name) != nil || isColor(name)
  }
}

/// A member's name as a token of a JSON Pointer (RFC 6901, section 3).
func pointerToken(_ name: String) -> String {
  guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else { return name }
  var token = ""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "~": token += "~0"
    case "/": token += "~1"
    default: token.unicodeScalars.append(scalar)
    }
  }
  return token
}
