/// The calling codes that ITU-T E.164 has assigned to countries and services.
enum CallingCode {
  /// How many of the digits are the calling code that they begin with, if it is assigned.
  static func length(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count > 3, let first = digits.first else { return nil }
    if first == 1 || first == 7 { return 1 }
    let start = digits.startIndex
    let two = Int(first) * 10 + Int(digits[start + 1])
    if twoDigits.contains(two) { return 2 }
    return threeDigits.contains(two * 10 + Int(digits[start + 2])) ? 3 : nil
  }

  private static let twoDigits: Set<Int> = Set(
    [20, 27, 81, 82, 84, 86, 98] + Array(30...34) + [36, 39, 40, 41] + Array(43...49) + Array(51...58)
      + Array(60...66) + Array(90...95))

  private static let threeDigits: Set<Int> = Set(
    [211, 212, 213, 216, 218, 290, 291, 297, 298, 299, 420, 421, 423, 670, 800, 808, 850, 852, 853, 855, 856, 870, 878]
      + Array(220...269) + Array(350...359) + Array(370...378) + [379, 380, 381, 382, 383, 385, 386, 387, 389]
      + Array(500...509) + Array(590...599) + Array(672...692) + [880, 881, 882, 883, 886, 888] + Array(960...968)
      + Array(970...977) + [979] + Array(992...996) + [998])
}
