import Detection

/// The words by which a language makes plans.
struct PlanLexicon: Sendable {
  private var cues: [WordKey: PlanCue] = [:]
  /// What an occasion's title is, where it is not the word itself.
  private var titles: [WordKey: String] = [:]

  func cue(_ key: WordKey) -> PlanCue { cues[key] ?? .none }

  /// The title of an occasion that the text writes so.
  func title(_ key: WordKey, written: String) -> String {
    titles[key] ?? written.prefix(1).uppercased() + written.dropFirst().lowercased()
  }

  private mutating func add(_ cue: PlanCue, _ words: String) {
    for word in words.split(separator: " ") {
      if let key = WordKey(word.utf8) { cues[key] = cue }
    }
  }

  /// Occasions that are as often verbs.
  static let verbs: Set<WordKey> = [
    "show", "play", "talk", "run", "swim", "review", "film", "train", "date", "service",
  ]

  static let english: PlanLexicon = {
    var lexicon = PlanLexicon()
    lexicon.add(
      .occasion,
      """
      lunch dinner breakfast brunch supper coffee drinks beers tea picnic bbq barbecue potluck meal buffet steamboat \
      meeting appointment interview viewing demo kickoff standup review workshop seminar webinar conference talk session \
      discussion rehearsal practice training lesson class lecture tutorial lab exam party birthday bday wedding housewarming \
      reunion ceremony funeral graduation concert gig show movie film match game hike climbing gym yoga run swim swimming badminton tennis \
      football soccer basketball frisbee bowling karaoke ktv outing trip date mass service signing onboarding orientation \
      performance presentation sleepover playdate barbeque dentist checkup festival exhibition fair club screening \
      premiere bazaar camp retreat briefing camping cookout prom play kayaking cycling consultation open-house
      """)
    lexicon.add(
      .proposal,
      "lets wanna join shall rsvp invited invite inviting anyone anybody confirming welcome up"
    )
    lexicon.add(.reminder, "reminder rmb remember rem forget")
    lexicon.add(.gathering, "meet meetup meets hangout catchup assemble gather")
    lexicon.add(
      .offer,
      "can could would free come coming cme cm available how how's hows what about want wan keen going go ok okay works on"
    )
    lexicon.add(.we, "we us our together we'll both everyone everybody everybdy guys ppl all")
    lexicon.add(.you, "you u ya ur your yours yall")
    lexicon.add(.other, "i im my me i'm he she they his her their them him mine myself got gotta having")
    lexicon.add(
      .doubt, "maybe might probably perhaps prolly possibly unlikely wish wished chance somehow someday supposed")
    lexicon.add(.habit, "usually normally always often every sometimes each never")
    lexicon.add(
      .past, "was were went had did met been came ate took slept said gave saw forgot gone wasn weren didn enjoyed")
    lexicon.add(
      .refusal,
      """
      cancel cancelled canceled cancelling postpone postponed postponing reschedule rescheduled cant cannot couldn couldnt \
      wont won wouldn skip skipping busy sorry unable
      """)
    lexicon.add(.negation, "not no dont don nope without isn aren nvr nv neither")
    lexicon.add(.deadline, "by before until till til since")
    lexicon.titles = [
      "bday": "Birthday", "bbq": "Barbecue", "barbeque": "Barbecue", "ktv": "Karaoke", "run": "Run", "drinks": "Drinks",
    ]
    return lexicon
  }()
}
