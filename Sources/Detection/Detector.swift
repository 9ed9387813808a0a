/// Finds what a text names: days, times, telephone numbers, addresses, links, codes, places.
///
/// It is pure and deterministic, and its work grows with the text and no faster. What the sender does not say himself
/// (quoted lines, code) yields nothing. One rule settles overlaps: the kinds are looked for in a fixed order (the
/// line that binds a code to a site, links, e-mail addresses, payment identifiers, parcels, codes, flights, postal
/// addresses, times and amounts, telephone numbers, names that are addressed, places, mentions, numbers; payment cards'
/// numbers yield nothing), and what one has taken is gone for those behind it; within a kind the leftmost counts, and of
/// those that begin together the longest.
public struct Detector: Sendable {
  /// Of a longer text only the beginning is read: in UTF-8 bytes.
  public static let maximumBytes = 4_194_304

  /// Of what a text names no more than the first so many are found, so that a hostile text takes no more memory for its
  /// detections than for itself.
  public static let maximumDetections = 65_536

  /// A detector for texts of every language that is known. One serves any number of texts, from any thread.
  public init() {}

  /// What the text names, in the order of the text, without overlaps.
  ///
  /// - Parameter isCancelled: Asked now and then; once it says so, nothing more is looked for.
  public func detect(
    _ text: String, context: DetectionContext, isCancelled: () -> Bool = { false }
  ) -> [Detection] {
    read(text, context: context, isCancelled: isCancelled).detections
  }

  /// The detections together with how many tokens were looked at for them.
  func read(
    _ text: String, context: DetectionContext, isCancelled: () -> Bool = { false }
  ) -> (detections: [Detection], visits: Int) {
    var text = text
    text.makeContiguousUTF8()
    var tokenized = TokenizedText(
      Array(text.utf8.prefix(Self.maximumBytes)), lexicon: Language.of(context.locale).lexicon)
    let detections = detect(&tokenized, context: context, isCancelled: isCancelled)
      .filter { detection in
        // A mark that joins the last character would be torn off it.
        isBoundary(detection.range.lowerBound, in: text) && isBoundary(detection.range.upperBound, in: text)
      }
    return (detections, tokenized.visits.count)
  }

  /// For callers that have split the text already; the tokens that became part of a detection are masked.
  package func detect(
    _ text: inout TokenizedText, context: DetectionContext, isCancelled: () -> Bool = { false }
  ) -> [Detection] {
    let language = Language.of(context.locale)
    var detections: [Detection] = []
    func take(_ matches: @autoclosure () -> [Match]) {
      guard !isCancelled() else { return }
      for match in matches() {
        let isPlain = match.detection.type == .number || match.detection.type == .ordinal
        if !isPlain { text.mask(match.tokens) }
        if context.types?.contains(match.detection.type) ?? true { detections.append(match.detection) }
      }
    }
    let bound = OriginBoundCode(text.bytes)
    take(bound?.match(in: text).map { [$0] } ?? [])
    take(LinkMatcher(text: text).matches())
    take(EmailMatcher(text: text).matches())
    take(PaymentIdentifierMatcher(text: text).matches())
    // Most messages have no number, and nothing that follows is to be found in them.
    let digits = text.tokens.reduce(0) { $0 + $1.digits }
    if digits >= 4 {
      take(ParcelMatcher(text: text).matches())
      for card in PaymentCard(text: text).tokens() { text.mask(card) }
    }
    if digits > 0 {
      take(CodeMatcher(text: text, bound: bound).matches())
      take(FlightMatcher(text: text).matches())
    }
    take(AddressMatcher(text: text).matches())
    let grammar =
      isCancelled()
      ? ([], [])
      : GrammarMatcher(text: text, context: context, language: language).matches(isCancelled: isCancelled)
    take(grammar.0)
    take(PhoneMatcher(text: text, context: context).matches())
    take(MentionMatcher(text: text).matches(isAddressed: true))
    take(PlaceMatcher(text: text, lexicon: language.places).matches())
    take(MentionMatcher(text: text).matches())
    take(grammar.1.filter { match in match.tokens.allSatisfy { text[$0].kind != .masked } })
    return Array(detections.sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(Self.maximumDetections))
  }

  private func isBoundary(_ offset: Int, in text: String) -> Bool {
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    return String.Index(index, within: text) != nil
  }
}
