import CivilTime
import Detection

/// Makes reminders, timers and alarms of what the person is asked to do.
struct ReminderReader {
  /// A longer wait is a reminder, not a timer: in seconds.
  private static let longestTimer = 6 * 3_600

  let message: ParsedMessage

  /// What the sentence asks for: at most one.
  func draft(of sentence: Sentence) -> Draft? {
    let times = message.detections(in: sentence.clause).filter { $0.isTime || $0.type == .duration }
    let when = message.when(in: sentence.clause).flatMap { $0.isToCome ? $0 : nil }
    if let draft = alarm(sentence, when) ?? timer(sentence, times) { return draft }
    guard let task = TaskReader(message: message).task(in: sentence, hasTime: when != nil),
      let title = TaskTitle.title(task, of: sentence, in: message, without: times.map(\.range))
    else { return nil }
    let range = message.bytes(task.words, of: sentence)
    let named = time(of: range, in: sentence) ?? when
    if let seconds = wait(times) { return timer(seconds, range, title) }
    let due = (named ?? occasion(of: task, in: sentence)).map { message.clock.local($0.value).start }
    let payload = ReminderPayload(
      title: title, due: due.map { "\(message.clock.named($0))" }, isAllDay: due.map { $0.time == nil } ?? false,
      timeZone: message.clock.zoneName)
    let reason = "\(message.senderName) asks you to do this"
    return message.draft(
      .createReminder(payload), "Remind Me: \(title)", range, task.confidence,
      due.map { reason + ", due \(message.clock.spoken($0))" } ?? reason)
  }

  /// The time that stands behind the beginning of the task, where there are several.
  private func time(of task: Range<Int>, in sentence: Sentence) -> When? {
    let times = message.detections(in: sentence.clause).filter { $0.isTime && $0.range.lowerBound >= task.lowerBound }
    return When(times, reference: message.clock.reference).flatMap { $0.isToCome ? $0 : nil }
  }

  private static let carried: Set<WordKey> = ["bring", "brg", "wear"]

  /// What is to be brought or worn is due when the thing is to which the sentence in front belongs.
  private func occasion(of task: TaskReader.Task, in sentence: Sentence) -> When? {
    guard let verb = sentence.words[safe: task.words.lowerBound],
      message.text.key(verb.token).map(Self.carried.contains) ?? false
    else { return nil }
    let earlier = message.detections.prefix { $0.range.lowerBound < sentence.clause.bytes.lowerBound }
    let times = earlier.filter(\.isTime)
    guard (1...2).contains(times.count) else { return nil }
    return When(Array(times), reference: message.clock.reference).flatMap { $0.isToCome && $0.hasDay ? $0 : nil }
  }

  /// "Wake me at 6", "set an alarm for 6:30".
  private func alarm(_ sentence: Sentence, _ when: When?) -> Draft? {
    guard let when, when.value.start.time != nil, let match = sentence.first(.alarm), isAsked(match, sentence) else {
      return nil
    }
    var start = message.clock.local(when.value).start
    if when.isHourAmbiguous, let time = start.time, (4...11).contains(time.hour % 12) {
      // People are woken in the morning.
      start.time = ClockTime(secondsSinceMidnight: time.secondsSinceMidnight % 43_200)
      if start.moment <= message.clock.reference { start.date = start.date.adding(days: 1) }
    }
    return message.draft(
      .setAlarm(time: "\(start)"), "Set Alarm, \(message.clock.spoken(start))", when.range, 0.8,
      "\(message.senderName) asks for an alarm \(message.clock.spoken(start))")
  }

  /// "Set a timer for 12 minutes".
  private func timer(_ sentence: Sentence, _ times: [Detection]) -> Draft? {
    guard let match = sentence.first(.timer), isAsked(match, sentence) else { return nil }
    for time in times {
      if case .duration(let seconds) = time.value, (1...86_400).contains(seconds) {
        return timer(seconds, time.range, nil)
      }
    }
    return wait(times).map { timer($0, message.bytes(match.range, of: sentence), nil) }
  }

  private func timer(_ seconds: Int, _ range: Range<Int>, _ title: String?) -> Draft {
    let minutes =
      seconds % 3_600 == 0 ? "\(seconds / 3_600) h" : seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
    let reason = title.map { "\(message.senderName) asks you in \(minutes): \($0)" }
    return message.draft(
      .setTimer(seconds: seconds), "Set Timer for \(minutes)", range, 0.8,
      reason ?? "\(message.senderName) asks for a timer of \(minutes)")
  }

  /// "in 35 min": the seconds from now.
  private func wait(_ times: [Detection]) -> Int? {
    guard times.count == 1, let time = times.first, case .time(let value) = time.value, time.type == .dateTime,
      value.timeZone == nil, isWait(time.range)
    else { return nil }
    let seconds = value.start.moment.secondsSinceEpoch - message.clock.reference.secondsSinceEpoch
    return (1...Self.longestTimer).contains(seconds) ? seconds : nil
  }

  /// Whether the words are "in" and a number of minutes or the like.
  private func isWait(_ range: Range<Int>) -> Bool {
    var isInside = false
    for index in message.tokens(in: range) {
      if message.text.role(index) == .inside { isInside = true }
      switch message.text[index].lexeme.unit {
      case .second, .minute, .hour: if isInside { return true }
      default: continue
      }
    }
    return false
  }

  private func isAsked(_ match: Sentence.Match, _ sentence: Sentence) -> Bool {
    if match.range.lowerBound <= sentence.opening { return true }
    return sentence.ends(.please, .askYou, .needYou, .dontForget, .remember, at: match.range.lowerBound)
  }
}
