/// A data message of a FIT file, whose fields are read when they are asked for.
struct FITMessage {
  /// What a local number stands for, until it is defined anew.
  struct Definition {
    struct Field {
      let number: UInt8
      let size: Int
      let type: UInt8
    }

    let global: Int
    let isBigEndian: Bool
    let fields: [Field]
    /// Bytes of the fields that a developer has added, which stand last.
    let developerSize: Int

    var size: Int { fields.reduce(developerSize) { $0 + $1.size } }
  }

  let definition: Definition
  let bytes: ArraySlice<UInt8>
  /// The time that the message's head has, where it stands there.
  let compressedTime: Int?

  /// A field's first value; nil where it is missing, has no valid value, or is no whole number.
  func integer(_ number: UInt8) -> Int? {
    var index = bytes.startIndex
    for field in definition.fields {
      defer { index += field.size }
      guard field.number == number, field.size > 0 else { continue }
      guard let (width, isSigned, isZeroInvalid) = Self.shape(field.type) else { return nil }
      let count = field.size.isMultiple(of: width) ? width : field.size
      guard (1...8).contains(count) else { return nil }
      var value: UInt64 = 0
      for offset in 0..<count {
        value = value << 8 | UInt64(bytes[index + (definition.isBigEndian ? offset : count - 1 - offset)])
      }
      let bits = UInt64(count * 8)
      let all = count == 8 ? UInt64.max : (1 << bits) - 1
      if isZeroInvalid ? value == 0 : value == (isSigned ? all >> 1 : all) { return nil }
      if isSigned, value > all >> 1 { return Int(truncatingIfNeeded: value | ~all) }
      return Int(exactly: value)
    }
    return nil
  }

  /// A time in seconds since 1970; nil for what is a device's own count of seconds since it was switched on.
  func time(_ number: UInt8) -> Int? {
    guard let value = integer(number) ?? (number == 253 ? compressedTime : nil), value >= 0x1000_0000 else {
      return nil
    }
    return value + FITFile.epoch
  }

  /// A field that is a text, up to its zero.
  func text(_ number: UInt8) -> String? {
    var index = bytes.startIndex
    for field in definition.fields {
      defer { index += field.size }
      guard field.number == number, field.type & 0x1F == 7 else { continue }
      let text = decodedText(bytes[index..<(index + field.size)].prefix { $0 != 0 })
      return text.isEmpty ? nil : text
    }
    return nil
  }

  /// Bytes, sign, and which value means that there is none. Fractions are not among what is read here.
  private static func shape(_ type: UInt8) -> (width: Int, isSigned: Bool, isZeroInvalid: Bool)? {
    switch type & 0x1F {
    case 0, 2, 13: (1, false, false)
    case 1: (1, true, false)
    case 3: (2, true, false)
    case 4: (2, false, false)
    case 5: (4, true, false)
    case 6: (4, false, false)
    case 10: (1, false, true)
    case 11: (2, false, true)
    case 12: (4, false, true)
    case 14: (8, true, false)
    case 15: (8, false, false)
    case 16: (8, false, true)
    default: nil
    }
  }
}
