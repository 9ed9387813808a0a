import CivilTime
import Foundation
import JSONRPC
import Journal

/// `journal consent | categories | exclude | moments | disclosures | banner | erase`.
struct JournalCommand {
  let journal: Journal
  let now: Date
  let timeZone: TimeZone
  let out: (String) -> Void

  func run(_ word: String, _ options: inout CommandOptions) throws {
    switch word {
    case "consent": try consent(&options)
    case "categories": try categories(&options)
    case "exclude": try exclude(&options)
    case "moments": try moments(&options)
    case "disclosures": try disclosures(&options)
    case "banner":
      guard options.flag("--close") else { throw UsageError("journal banner takes --close") }
      try options.end()
      try journal.closeBanner()
    case "erase":
      try options.end()
      try journal.erase()
      out("Sources, consent, exclusions, decisions and disclosures are erased. Your files are as they were.")
    default: throw UsageError("unknown command: journal \(word)")
    }
  }

  private func consent(_ options: inout CommandOptions) throws {
    let isOn = options.flag("--turn-on")
    let isOff = options.flag("--turn-off")
    try options.end()
    guard !(isOn && isOff) else { throw UsageError("--turn-on and --turn-off exclude each other") }
    if isOn || isOff { try journal.setConsent(isOn) }
    out("Journaling suggestions are \(try sentence()).")
  }

  private func sentence() throws -> String {
    switch try journal.consent() {
    case .notAsked: "not turned on yet"
    case .on: "on"
    case .off: "off"
    }
  }

  private func categories(_ options: inout CommandOptions) throws {
    // By their order: of two that contradict each other the last one counts.
    var decisions: [(kind: EventKind, isShown: Bool)] = []
    while let (option, name) = try options.first(of: ["--on", "--off"]) {
      guard let kind = EventKind(rawValue: name) else {
        throw UsageError("a category is one of " + EventKind.allCases.map(\.rawValue).joined(separator: ", "))
      }
      decisions.append((kind, option == "--on"))
    }
    try options.end()
    for (kind, isShown) in decisions { try journal.setKind(kind, isShown: isShown) }
    let hidden = try journal.hiddenKinds()
    for kind in EventKind.allCases { out("\(kind.rawValue)  \(hidden.contains(kind) ? "off" : "on")") }
  }

  private func exclude(_ options: inout CommandOptions) throws {
    if let number = try options.value("--remove") {
      try options.end()
      guard let number = Int(number), try journal.removeExclusion(number) else {
        throw UsageError("no exclusion has the number \(number)")
      }
      return
    }
    if let exclusion = try exclusion(&options) {
      try options.end()
      try journal.exclude(exclusion)
      return
    }
    try options.end()
    let exclusions = try journal.exclusions()
    if exclusions.isEmpty { out("Nothing is excluded.") }
    for (number, exclusion) in exclusions {
      out("\(number)  \(JSONWriter.text(of: exclusion.json))")
    }
  }

  /// The value of an option that must say something: nothing would be found by a blank one.
  private func text(_ name: String, _ options: inout CommandOptions) throws(UsageError) -> String? {
    guard let value = try options.value(name) else { return nil }
    guard !value.allSatisfy(\.isWhitespace) else { throw UsageError("\(name) needs a value") }
    return value
  }

  private func exclusion(_ options: inout CommandOptions) throws(UsageError) -> Exclusion? {
    if let name = try text("--person", &options) { return .person(name) }
    if let word = try text("--word", &options) { return .word(word) }
    if let source = try text("--source", &options) { return .source(source) }
    if let folder = try text("--folder", &options) { return .folder(folder) }
    if let circle = try options.value("--circle") {
      let parts = circle.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }
      guard numbers.count == 3, parts.count == 3,
        let exclusion = Exclusion.circle(latitude: numbers[0], longitude: numbers[1], meters: numbers[2])
      else { throw UsageError("--circle takes LAT,LON,METERS") }
      return exclusion
    }
    guard let from = try options.value("--from") else { return nil }
    let to = try options.value("--to") ?? from
    guard let first = CivilDate(from), let last = CivilDate(to), first <= last else {
      throw UsageError("--from and --to take days, YYYY-MM-DD")
    }
    return .days(from: first, through: last)
  }

  private func moments(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    var now = now
    var zone = timeZone
    if let text = try options.value("--now") {
      guard let timestamp = Timestamp(text) else { throw UsageError("--now takes a time with an offset (RFC 3339)") }
      now = timestamp.instant
    }
    if let name = try options.value("--time-zone") {
      guard let named = TimeZone(identifier: name) else {
        throw UsageError("--time-zone takes the IANA name of a zone")
      }
      zone = named
    }
    try options.end()
    try journal.rescan(now: self.now)
    let everything = try journal.everything(now: now, home: zone)
    guard !isJSON else { return out(JSONWriter.text(of: everything)) }
    for moment in everything["moments"]?.array ?? [] {
      let mark = moment["recommended"]?.bool == true ? "*" : " "
      out("\(mark) \(moment["day"]?.string ?? "")  \(moment["title"]?.string ?? "")")
      for why in moment["why"]?.array ?? [] { out("    \(why.string ?? "")") }
    }
  }

  private func disclosures(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    try options.end()
    let disclosures = try journal.disclosures()
    guard isJSON else {
      for disclosure in disclosures {
        out("\(Timestamp(instant: disclosure.disclosed, in: timeZone))  \(disclosure.client): \(disclosure.title)")
      }
      return
    }
    let json = disclosures.map { disclosure -> JSONValue in
      [
        "client": .string(disclosure.client), "title": .string(disclosure.title),
        "disclosed": .string(Timestamp(instant: disclosure.disclosed, in: timeZone).description),
        "items": disclosure.items,
      ]
    }
    out(JSONWriter.text(of: ["disclosures": .array(json)]))
  }
}
