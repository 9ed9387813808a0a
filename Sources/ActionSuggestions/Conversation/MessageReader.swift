import Detection

/// Reads one message: what it asks, what it names, and what it says of plans.
struct MessageReader {
  /// Of a longer message only so many sentences are looked at for requests.
  private static let longest = 200

  private(set) var drafts: [Draft] = []
  private(set) var fragments: [PlanFragment] = []

  init(_ message: ParsedMessage) {
    var tasks: [Int: Draft] = [:]
    var asks: [Draft] = []
    if !message.sender.isUser {
      var isForOthers = false
      for (index, sentence) in message.sentences.prefix(Self.longest).enumerated() {
        isForOthers = Addressee.isOther(sentence, of: message) ?? isForOthers
        guard !isForOthers else { continue }
        asks += AskReader(message: message).drafts(of: sentence)
        let pay = MoneyReader(message: message).draft(
          of: sentence, hasTime: message.when(in: sentence.clause)?.isToCome == true)
        if let pay { asks.append(pay) }
        if let task = ReminderReader(message: message).draft(of: sentence) {
          // To pay is a task only where it has a day.
          if case .createReminder(let reminder) = task.payload, pay != nil, reminder.due == nil { continue }
          tasks[index] = task
        }
        if let poll = PollReader(message: message).draft(of: sentence) { asks.append(poll) }
        if let conversion = ConversionReader(message: message).draft(of: sentence) { asks.append(conversion) }
      }
    }
    let reader = FragmentReader(message, tasks: Set(tasks.keys))
    fragments = reader.fragments()
    if let plan = fragments.first(where: \.isPlan), let place = plan.place { add([Self.map(place, in: message)]) }
    guard !message.sender.isUser else { return }
    add(asks + tasks.sorted { $0.key < $1.key }.map(\.value))
    addNamed(message, reader)
    if let contact = ContactReader(message: message).draft() { add([contact]) }
  }

  static func map(_ place: PlanPlace, in message: ParsedMessage) -> Draft {
    map(place, body: message.body, confidence: 0.8)
  }

  static func map(_ place: PlanPlace) -> ActionPayload {
    .openInMaps(query: place.address ?? place.name, address: place.address)
  }

  static func map(_ place: PlanPlace, body: [UInt8], confidence: Double) -> Draft {
    let reason = place.address == nil ? "The message names \(place.name) as the place" : "The message names an address"
    return Draft(
      map(place), title: "Open \(place.name) in Maps",
      range: TextRange(place.range, in: body), confidence: confidence, reason: reason)
  }

  private mutating func addNamed(_ message: ParsedMessage, _ reader: FragmentReader) {
    var day: String?
    for detection in message.detections {
      if case .time(let value) = detection.value, detection.isTime, day == nil { day = "\(value.start.date)" }
    }
    let named = NamedReader(message: message, day: day)
    var meetings: [Int: Bool] = [:]
    // The same thing may be named a thousand times.
    var rest = MessageFacts.limit * 8
    for index in message.detections.indices where drafts.count < MessageFacts.limit * 2 && rest > 0 {
      if !message.detections[index].isTime { rest -= 1 }
      add(
        named.drafts(of: index) { place in
          // A sentence may name many places, and is read once for all of them.
          let sentence = message.sentence(at: place.range) ?? -1
          let isMeeting = meetings[sentence] ?? reader.isMeetingProposed(at: place.range)
          meetings[sentence] = isMeeting
          return isMeeting
        })
    }
  }

  private mutating func add(_ more: [Draft]) {
    for draft in more where !drafts.contains(where: { $0.fingerprint == draft.fingerprint }) { drafts.append(draft) }
  }
}
