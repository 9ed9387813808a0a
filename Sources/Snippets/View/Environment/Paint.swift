/// One shape style: a colour by name or by its parts, or a style that takes its colour from its surroundings.
public enum Paint: Sendable, Hashable {
  case color(ColorName)
  case hex(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
  case style(ShapeStyleName)

  /// Reads a shape style's or a colour's name, or `#RRGGBB[AA]`; nil for anything else.
  public init?(_ text: String) {
    if let name = ShapeStyleName(rawValue: text) {
      self = .style(name)
    } else if let name = ColorName(rawValue: text) {
      self = .color(name)
    } else {
      guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 7 || text.utf8.count == 9,
        let number = UInt32(text.utf8.count == 7 ? text.dropFirst() + "ff" : text.dropFirst(), radix: 16)
      else { return nil }
      self = .hex(
        red: UInt8(number >> 24 & 0xFF), green: UInt8(number >> 16 & 0xFF), blue: UInt8(number >> 8 & 0xFF),
        alpha: UInt8(number & 0xFF))
    }
  }

  /// Of `primary` to `quinary` the level, 0 to 4; of others nil. `primary` and `secondary` are colours too.
  public var level: Int? {
    switch self {
    case .style(.primary), .color(.primary): 0
    case .style(.secondary), .color(.secondary): 1
    case .style(.tertiary): 2
    case .style(.quaternary): 3
    case .style(.quinary): 4
    default: nil
    }
  }
}
