import CivilTime
import Detection
import Foundation

/// Finds what a person can do about one message. Pure: the same message gives the same actions.
struct ActionFinder {
  /// How many actions a message has at the most.
  static let limit = 3
  /// A longer body is not read: in UTF-8 bytes.
  static let maximumBytes = 65_536

  private let request: ActionRequest
  private let clock: WallClock
  private let body: [UInt8]
  private let text: TokenizedText
  private let detections: [Detection]

  init(_ request: ActionRequest) {
    self.request = request
    clock = WallClock(request)
    body = Array(request.message.body.utf8)
    let text = TokenizedText(body)
    var taken = text
    let context = DetectionContext(
      reference: clock.reference, timeZone: clock.zone, locale: request.locale, region: request.region)
    detections = Detector().detect(&taken, context: context)
    self.text = text
  }

  /// The plans first, then what else is named, in the order of the text.
  func actions() -> [SuggestedAction] {
    var actions: [SuggestedAction] = []
    func offer(_ action: SuggestedAction) {
      let isKnown = actions.contains { $0.fingerprint == action.fingerprint }
      if !isKnown, actions.count < Self.limit { actions.append(action) }
    }
    let plans = PlanReader(text: text, detections: detections, reference: clock.reference)
    for plan in plans.plans() {
      offer(event(plan))
      if let place = plan.place, let range = plan.placeRange {
        offer(map(place, address: plan.address, range: range, confidence: plan.confidence))
      }
    }
    guard !request.message.sender.isUser else { return actions }
    if let call = CallRequest.range(in: text), let action = callBack(call) { offer(action) }
    // A sentence may name many places, and is read once for all of them.
    var meetings: [Int: Bool] = [:]
    for (index, detection) in detections.enumerated() where actions.count < Self.limit {
      if LinkSafety.isDeceptive(index, of: detections, in: text) { continue }
      if case .place = detection.value {
        guard detection.confidence >= 0.7, let clause = plans.clause(at: detection.range) else { continue }
        let isMeeting = meetings[clause] ?? plans.isMeetingProposed(in: clause)
        meetings[clause] = isMeeting
        guard isMeeting else { continue }
      }
      if let action = action(for: detection) { offer(action) }
    }
    return actions
  }

  /// "Call me", where the sender's handle is a telephone number.
  private func callBack(_ range: Range<Int>) -> SuggestedAction? {
    let sender = request.message.sender
    let context = DetectionContext(reference: clock.reference, locale: request.locale, region: request.region)
    guard sender.handle.utf8.count <= 64,
      let detection = Detector().detect(sender.handle, context: context).first,
      detection.range.count == sender.handle.utf8.count,
      case .phoneNumber(let number, let e164) = detection.value
    else { return nil }
    let name = sender.name.isEmpty ? sender.handle : sender.name
    return make(
      .call(phoneNumber: e164 ?? number), "Call \(name)", range, 0.8, "\(name) asks for a call")
  }

  private func action(for detection: Detection) -> SuggestedAction? {
    switch detection.value {
    case .phoneNumber(let number, let e164):
      let shown = e164 ?? number
      return action(
        .call(phoneNumber: shown), "Call \(shown)", detection, reason: "The message names a telephone number")
    case .emailAddress(let address):
      return action(
        .sendEmail(address: address, subject: nil), "Email \(address)", detection,
        reason: "The message names an e-mail address")
    case .link(let url, let host):
      guard LinkSafety.isOffered(url: url, host: host) else { return nil }
      return action(.openURL(url: url, host: host), "Open \(host)", detection, reason: "The message links to \(host)")
    case .oneTimeCode(let code, let domain):
      return action(
        .copyCode(code: code, domain: domain), "Copy \(code)", detection,
        reason: domain.map { "The message contains a code for \($0)" } ?? "The message contains a code")
    case .postalAddress(let address):
      return map(
        address.street, address: text.string(detection.range), range: detection.range, confidence: detection.confidence)
    case .place(let name):
      return map(name, address: nil, range: detection.range, confidence: 0.6)
    case .time, .duration, .timeZone, .moneyAmount, .measurement, .shipmentTrackingNumber, .flightNumber,
      .paymentIdentifier, .mention, .hashtag, .number, .ordinal:
      return nil
    }
  }

  private func action(
    _ payload: ActionPayload, _ title: String, _ detection: Detection, reason: String
  ) -> SuggestedAction {
    make(payload, title, detection.range, detection.confidence, reason)
  }

  private func map(_ query: String, address: String?, range: Range<Int>, confidence: Double) -> SuggestedAction {
    let reason = address == nil ? "The message names \(query) as the place" : "The message names an address"
    return make(
      .openInMaps(query: address ?? query, address: address), "Open \(query) in Maps", range, confidence, reason)
  }

  private func event(_ plan: Plan) -> SuggestedAction {
    let people = ([request.message.sender] + request.message.recipients).filter { !$0.isUser && !$0.name.isEmpty }
    var names: [String] = []
    for person in people where !names.contains(person.name) { names.append(person.name) }
    let occasion = plan.occasion ?? (names.count == 1 ? "Meeting with \(names[0])" : "Meeting")
    let title = occasion + (plan.place.map { " at \($0)" } ?? "")
    let when = clock.local(plan.when)
    let payload = EventPayload(
      title: title, start: "\(clock.named(when.start))", end: when.end.map { "\(clock.named($0))" },
      isAllDay: when.start.time == nil,
      timeZone: clock.zoneName, location: plan.address ?? plan.place, attendees: names)
    let verb = plan.isQuestion ? "is proposed for" : "is planned for"
    let reason = "\(plan.occasion ?? "A meeting") \(verb) \(clock.spoken(when.start))"
    return make(.createEvent(payload), "Add \(title)", plan.range, plan.confidence, reason)
  }

  private func make(
    _ payload: ActionPayload, _ title: String, _ range: Range<Int>, _ confidence: Double, _ reason: String
  ) -> SuggestedAction {
    SuggestedAction(
      messageID: request.message.id, title: title, payload: payload, range: TextRange(range, in: body),
      confidence: (confidence * 100).rounded() / 100, reason: reason, fingerprint: Fingerprint.of(payload))
  }
}
