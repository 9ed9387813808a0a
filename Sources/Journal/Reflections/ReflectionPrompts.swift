internal import CivilTime

/// The questions that there are. Each is asked only where what it says is known; none tells more than its subject holds.
enum ReflectionPrompts {
  private typealias Prompt = (id: String, text: String)

  /// SwiftUI's names of colours that a text can be read on.
  static let colors = ["indigo", "teal", "orange", "pink", "mint", "brown", "blue", "purple"]

  /// All questions on the subject, in an order that depends on the seed alone.
  static func all(on subject: ReflectionSubject, seed: String) -> [Reflection] {
    let prompts = subject.moment == nil ? general : moment(subject)
    return prompts.map { prompt in
      (ContentHash.id("reflection", seed, subject.moment ?? "", prompt.id), prompt)
    }.sorted { $0.0 < $1.0 }.map { _, prompt in
      Reflection(id: prompt.id, prompt: prompt.text, color: color(prompt.id))
    }
  }

  /// A question keeps its colour.
  private static func color(_ identifier: String) -> String {
    colors[identifier.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % colors.count]
  }

  private static let general: [Prompt] = [
    ("smallJoy", "What small thing was better today than you expected?"),
    ("firstThought", "What did you think of first this morning, and is it still on your mind?"),
    ("learned", "What do you know tonight that you did not know yesterday?"),
    ("kindness", "Who was kind to you lately, and did they notice that you noticed?"),
    ("unfinished", "What did you leave undone that you are glad to have left?"),
    ("sound", "Which sound of today would you keep, if you could keep only one?"),
    ("letter", "Write three sentences to yourself a year from now."),
    ("change", "What have you changed your mind about this year?"),
    ("courage", "When were you last a little braver than you had to be?"),
    ("meal", "Describe the best thing that you ate this week, without saying what it was."),
    ("place", "Which corner of the place where you live do you like best, and at what hour?"),
    ("weight", "What could you put down for a day, and who would mind?"),
    ("hands", "What did your hands do today?"),
    ("question", "What would you like to be asked more often?"),
    ("laugh", "What made you laugh out loud most recently?"),
    ("weather", "How was the weather, outside and in you?"),
    ("habit", "Which habit has become part of you without a decision?"),
    ("thanks", "Name one thing that went well, and whose doing it was."),
    ("child", "What would the child that you were make of today?"),
    ("tomorrow", "What would make tomorrow a good day, if only one thing went right?"),
  ]

  private static func moment(_ subject: ReflectionSubject) -> [Prompt] {
    let when = "\(MomentTitle.weekday(subject.day)), \(day(subject.day))"
    let what = subject.title.map { "“\($0)”" }
    var prompts: [Prompt] = [
      ("keep", "Think back to \(what ?? when). What do you want to keep of it?"),
      ("before", "What had you expected of \(what ?? when), and how was it then?"),
      ("nobody", "What about \(what ?? when) would nobody see from the outside?"),
      ("again", "Would you do \(what ?? when) again? What would be different?"),
    ]
    func add(_ condition: Bool, _ identifier: String, _ text: @autoclosure () -> String) {
      if condition { prompts.append((identifier, text())) }
    }
    add(subject.photos == 1, "onePhoto", "You have one picture of \(what ?? when). What is just outside of it?")
    add(
      subject.photos > 1, "photos",
      "You have \(subject.photos) pictures of \(what ?? when) here. Which one would you show first, and why?")
    add(subject.hasWorkout, "body", "How did your body feel halfway through, on \(when)?")
    add(subject.hasCall, "call", "What is still in your ear of the call on \(when)?")
    add(subject.hasMood, "mood", "You wrote down how you felt on \(when). What lay behind it?")
    add(subject.hasEntry, "planned", "It was on your calendar for \(when). What happened that was not?")
    add(subject.isLong, "return", "How was it to come back after \(what ?? when)?")
    if let place = subject.place, place != subject.title {
      prompts.append(("where", "Describe “\(place)” to somebody who has never been there."))
      add(subject.isFirstVisit, "first", "You stayed at “\(place)” for the first time. What did you notice at once?")
    }
    for (index, person) in subject.people.prefix(3).enumerated() {
      prompts.append(("person\(index + 1)", "What would \(person) tell of \(what ?? when)?"))
    }
    return prompts
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static func day(_ date: CivilDate) -> String { "\(date.day) \(months[min(max(date.month, 1), 12) - 1])" }
}
