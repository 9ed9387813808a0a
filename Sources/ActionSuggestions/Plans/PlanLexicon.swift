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
    "show", "play", "talk", "run", "swim", "review", "film", "train", "date", "service", "climb", "call", "test",
  ]
  static let others: Set<WordKey> = ["him", "her", "them", "my", "his", "their", "someone", "somebody"]
  /// Who does it to "me" is with the sender.
  static let joining: Set<WordKey> = ["with", "meet", "join", "visit"]
  /// What somebody did, by the verb alone.
  static let told: Set<WordKey> = ["had", "went", "ate", "took", "saw", "met", "enjoyed", "watched", "celebrated"]
  static let usual: Set<WordKey> = ["usually", "normally", "always", "often", "typically", "sometimes"]
  /// Where people live.
  static let homes: Set<WordKey> = ["place", "house", "home", "flat", "apartment", "apt", "parents", "crib", "garden"]
  /// What people meet for, where nothing else says what it is.
  static let foods: Set<WordKey> = [
    "pizza", "sushi", "ramen", "burgers", "tacos", "curry", "tapas", "dumplings", "pho",
  ]
  static let or: WordKey = "or"
  static let table: WordKey = "table"
  static let booked: Set<WordKey> = ["confirmed", "booked", "reserved"]
  /// "The game starts at 8": news.
  static let beginning: Set<WordKey> = ["starts", "begins", "start", "opens", "ends", "kicks", "airs"]
  static let talk: WordKey = "talk"
  /// Behind them a meal is a thing.
  static let handling: Set<WordKey> = [
    "bring", "bringing", "buy", "buying", "make", "making", "cook", "cooking", "pack", "packing", "order", "ordering",
    "brought", "bought", "missed", "skip", "finish", "finished",
  ]
  /// "Moving day".
  static let dayKinds: Set<WordKey> = ["moving", "sports", "open", "beach", "games", "fun", "training", "results"]
  static let owners: Set<WordKey> = ["your", "ur", "his", "her", "their", "my", "yr", "ya"]
  /// To these people are invited whose they are, or they are theirs who are told.
  static let feasts: Set<WordKey> = [
    "appointment", "meeting", "interview", "viewing", "onboarding", "orientation", "consultation", "checkup", "session",
    "inspection", "fitting", "demo",
    "party", "birthday", "bday", "wedding", "housewarming", "bbq", "barbecue", "concert", "gig", "show", "graduation",
    "farewell", "funeral", "reunion", "sleepover", "playdate",
  ]
  /// With which questions for news begin.
  static let asking: Set<WordKey> = ["what", "whatcha", "wat", "wad", "is", "was", "did", "has", "who", "which"]
  static let being: Set<WordKey> = ["is", "was", "did", "has"]
  /// Words in front of an occasion that tell which one it is.
  static let kinds: Set<WordKey> = [
    "book", "flat", "house", "team", "class", "family", "farewell", "marketing", "sales", "project", "budget", "staff",
    "board", "quarterly", "weekly", "monthly", "annual", "parents", "wine", "dance", "piano", "guitar", "singing",
    "driving", "swimming", "yoga", "game", "pizza", "sushi", "group", "job", "phone", "video", "zoom", "kickoff",
    "conference", "client", "design", "status", "planning", "sprint", "welcome", "leaving", "garden", "pool", "street",
    "charity", "christmas", "office", "neighbourhood", "school", "science", "art", "music", "chess", "film", "movie",
    "dinner", "tea", "cocktail", "engagement", "baby", "bridal", "doctor", "doctors", "dentist", "dental", "eye", "vet",
    "hair", "haircut", "physio", "cluster", "hall", "church", "strategy", "catchup", "sync", "intro", "half", "day",
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
      premiere bazaar camp retreat briefing camping cookout prom play kayaking cycling consultation practise practice prac \
      reservation booking climbing climb test quiz haircut checkup brunch hotpot prata game sync catchup mahjong board-game farewell picnic \
      surfing skating skiing snorkelling paintball bouldering pilates zumba jog jogging sunday-roast roast married wedding \
      housewarming visit inspection fitting rally parade vigil mass chalet assembly fieldtrip excursion hackathon
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
    lexicon.add(.polite, "please pls plz kindly")
    lexicon.add(.we, "we us our together we'll both everyone everybody everybdy guys ppl all")
    lexicon.add(.you, "you u ya ur your yours yall")
    lexicon.add(.other, "i im my me i'm he she they his her their them him mine myself got gotta having")
    lexicon.add(
      .doubt,
      "maybe might probably perhaps prolly possibly unlikely wish wished chance somehow someday supposed imagine suppose pretend"
    )
    lexicon.add(.habit, "usually normally always often every sometimes each never")
    lexicon.add(
      .past,
      "was were went had did met been came ate took slept said gave saw forgot gone wasn weren didn enjoyed watched celebrated"
    )
    lexicon.add(
      .refusal,
      """
      cancel cancelled canceled cancelling postpone postponed postponing reschedule rescheduled cant cannot couldn couldnt \
      wont won wouldn skip skipping busy sorry unable
      """)
    lexicon.add(.negation, "not no dont don nope without isn aren nvr nv neither")
    lexicon.add(.deadline, "by before until till til since")
    lexicon.titles = [
      "bday": "Birthday", "married": "Wedding", "prac": "Practice", "climb": "Climbing", "bbq": "BBQ",
      "barbeque": "Barbecue", "ktv": "Karaoke", "run": "Run", "drinks": "Drinks",
    ]
    return lexicon
  }()
}
