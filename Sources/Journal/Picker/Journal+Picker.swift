public import Foundation
internal import CivilTime
internal import JSONRPC
internal import Store

extension Journal {
  /// Does what a picker asks for, and tells what came of it. It is the person who asks: a client sees nothing of it but a
  /// suggestion that was chosen.
  ///
  /// - Parameters:
  ///   - client: The program that gets what is chosen.
  ///   - directory: Where copies of its files are to lie; without it the person's own files are named.
  ///   - progress: How many of the files that must be read have been read, and how many there are.
  ///   - isCancelled: Is asked again and again while the sources are read.
  /// - Throws: `StoreError`, `CancellationError`, ``JournalError/cannotCopy(_:)``.
  public func answer(
    _ request: PickerRequest, client: String, directory: String? = nil, now: Date, home: TimeZone,
    progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }, isCancelled: () -> Bool = { false }
  ) throws -> PickerInput {
    do {
      var notice: String?
      switch request {
      case .load(let readsSources):
        if readsSources, try consent() == .on { try rescan(now: now, progress: progress, isCancelled: isCancelled) }
      case .preview(let moment, let excluded):
        let preview = try preview(moment, excluded, areCopied: directory != nil, now: now, home: home)
        return .preview(preview, notice: nil)
      case .choose(let moment, let excluded, let shown):
        let (chosen, preview) = try choose(
          moment, excluded, shown: shown, areCopied: directory != nil, client: client, now: now, home: home)
        return try chosen.map { .chosen(try handedOver($0, into: directory)) } ?? preview
      case .previewQuestion(let question):
        return .preview(try preview(question, now: now, home: home), notice: nil)
      case .chooseQuestion(let question, let shown):
        return try choose(question, shown: shown, client: client, now: now, home: home)
      case .decline(let moment):
        try decline(moment, now: now, home: home)
        notice = "Declined: it will not be suggested again."
      case .merge(let moment, let other):
        try merge(moment, with: other, now: now, home: home)
        notice = "Merged."
      case .split(let moment, let events):
        try split(moment, events, now: now, home: home)
        notice = "Split."
      case .rename(let moment, let title):
        try rename(moment, title: title, now: now, home: home)
        notice = "Renamed."
      case .wrongPlace(let moment):
        notice = "No longer called by “\(try rejectPlace(of: moment, now: now, home: home))”."
      case .exclude(let exclusion):
        try exclude(exclusion)
        notice = "Left out from now on. To take it back: inkling journal exclude"
      case .turnOn:
        try setConsent(true)
        try rescan(now: now, progress: progress, isCancelled: isCancelled)
      case .setCategory(let category, let isShown): try setCategory(category, isShown: isShown)
      case .closeBanner: try closeBanner()
      }
      return .loaded(try pickerContent(now: now, home: home), notice: notice)
    } catch JournalError.consentRequired {
      return .loaded(PickerContent(consent: .off), notice: "The journal was turned off meanwhile.")
    } catch JournalError.unknownMoment, JournalError.unknownItem, JournalError.unknownSource,
      JournalError.unknownFolder, JournalError.expiredHandle
    {
      return .loaded(try pickerContent(now: now, home: home), notice: "It has changed meanwhile; look again.")
    } catch JournalError.tooManySelections {
      return .failed("This app has got \(Self.selectionsPerHour) suggestions within the hour; that is its limit.")
    } catch JournalError.nothingLeft {
      return .failed("Nothing is left of it.")
    } catch JournalError.isTrip {
      return .failed("A trip is put right moment by moment.")
    } catch JournalError.noPlace {
      return .failed("It is not called by a place.")
    }
  }

  /// Everything that the picker shows; before consent that is only whether there is consent.
  func pickerContent(now: Date, home: TimeZone) throws -> PickerContent {
    let consent = try consent()
    guard consent == .on else { return PickerContent(consent: consent, hiddenKinds: try hiddenKinds()) }
    return try settled(now: now, home: home, audience: .person) { database, made in
      let dismissed = try Self.dismissed(database)
      let open = made.suggestible.filter { !Self.isDismissed($0, dismissed) }
      var content = PickerContent(consent: .on, hiddenKinds: try Self.hiddenKinds(database))
      let directories = Dictionary(
        try database.query("SELECT id, directory FROM journal_source") { row in (row.text(0), row.text(1)) },
        uniquingKeysWith: { first, _ in first })
      content.isBannerOpen = try Self.setting("bannerClosed", database) == nil
      let today = home.civil(at: now).date
      content.today = today
      content.reflections = try Self.reflections(of: today, database)
      let past = try ShownBefore(today: today, database)
      func shown(_ list: SuggestionList) throws -> [PickerSuggestion] {
        let picked = list.picked(from: open, past, most: Self.mostSuggestions)
        if list == .recommended { try past.note(Array(picked.prefix(Self.usualSuggestions)), database) }
        let suggestions = picked.map { moment in
          PickerSuggestion(
            moment, places: made.places, directories: directories, hasReflections: !content.reflections.isEmpty)
        }
        if suggestions.isEmpty { content.emptyReasons[list] = try Self.emptyReason(list, made, open, database) }
        return suggestions
      }
      content.recommended = try shown(.recommended)
      content.recent = try shown(.recent)
      content.onThisDay = try shown(.onThisDay)
      return content
    }
  }

  /// Switches all kinds of a category.
  public func setCategory(_ category: JournalCategory, isShown: Bool) throws {
    try setKinds(category.kinds, isShown: isShown)
  }

  private func preview(
    _ moment: String, _ excluded: Set<String>, areCopied: Bool, now: Date, home: TimeZone
  ) throws -> JSONValue {
    try settled(now: now, home: home, audience: .person) { database, made in
      let (moment, kept) = try Self.kept(moment, excluded, made)
      let pictures = try Self.pictures(of: kept, areCopied: areCopied, database)
      return try Self.suggestion(
        kept, name: moment.name, isTrip: moment.isTrip, made.places, workPlaces: made.workPlaces,
        pictures: pictures, home, database)
    }
  }

  /// What is left of the moment's items.
  private static func kept(
    _ moment: String, _ excluded: Set<String>, _ made: MomentMaking.Result
  ) throws -> (Moment, [SuggestionItem]) {
    let moment = try Self.suggestible(moment, made)
    let items = numbered(MomentItems.chosen(from: moment.members))
    return (moment, items.filter { !excluded.contains($0.item.name) })
  }

  /// Hands over what was shown, and only that: if it would be something else by now, that is shown instead.
  private func choose(
    _ moment: String, _ excluded: Set<String>, shown: JSONValue, areCopied: Bool, client: String, now: Date,
    home: TimeZone
  ) throws -> (ChosenSuggestion?, PickerInput) {
    try settled(now: now, home: home, audience: .person) { database, made in
      let seconds = Self.seconds(now)
      try Self.checkSelections(of: client, at: seconds, database)
      let (moment, kept) = try Self.kept(moment, excluded, made)
      let pictures = try Self.pictures(of: kept, areCopied: areCopied, database)
      let suggestion = try Self.suggestion(
        kept, name: moment.name, isTrip: moment.isTrip, made.places, workPlaces: made.workPlaces,
        pictures: pictures, home, database)
      let preview = PickerInput.preview(suggestion, notice: Self.hasChanged)
      guard suggestion == shown else { return (nil, preview) }
      return (
        try Self.chosen(suggestion, kept, of: moment, pictures, client: client, at: seconds, database), preview
      )
    }
  }

  private static let hasChanged = "It has changed meanwhile. This is what it is now."

  /// The person sees the question as it is handed over, so that it may say what they know.
  private func preview(_ question: ReflectionReference, now: Date, home: TimeZone) throws -> JSONValue {
    try settled(now: now, home: home, audience: .person) { database, made in
      try Self.selected(question, level: .titles, made, home, database).suggestion
    }
  }

  private func choose(
    _ question: ReflectionReference, shown: JSONValue, client: String, now: Date, home: TimeZone
  ) throws -> PickerInput {
    try settled(now: now, home: home, audience: .person) { database, made in
      let seconds = Self.seconds(now)
      try Self.checkSelections(of: client, at: seconds, database)
      let (suggestion, record) = try Self.selected(question, level: .titles, made, home, database)
      guard suggestion == shown else { return .preview(suggestion, notice: Self.hasChanged) }
      try Self.record(suggestion, record, of: question.moment ?? "", client: client, at: seconds, database)
      return .chosen(suggestion)
    }
  }

  private func split(_ moment: String, _ events: Set<String>, now: Date, home: TimeZone) throws {
    try settled(now: now, home: home, audience: .person) { database, made in
      let moment = try Self.moment(moment, made)
      let taken = Set(events.flatMap(MomentItem.events))
      let split = try Self.split(moment, Self.events(moment).filter(taken.contains))
      try self.add([split], now: Self.seconds(now), database)
    }
  }
}

extension PickerSuggestion {
  init(_ moment: Moment, places: NamedPlaces, directories: [String: String], hasReflections: Bool) {
    let items = MomentItems.chosen(from: moment.members)
    self.init(
      moment: moment.id, title: PickerText.clean(moment.title) ?? "Untitled", when: PickerWhen.text(moment),
      counts: PickerCounts.text(items), why: moment.why.compactMap { PickerText.clean($0) },
      items: Journal.numbered(items).map { item in
        let client = directories[item.item.first.event.source].flatMap(Journal.client(ofDirectory:))
        let text = item.pickerText + (client.map { " (told by \($0))" } ?? "")
        return PickerItem(
          event: item.item.name, text: PickerText.clean(text) ?? item.kind.rawValue)
      }, more: moment.members.count - items.reduce(0) { $0 + $1.members.count },
      place: MomentTitle.place(of: MomentGroup(members: moment.members), places: places)
        .flatMap { PickerText.clean($0.name) },
      reflections: hasReflections
        ? ReflectionPrompts.all(on: ReflectionSubject(moment, places: places, level: .titles), seed: "") : [],
      day: moment.day, exclusions: PickerExclusion.all(of: moment, directories: directories))
  }
}
