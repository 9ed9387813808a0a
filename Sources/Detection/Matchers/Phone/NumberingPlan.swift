/// How the telephone numbers of a country are made: its calling code, what is dialled in front within the country, and
/// the beginnings and lengths of its numbers (ITU-T E.164 and the national plans).
struct NumberingPlan: Sendable {
  enum Kind: Sendable {
    case mobile, fixed, free, other
  }

  /// Numbers that begin alike.
  struct Series: Sendable {
    let kind: Kind
    /// Whether the prefix of the country is never dialled in front of them.
    let isWhole: Bool
    /// For each leading digit the ones that it may be, as a set of bits.
    let digits: [UInt16]
    let lengths: ClosedRange<Int>

    func holds(_ number: ArraySlice<UInt8>) -> Bool {
      guard lengths.contains(number.count), number.count >= digits.count else { return false }
      return zip(digits, number).allSatisfy { $0 >> UInt16($1) & 1 == 1 }
    }
  }

  /// The digits of the calling code.
  let code: [UInt8]
  /// What is dialled in front within the country, and left out of E.164.
  let trunk: [UInt8]
  /// Whether people leave that out.
  let isTrunkOptional: Bool
  let series: [Series]
  /// How many digits a national number may have, without what is dialled in front.
  let lengths: ClosedRange<Int>

  var isNorthAmerican: Bool { code == [1] }

  /// A national number without what is dialled in front.
  struct National {
    var digits: ArraySlice<UInt8>
    var kind: Kind
    /// Whether the number is written as it is dialled within the country, with its prefix if it has one.
    var isDialled: Bool
  }

  /// What the digits are within the country; nil where it has no such number.
  func national(_ digits: ArraySlice<UInt8>) -> National? {
    if !trunk.isEmpty, digits.starts(with: trunk) {
      let rest = digits.dropFirst(trunk.count)
      if let found = series(of: rest), !found.isWhole {
        return National(digits: rest, kind: found.kind, isDialled: true)
      }
    }
    guard let found = series(of: digits), found.isWhole || trunk.isEmpty || isTrunkOptional else { return nil }
    return National(digits: digits, kind: found.kind, isDialled: found.isWhole || trunk.isEmpty)
  }

  /// The series that holds the number, which stands without what is dialled in front.
  func series(of number: ArraySlice<UInt8>) -> Series? {
    if isNorthAmerican, !Self.isNorthAmerican(number) { return nil }
    return series.first { $0.holds(number) }
  }

  /// Area code and exchange begin with 2 to 9; neither ends in 11, and no area code has 9 in the middle.
  private static func isNorthAmerican(_ number: ArraySlice<UInt8>) -> Bool {
    guard number.count == 10 else { return false }
    let digits = Array(number)
    return digits[0] > 1 && digits[1] < 9 && digits[3] > 1 && !(digits[1] == 1 && digits[2] == 1)
      && !(digits[4] == 1 && digits[5] == 1)
  }

  /// The number with its calling code.
  func e164(_ national: ArraySlice<UInt8>) -> String { "+" + Self.string(code) + Self.string(national) }

  static func string(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
