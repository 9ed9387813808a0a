extension PhoneMatcher {
  /// An emergency number or a service's short number behind a word that asks for a call, or the number that "text WORD
  /// to" names. None has an E.164 form.
  func shortCode(at index: Int) -> Match? {
    let token = text[index]
    guard (3...6).contains(token.digits), token.number >= 0, !text.isGlued(index), let before = text.key(index - 1),
      text.followsCleanly(index + 1)
    else { return nil }
    let isEmergency = token.digits == 3 || token.digits == 6
    let isCalled =
      isEmergency && PhoneCue.isCall(before) && Self.emergencies.contains(token.number)
      && (token.number != 0 || plan?.code == [6, 1])
    guard isCalled || (token.digits >= 5 && isTexted(index, before)) else { return nil }
    let detection = Detection(
      type: .phoneNumber, range: text.byteRange(index..<index + 1),
      value: .phoneNumber(number: NumberingPlan.string(PhoneRun(text, at: index)?.digits ?? []), e164: nil),
      confidence: 0.7)
    return Match(tokens: index..<index + 1, detection: detection)
  }

  /// "text YES to 40404".
  private func isTexted(_ index: Int, _ before: WordKey) -> Bool {
    guard before == "to" else { return false }
    for distance in 2...5 {
      guard let key = text.key(index - distance) else { continue }
      if key == "text" || key == "txt" || key == "sms" || key == "send" { return text.isShouted(index - 2) }
    }
    return false
  }

  private static let emergencies: Set<Int32> = [
    0, 100, 101, 102, 103, 105, 108, 110, 111, 112, 113, 115, 117, 118, 119, 190, 192, 211, 311, 411, 511, 611, 711,
    811, 911, 988, 991, 993, 995, 997, 998, 999, 116_117,
  ]

  /// A free number of North America that ends in a word: "1-800-FLOWERS".
  func vanity(at start: Int) -> Match? {
    var index = start
    if text[index].number == 1, text[index + 1].isMark("-"), text.isGlued(index + 2) { index += 2 }
    guard Self.tollFree.contains(text[index].number), text[index].digits == 3, mayBegin(start) else { return nil }
    var digits = text.string(text[index].range)
    var letters = 0
    index += 1
    while digits.utf8.count < 10 + 4, text[index].isMark("-"), text.isGlued(index), text.isGlued(index + 1),
      text[index + 1].kind == .number || text.isShouted(index + 1)
    {
      for byte in text.bytes[text[index + 1].range] {
        guard byte < 0x80 else { return nil }
        letters += byte.isLetter ? 1 : 0
        digits.append(Character(Unicode.Scalar(byte.isLetter ? Self.keypad(byte) : byte)))
      }
      index += 2
    }
    guard letters >= 3, (10...14).contains(digits.utf8.count), mayEnd(index) else { return nil }
    let number = "1" + digits.prefix(10)
    let detection = Detection(
      type: .phoneNumber, range: text.byteRange(start..<index),
      value: .phoneNumber(number: number, e164: "+" + number), confidence: 0.85)
    return Match(tokens: start..<index, detection: detection)
  }

  private static let tollFree: Set<Int32> = [800, 833, 844, 855, 866, 877, 888]

  /// The digit on whose key the capital stands (ITU-T E.161).
  private static func keypad(_ letter: UInt8) -> UInt8 {
    switch letter | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "c"): UInt8(ascii: "2")
    case UInt8(ascii: "d")...UInt8(ascii: "f"): UInt8(ascii: "3")
    case UInt8(ascii: "g")...UInt8(ascii: "i"): UInt8(ascii: "4")
    case UInt8(ascii: "j")...UInt8(ascii: "l"): UInt8(ascii: "5")
    case UInt8(ascii: "m")...UInt8(ascii: "o"): UInt8(ascii: "6")
    case UInt8(ascii: "p")...UInt8(ascii: "s"): UInt8(ascii: "7")
    case UInt8(ascii: "t")...UInt8(ascii: "v"): UInt8(ascii: "8")
    default: UInt8(ascii: "9")
    }
  }
}

extension TokenizedText {
  /// Whether the token is a word in capitals of at least two letters.
  fileprivate func isShouted(_ index: Int) -> Bool {
    let token = self[index]
    return token.kind == .word && token.isUppercase && token.count > 1
  }
}
