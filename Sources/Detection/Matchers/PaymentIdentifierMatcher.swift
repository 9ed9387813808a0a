/// Finds accounts to which money can be sent: IBANs by their check and their country's length, and UPI identifiers by
/// the handle of their bank.
struct PaymentIdentifierMatcher {
  let text: TokenizedText

  /// ISO 13616: how long an IBAN of each country is.
  private static let lengths: [String: Int] = {
    var lengths: [String: Int] = [:]
    """
    AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 \
    FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 \
    LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 \
    RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30
    """.forEachWord { word in
      lengths[word.string(0..<2)] = word.integer(2..<word.count)
    }
    return lengths
  }()

  /// The handles of India's banks and apps, as the National Payments Corporation lists them.
  private static let handles = WordSet(
    """
    upi ybl ibl axl apl yapl rapl paytm ptyes ptaxis ptsbi pthdfc oksbi okaxis okicici okhdfcbank okbizaxis waaxis waicici \
    wahdfcbank wasbi amazonpay freecharge mobikwik airtel airtelpaymentsbank jio jiopay postbank ippb fam fbl federal \
    icici hdfcbank hdfcbankjd sbi axisbank axis axisb axisgo kotak kotak811 kbl kvb yesbank yesbankltd yespay idfcbank \
    idfcfirst idfcnetc idbi indus indusind pnb barodampay bob mahb boi cnrb canarabank unionbank unionbankofindia uboi \
    uco ucobank ubi indianbank iob obc psb centralbank cboi dbs dlb dcb equitas aubank rbl rblbank sib scb hsbc citi \
    citigold kmbl payzapp pockets timecosmos tapicici sliceaxis slice superyes jupiteraxis naviaxis goaxb cred credpay \
    yescred axiscred groww bhim myicici imobile ikwik abfspay eazypay tmb kaypay shriramhdfcbank pinelabs razorpay
    """, prefix: 16)

  func matches() -> [Match] {
    var matches: [Match] = []
    for index in 0..<text.count {
      let token = text[index]
      if token.isMark("@") {
        if let match = unifiedAddress(index) { matches.append(match) }
      } else if token.kind == .word, token.count == 2, token.isUppercase, text[index + 1].kind == .number,
        let match = account(index)
      {
        matches.append(match)
      }
    }
    return matches
  }

  private func account(_ start: Int) -> Match? {
    guard let length = Self.lengths[text.string(text[start].range)], text[start + 1].count >= 2, isFree(start)
    else { return nil }
    let run = CompactRun(text, from: start)
    guard let end = run.ends.first(where: { $0.length == length }), text.endsFreely(end.token),
      Self.remainder(run.bytes.prefix(length)) == 1
    else { return nil }
    return match(start..<end.token, .paymentIdentifier(system: .iban, identifier: run.prefix(length)))
  }

  private func isFree(_ index: Int) -> Bool {
    guard text.isGlued(index) else { return true }
    return text[index - 1].isMark(":") || text[index - 1].isMark("=") || text.startsFreely(index)
  }

  /// ISO/IEC 7064, MOD 97-10: the first four characters behind the others, letters as two digits.
  private static func remainder(_ characters: ArraySlice<UInt8>) -> Int {
    (characters.dropFirst(4) + characters.prefix(4)).reduce(0) { rest, byte in
      byte.isDigit ? (rest * 10 + Int(byte - 48)) % 97 : (rest * 100 + Int(byte &- 55)) % 97
    }
  }

  private func unifiedAddress(_ mark: Int) -> Match? {
    let handle = text[mark + 1]
    guard text.isGlued(mark), text.isGlued(mark + 1), handle.kind == .word else { return nil }
    var end = mark + 2
    // Handles such as `kotak811` end in digits.
    if text.isGlued(end), text[end].kind == .number { end += 1 }
    guard let key = WordKey(text.bytes[text.byteRange(mark + 1..<end)].prefix(16)), Self.handles.contains(key),
      !text.isGlued(end) || isEnd(end)
    else { return nil }
    var start = mark
    while start > mark - 12, isLocal(start - 1), start == mark || text.isGlued(start) { start -= 1 }
    while start < mark, text[start].kind == .mark { start += 1 }
    guard start < mark, text.isGlued(mark),
      !text.isGlued(start) || text[start - 1].isMark(":") || text.startsFreely(start)
    else { return nil }
    let range = text.byteRange(start..<end)
    guard range.count <= 96 else { return nil }
    return match(start..<end, .paymentIdentifier(system: .upi, identifier: text.string(range)))
  }

  private func isLocal(_ index: Int) -> Bool {
    let token = text[index]
    return token.kind == .number || (token.kind == .word && text.bytes[Int(token.start)] < 0x80) || token.isMark(".")
      || token.isMark("-") || token.isMark("_")
  }

  /// Whether the mark ends the identifier: no dot that leads to a domain, and no other part of a name.
  private func isEnd(_ index: Int) -> Bool {
    text[index].isMark(".") || text[index].isMark("-") ? !text.isGlued(index + 1) : text.endsFreely(index)
  }

  private func match(_ tokens: Range<Int>, _ value: DetectionValue) -> Match {
    Match(
      tokens: tokens,
      detection: Detection(
        type: .paymentIdentifier, range: text.byteRange(tokens), value: value, confidence: 0.97))
  }
}
