import Detection

/// Makes actions of what a message names: numbers, addresses, links, codes, parcels, flights.
struct NamedReader {
  let message: ParsedMessage
  /// The day that goes with a flight: the first one that the message names.
  let day: String?

  /// The actions of a detection; `isPlaceWanted` says whether somebody proposes to meet in its sentence.
  func drafts(of index: Int, isPlaceWanted: (Detection) -> Bool) -> [Draft] {
    let detection = message.detections[index]
    func draft(_ payload: ActionPayload, _ title: String, _ reason: String) -> Draft {
      message.draft(payload, title, detection.range, detection.confidence, reason)
    }
    switch detection.value {
    case .phoneNumber(let number, let e164): return phone(e164 ?? number, detection)
    case .emailAddress(let address):
      return [
        draft(.sendEmail(address: address, subject: nil), "Email \(address)", "The message names an e-mail address")
      ]
    case .link(let url, let host): return link(url, host, index)
    case .oneTimeCode(let code, let domain):
      let reason = domain.map { "The message contains a code for \($0), and for no other site" }
      return [draft(.copyCode(code: code, domain: domain), "Copy \(code)", reason ?? "The message contains a code")]
    case .postalAddress(let address):
      let whole = message.text.string(detection.range)
      return [
        draft(
          .openInMaps(query: whole, address: whole), "Open \(address.street) in Maps", "The message names an address")
      ]
    case .place(let name):
      guard detection.confidence >= 0.7, isPlaceWanted(detection) else { return [] }
      return [
        draft(
          .openInMaps(query: name, address: nil), "Open \(name) in Maps", "The message names \(name) as the place")
      ]
    case .shipmentTrackingNumber(let carrier, let number, let url):
      return [
        draft(
          .trackParcel(carrier: carrier, trackingNumber: number, url: url), "Track \(carrier) Parcel",
          "The message names a tracking number of \(carrier)")
      ]
    case .flightNumber(let airline, let number):
      let flight = airline + number
      return [
        draft(
          .trackFlight(airline: airline, flightNumber: flight, date: day), "Track Flight \(flight)",
          "The message names the flight \(flight)")
      ]
    case .time, .duration, .timeZone, .moneyAmount, .measurement, .paymentIdentifier, .mention, .hashtag, .number,
      .ordinal:
      return []
    }
  }

  private func phone(_ number: String, _ detection: Detection) -> [Draft] {
    let target = CallTarget.phoneNumber(number)
    let call = message.draft(
      .call(target), "Call \(number)", detection.range, detection.confidence, "The message names a telephone number")
    guard isForTexts(detection) else { return [call] }
    let text = message.draft(
      .sendMessage(target), "Message \(number)", detection.range, detection.confidence,
      "The message names a number to write to")
    return [text, call]
  }

  /// "Text me on 0170 …": the number is there to be written to.
  private func isForTexts(_ detection: Detection) -> Bool {
    message.sentence(at: detection.range).map { message.sentences[$0].has(.textMe) } ?? false
  }

  private func link(_ url: String, _ host: String, _ index: Int) -> [Draft] {
    let detection = message.detections[index]
    guard !LinkSafety.isDeceptive(index, of: message.detections, in: message.text) else { return [] }
    let warning: String?
    switch LinkSafety.verdict(url: url, host: host) {
    case .refused: return []
    case .warned(let reason): warning = reason
    case .plain: warning = nil
    }
    if warning == nil, let service = CallService.name(url: url, host: host) {
      return [
        message.draft(
          .joinCall(LinkTarget(url: url, host: host, service: service)), "Join \(service) Call", detection.range,
          detection.confidence, "The message links to a call on \(service)")
      ]
    }
    let title = warning == nil ? "Open \(host)" : "Open \(host) (Check First)"
    return [
      message.draft(
        .openURL(LinkTarget(url: url, host: host, warning: warning)), title, detection.range,
        warning == nil ? detection.confidence : min(detection.confidence, 0.5),
        warning ?? "The message links to \(host)")
    ]
  }
}
