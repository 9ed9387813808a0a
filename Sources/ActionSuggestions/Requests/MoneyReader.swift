import Detection

/// Finds that the person is asked to pay.
struct MoneyReader {
  let message: ParsedMessage

  func draft(of sentence: Sentence, hasTime: Bool) -> Draft? {
    // Who sends a code tells of a payment that has begun, and asks for none.
    guard !message.detections.contains(where: { $0.type == .oneTimeCode }) else { return nil }
    let amount = amount(in: sentence)
    guard let match = phrase(sentence, hasAmount: amount != nil, hasTime: hasTime) else { return nil }
    let named = amount ?? (sentence.words.count <= 12 ? onlyAmount() : nil)
    let payload = MoneyPayload(
      amount: named?.upTo == nil ? named?.amount : nil, currency: named?.currency, recipient: message.sender.handle)
    let shown = payload.amount.map { amount in
      let digits = amount == amount.rounded() && abs(amount) < 1e12 ? String(Int(amount)) : String(amount)
      return payload.currency.map { digits + " " + $0 } ?? digits
    }
    return message.draft(
      .sendMoney(payload), "Send \(shown ?? "Money") to \(message.senderName)",
      message.bytes(match.range, of: sentence),
      0.75, "\(message.senderName) asks you to pay" + (shown.map { " " + $0 } ?? ""))
  }

  private func phrase(_ sentence: Sentence, hasAmount: Bool, hasTime: Bool) -> Sentence.Match? {
    let isPolite = sentence.has(.please)
    for match in sentence.matches {
      let start = match.range.lowerBound
      switch match.meaning {
      case .oweMe where hasAmount: return match
      case .payMe where isAsked(start, sentence): return match
      case .needYou, .please, .askYou:
        if let pay = sentence.match(.sendMoney, .payMe, at: match.range.upperBound), isMoney(pay, sentence, hasAmount) {
          return pay
        }
      case .sendMoney where isAsked(start, sentence):
        let isOrder = start == sentence.opening || isPolite || start <= sentence.opening + 1
        if isOrder, isMoney(match, sentence, hasAmount || (hasTime && match.range.count == 1)) { return match }
      default: continue
      }
    }
    return nil
  }

  private static let money: Set<WordKey> = [
    "money", "cash", "yours", "dollars", "bucks", "rupees", "euros", "pounds", "quid", "rs", "share", "rent", "account",
  ]

  /// Whether the phrase speaks of money by itself, by an amount or by a word in its sentence.
  private func isMoney(_ match: Sentence.Match, _ sentence: Sentence, _ hasAmount: Bool) -> Bool {
    if hasAmount || match.meaning == .payMe { return true }
    if message.text.key(sentence.words[match.range.lowerBound].token).map(Self.services.contains) ?? false {
      return true
    }
    return sentence.words[match.range.lowerBound...].prefix(16).contains { word in
      message.text.key(word.token).map(Self.money.contains) ?? false
    } || (message.text.isWord(sentence.words[match.range.lowerBound].token, Self.pay) && hasBlank(sentence))
  }

  /// Nothing but money is sent by them.
  private static let services: Set<WordKey> = ["venmo", "paynow", "zelle", "revolut", "paylah"]
  private static let pay: WordKey = "pay"

  /// "$ <#>": the amount was blanked.
  private func hasBlank(_ sentence: Sentence) -> Bool {
    sentence.clause.tokens.contains { message.text[$0].isMark("$") && message.text[$0 + 1].kind == .masked }
  }

  private static let subjects: Set<WordKey> = [
    "i", "he", "she", "they", "we", "it", "ill", "will", "to", "didnt", "already", "must", "can", "cant", "should",
    "shall", "ll", "gonna", "did",
  ]

  private func isAsked(_ index: Int, _ sentence: Sentence) -> Bool {
    guard let before = sentence.words[safe: index - 1] else { return true }
    let isPreceded = sentence.ends(.please, .askYou, .needYou, at: index)
    return isPreceded || !(message.text.key(before.token).map(Self.subjects.contains) ?? false)
  }

  private func amount(in sentence: Sentence) -> MoneyAmount? {
    for detection in message.detections(in: sentence.clause) {
      if case .moneyAmount(let amount) = detection.value { return amount }
    }
    return nil
  }

  /// The amount of another sentence, where the message names just one.
  private func onlyAmount() -> MoneyAmount? {
    var found: MoneyAmount?
    for detection in message.detections {
      guard case .moneyAmount(let amount) = detection.value else { continue }
      if found != nil { return nil }
      found = amount
    }
    return found
  }
}
