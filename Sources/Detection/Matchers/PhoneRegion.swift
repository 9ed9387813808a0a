/// How telephone numbers of a region are made, as far as E.164 needs it.
struct PhoneRegion {
  /// The country calling code.
  let code: String
  /// What is dialled in front within the country, and left out of E.164.
  let trunk: String
  /// How many digits a national number has, without the trunk prefix.
  let lengths: ClosedRange<Int>

  /// The region of that ISO 3166-1 code, if its plan is known here.
  static func named(_ region: String) -> PhoneRegion? { all[region] }

  /// The national or international digits as E.164; nil where the region has no such number.
  func e164(_ digits: String) -> String? {
    if code == "1" {
      let national = digits.utf8.count == 11 && digits.hasPrefix("1") ? String(digits.dropFirst()) : digits
      let bytes = Array(national.utf8)
      // The North American plan: area code and exchange begin with 2 to 9.
      guard bytes.count == 10, bytes[0] >= 50, bytes[3] >= 50, !(bytes[1] == 49 && bytes[2] == 49) else { return nil }
      return "+1" + national
    }
    var national = digits[...]
    if !trunk.isEmpty {
      guard digits.hasPrefix(trunk) else { return nil }
      national = digits.dropFirst(trunk.count)
    } else if code == "65" {
      guard let first = digits.utf8.first, "3689".utf8.contains(first) else { return nil }
    }
    guard lengths.contains(national.utf8.count) else { return nil }
    return "+" + code + national
  }

  /// Whether the digits can hardly be anything else, even in one group and without a word beside them.
  func isUnmistakable(_ digits: String) -> Bool {
    trunk == "0" && digits.hasPrefix("0") && digits.utf8.count >= 10
  }

  /// Digits behind a `+` as E.164 (ITU-T E.164: at most 15), if they begin with a calling code that is assigned.
  static func international(_ digits: String) -> String? {
    guard (8...15).contains(digits.utf8.count), !digits.hasPrefix("0") else { return nil }
    if digits.hasPrefix("1") { return digits.utf8.count == 11 ? "+" + digits : nil }
    // A trunk zero in brackets, "+44 (0)20", is not dialled from abroad.
    for region in Self.all.values
    where region.trunk == "0" && digits.hasPrefix(region.code + "0") && region.code != "39" {
      return "+" + region.code + digits.dropFirst(region.code.count + 1)
    }
    return "+" + digits
  }

  private static let all: [String: PhoneRegion] = [
    "US": PhoneRegion(code: "1", trunk: "", lengths: 10...10),
    "CA": PhoneRegion(code: "1", trunk: "", lengths: 10...10),
    "GB": PhoneRegion(code: "44", trunk: "0", lengths: 9...10),
    "IE": PhoneRegion(code: "353", trunk: "0", lengths: 7...9),
    "DE": PhoneRegion(code: "49", trunk: "0", lengths: 7...11),
    "AT": PhoneRegion(code: "43", trunk: "0", lengths: 7...12),
    "CH": PhoneRegion(code: "41", trunk: "0", lengths: 9...9),
    "FR": PhoneRegion(code: "33", trunk: "0", lengths: 9...9),
    "NL": PhoneRegion(code: "31", trunk: "0", lengths: 9...9),
    "BE": PhoneRegion(code: "32", trunk: "0", lengths: 8...9),
    "ES": PhoneRegion(code: "34", trunk: "", lengths: 9...9), "PT": PhoneRegion(code: "351", trunk: "", lengths: 9...9),
    "IT": PhoneRegion(code: "39", trunk: "", lengths: 8...11),
    "SE": PhoneRegion(code: "46", trunk: "0", lengths: 7...9),
    "NO": PhoneRegion(code: "47", trunk: "", lengths: 8...8), "DK": PhoneRegion(code: "45", trunk: "", lengths: 8...8),
    "FI": PhoneRegion(code: "358", trunk: "0", lengths: 7...10),
    "PL": PhoneRegion(code: "48", trunk: "", lengths: 9...9),
    "AU": PhoneRegion(code: "61", trunk: "0", lengths: 9...9),
    "NZ": PhoneRegion(code: "64", trunk: "0", lengths: 8...10),
    "SG": PhoneRegion(code: "65", trunk: "", lengths: 8...8), "HK": PhoneRegion(code: "852", trunk: "", lengths: 8...8),
    "IN": PhoneRegion(code: "91", trunk: "0", lengths: 10...10),
    "JP": PhoneRegion(code: "81", trunk: "0", lengths: 9...10),
    "ZA": PhoneRegion(code: "27", trunk: "0", lengths: 9...9),
  ]
}
