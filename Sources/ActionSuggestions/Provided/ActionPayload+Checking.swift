import CivilTime
public import JSONRPC

extension ActionPayload {
  /// A payload that somebody else has made, by the kind's row in the protocol; members that are unknown there are left
  /// out. A link's host and warning are not taken from it, but made.
  ///
  /// - Throws: ``PayloadProblem`` for what is missing, of a wrong type or form, too long, or not allowed (as a link to a
  ///   host that passes for another one).
  public init(checking json: JSONObject, kind: ActionKind) throws(PayloadProblem) {
    let check = PayloadCheck(json: json)
    switch kind {
    case .createEvent: self = .createEvent(try check.event())
    case .createReminder: self = .createReminder(try check.reminder())
    case .addContact: self = .addContact(try check.contact())
    case .openInMaps:
      self = .openInMaps(query: try check.text("query"), address: try check.optionalText("address"))
    case .call: self = .call(try check.callTarget())
    case .sendMessage: self = .sendMessage(try check.callTarget())
    case .sendEmail:
      self = .sendEmail(
        address: try check.emailAddress(try check.text("address"), "/address"),
        subject: try check.optionalText("subject"))
    case .openURL: self = .openURL(try check.link(isWarningPossible: true))
    case .joinCall:
      var link = try check.link()
      link.service = try check.optionalText("service", atMost: 80)
      self = .joinCall(link)
    case .copyCode:
      let code = try check.word("code", 1...64) { (0x21...0x7E).contains($0) }
      self = .copyCode(code: code, domain: try check.optionalText("domain", atMost: 253))
    case .trackParcel:
      let url = check.json["url"] == nil ? nil : try check.link().url
      self = .trackParcel(
        carrier: try check.text("carrier", atMost: 80),
        trackingNumber: try check.word("trackingNumber", 4...40) { $0.isLetter || $0.isDigit }, url: url)
    case .trackFlight: self = try check.flight()
    case .shareLocation: self = .shareLocation(recipient: try check.text("recipient", atMost: 1_024))
    case .sharePhotos: self = .sharePhotos(recipient: try check.text("recipient", atMost: 1_024))
    case .sendMoney: self = .sendMoney(try check.money())
    case .setTimer: self = .setTimer(seconds: try check.int("seconds", 1...604_800))
    case .setAlarm:
      guard let time = try check.wallTime("time") else { throw check.problem("time", "is missing") }
      self = .setAlarm(time: time)
    case .convert: self = .convert(try check.conversion())
    case .createPoll:
      self = .createPoll(question: try check.optionalText("question"), options: try check.texts("options", 2...12))
    }
  }
}
