/// The rule by which a number of a parcel proves that it was not mistyped.
enum ParcelCheck: String {
  /// There is no check digit.
  case none
  /// Weights 3 and 1 from the right, modulo 10: GS1 General Specifications, 7.9.
  case gs1
  /// The same, with `91` in front of the number, as the older labels of the USPS leave it out.
  case gs1Behind91
  /// ISO/IEC 7812-1, annex B.
  case luhn
  /// Weights 1 and 2 from the left, letters as digits, modulo 10.
  case ups
  /// Weights 3, 1 and 7 from the left, modulo 11, and then modulo 10.
  case fedex
  /// What remains of the number in front, modulo 7.
  case modulo7
  /// Weights 8 6 4 2 3 5 9 7, modulo 11: UPU standard S10.
  case s10
  /// ISO/IEC 7064, MOD 37,36.
  case modulo37

  /// How many wrong numbers it finds: 1 of how many random ones passes.
  var strength: Int {
    switch self {
    case .none: 1
    case .modulo7: 7
    case .gs1, .gs1Behind91, .luhn, .ups, .fedex: 10
    case .s10: 11
    case .modulo37: 36
    }
  }

  /// Whether the characters, capitals and digits, pass. The last one is the check digit.
  func passes(_ characters: ArraySlice<UInt8>) -> Bool {
    guard let last = characters.last, characters.count > 1 else { return false }
    let body = characters.dropLast()
    guard self != .none else { return true }
    guard self != .modulo37 else { return Self.modulo37(body) == Int(Self.value(last)) }
    guard last.isDigit else { return false }
    let check = Int(last - 48)
    switch self {
    case .none, .modulo37: return true
    case .gs1: return Self.gs1(body) == check
    case .gs1Behind91: return Self.gs1([57, 49] + body) == check
    case .luhn: return Self.luhn(body) == check
    case .ups: return Self.ups(body) == check
    case .fedex: return Self.sum(body, weights: [3, 1, 7]) % 11 % 10 == check
    case .modulo7: return body.reduce(0) { ($0 * 10 + Int($1 &- 48)) % 7 } == check
    case .s10:
      let rest = 11 - Self.sum(body, weights: [8, 6, 4, 2, 3, 5, 9, 7]) % 11
      return (rest == 10 ? 0 : rest == 11 ? 5 : rest) == check
    }
  }

  private static func value(_ byte: UInt8) -> UInt8 { byte.isDigit ? byte &- 48 : byte &- 55 }

  private static func sum(_ body: ArraySlice<UInt8>, weights: [Int]) -> Int {
    body.enumerated().reduce(0) { $0 + Int($1.element &- 48) * weights[$1.offset % weights.count] }
  }

  private static func gs1(_ body: ArraySlice<UInt8>) -> Int {
    let sum = body.reversed().enumerated().reduce(0) { $0 + Int($1.element &- 48) * ($1.offset % 2 == 0 ? 3 : 1) }
    return (10 - sum % 10) % 10
  }

  private static func luhn(_ body: ArraySlice<UInt8>) -> Int {
    let sum = body.reversed().enumerated().reduce(0) { sum, item in
      let digit = Int(item.element &- 48)
      let doubled = digit * 2
      return sum + (item.offset % 2 != 0 ? digit : doubled > 9 ? doubled - 9 : doubled)
    }
    return (10 - sum % 10) % 10
  }

  private static func ups(_ body: ArraySlice<UInt8>) -> Int {
    let sum = body.enumerated().reduce(0) { sum, item in
      // A is 2, B is 3, and so on, over and over.
      let digit = item.element.isDigit ? Int(item.element &- 48) : (Int(item.element) - 63) % 10
      return sum + digit * (item.offset % 2 == 0 ? 1 : 2)
    }
    return (10 - sum % 10) % 10
  }

  private static func modulo37(_ body: ArraySlice<UInt8>) -> Int {
    var product = 36
    for byte in body {
      let sum = (product + Int(value(byte))) % 36
      product = (sum == 0 ? 36 : sum) * 2 % 37
    }
    return (37 - product) % 36
  }
}
