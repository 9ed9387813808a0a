/// Makes keys of the bytes that a terminal sends (ECMA-48 control sequences, UTF-8 characters).
///
/// What it does not know is passed over, and no sequence is waited for longer than ``longest`` bytes.
public struct PickerKeyReader: Sendable {
  /// A longer sequence is none.
  static let longest = 32
  private static let escape: UInt8 = 0x1B

  private var pending: [UInt8] = []

  /// Nothing was read yet.
  public init() {}

  /// Whether the bytes so far may be the beginning of something: an escape key, if nothing follows soon.
  public var isWaiting: Bool { !pending.isEmpty }

  /// The keys that the bytes complete.
  public mutating func read(_ bytes: some Sequence<UInt8>) -> [PickerKey] {
    bytes.compactMap { take($0) }
  }

  /// Nothing has followed: what stands alone is a key, or nothing.
  public mutating func pause() -> PickerKey? {
    defer { pending = [] }
    return pending == [Self.escape] ? .escape : nil
  }

  private mutating func take(_ byte: UInt8) -> PickerKey? {
    guard let first = pending.first else { return begin(byte) }
    guard first == Self.escape else { return continueCharacter(byte) }
    if byte == Self.escape {
      // One that stood alone; another begins.
      defer { pending = [Self.escape] }
      return pending.count == 1 ? .escape : nil
    }
    pending.append(byte)
    return sequence()
  }

  private mutating func begin(_ byte: UInt8) -> PickerKey? {
    switch byte {
    case Self.escape: pending = [byte]
    case 0x03, 0x04: return .interrupt
    case 0x08, 0x7F: return .backspace
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x0E: return .down
    case 0x10: return .up
    case 0x15: return .clear
    case 0x20..<0x7F: return .character(Character(Unicode.Scalar(byte)))
    case 0xC2..<0xF5: pending = [byte]
    default: break
    }
    return nil
  }

  /// The next byte of a character of several.
  private mutating func continueCharacter(_ byte: UInt8) -> PickerKey? {
    guard byte & 0xC0 == 0x80, let first = pending.first else {
      pending = []
      return begin(byte)
    }
    pending.append(byte)
    guard pending.count == (first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4) else { return nil }
    defer { pending = [] }
    guard let text = String(validating: pending, as: UTF8.self), let character = text.first else { return nil }
    return .character(character)
  }

  /// What the sequence so far stands for, once it is complete.
  private mutating func sequence() -> PickerKey? {
    let body = pending.dropFirst()
    guard let kind = body.first, let last = body.last else { return nil }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      // A key with Alt.
      pending = []
      return nil
    }
    guard body.count > 1 else { return nil }
    guard (0x40...0x7E).contains(last) else {
      if pending.count >= Self.longest { pending = [] }
      return nil
    }
    let parameters = String(decoding: body.dropFirst().dropLast(), as: UTF8.self)
    pending = []
    switch last {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M") where kind == UInt8(ascii: "O"): return .enter
    case UInt8(ascii: "Z"): return .tab
    case UInt8(ascii: "~"):
      switch parameters.prefix(while: { $0 != ";" }) {
      case "1", "7": return .home
      case "4", "8": return .end
      case "5": return .pageUp
      case "6": return .pageDown
      default: return nil
      }
    default: return nil
    }
  }
}
