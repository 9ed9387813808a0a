/// The calling codes that ITU-T E.164 has assigned to countries and services.
enum CallingCode {
  /// How many of the digits are the calling code that they begin with, if it is assigned.
  static func length(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count > 3, let first = digits.first else { return nil }
    if first == 1 || first == 7 { return 1 }
    let start = digits.startIndex
    let two = Int(first) * 10 + Int(digits[start + 1])
    if twoDigits.contains(where: { $0.contains(two) }) { return 2 }
    let three = two * 10 + Int(digits[start + 2])
    return threeDigits.contains { $0.contains(three) } ? 3 : nil
  }

  private static let twoDigits: [ClosedRange<Int>] = [
    20...20, 27...27, 30...34, 36...36, 39...41, 43...49, 51...58, 60...66, 81...82, 84...84, 86...86, 90...95, 98...98,
  ]

  private static let threeDigits: [ClosedRange<Int>] = [
    211...213, 216...216, 218...218, 220...269, 290...291, 297...299, 350...359, 370...383, 385...387, 389...389,
    420...421, 423...423, 500...509, 590...599, 670...670, 672...692, 800...800, 808...808, 850...850, 852...853,
    855...856, 870...870, 878...878, 880...883, 886...886, 888...888, 960...968, 970...977, 979...979, 992...996,
    998...998,
  ]
}
