import Detection

/// Finds a quantity that somebody asks to be told in other units.
struct ConversionReader {
  private static let asking: Set<WordKey> = ["how", "what", "whats", "convert", "much"]
  private static let leading: Set<WordKey> = ["in", "to", "into"]

  let message: ParsedMessage

  func draft(of sentence: Sentence) -> Draft? {
    guard sentence.clause.isQuestion || sentence.words.first.map({ isWord($0, ["convert"]) }) ?? false,
      sentence.words.contains(where: { isWord($0, Self.asking) }),
      sentence.words.contains(where: { isWord($0, Self.leading) })
    else { return nil }
    for detection in message.detections(in: sentence.clause) {
      guard case .measurement(let measurement) = detection.value, !measurement.conversions.isEmpty,
        measurement.upTo == nil
      else { continue }
      let payload = ConversionPayload(
        value: measurement.amount, unit: measurement.unit,
        results: measurement.conversions.map { ConversionPayload.Result(value: $0.amount, unit: $0.unit) })
      let written = message.text.string(detection.range)
      return message.draft(
        .convert(payload), "Convert \(written)", detection.range, 0.75, "The message asks what \(written) is")
    }
    return nil
  }

  private func isWord(_ word: Word, _ keys: Set<WordKey>) -> Bool {
    message.text.key(word.token).map(keys.contains) ?? false
  }
}
