import CivilTime
import Foundation
import JSONRPC
import Journal

/// `journal …`: what the person settles about the journal, and sees of it.
struct JournalCommand {
  let journal: Journal
  let now: Date
  let timeZone: TimeZone
  let out: PersonOutput

  func run(_ word: String, _ options: inout CommandOptions) throws {
    switch word {
    case "consent": try consent(&options)
    case "categories": try categories(&options)
    case "exclude": try exclude(&options)
    case "moments": try moments(&options)
    case "disclosures": try disclosures(&options)
    case "merge": try merge(&options)
    case "split": try split(&options)
    case "rename": try rename(&options)
    case "decline": try decline(&options)
    case "wrong-place": try rejectPlace(&options)
    case "corrections": try corrections(&options)
    case "export": try export(&options)
    case "banner": try banner(&options)
    case "erase": try erase(&options)
    default: throw UsageError("unknown command: journal \(word)")
    }
  }

  private func exclude(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    if let number = try options.value("--remove") {
      try options.end()
      guard let number = Int(number), try journal.removeExclusion(number) else {
        throw UsageError("no exclusion has the number \(number)")
      }
    } else if let exclusion = try exclusion(&options) {
      try options.end()
      try journal.exclude(exclusion)
    }
    try options.end()
    let exclusions = try journal.exclusions()
    guard !isJSON else {
      let json = exclusions.map { number, exclusion -> JSONValue in
        ["number": JSONValue(number), "exclusion": exclusion.json]
      }
      return out.json(["exclusions": .array(json)])
    }
    if exclusions.isEmpty { out.line("Nothing is excluded.") }
    for (number, exclusion) in exclusions { out.line("\(number)  \(PersonOutput.text(of: exclusion.json))") }
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
    guard !isJSON else { return out.json(everything) }
    for moment in everything["moments"]?.array ?? [] {
      let mark = moment["recommended"]?.bool == true ? "*" : " "
      let id = moment["id"]?.string?.prefix(12) ?? ""
      let isDeclined = moment["declined"]?.bool == true
      out.line(
        "\(mark) \(moment["day"]?.string ?? "")  \(moment["title"]?.string ?? "")  [\(id)]\(isDeclined ? " declined" : "")"
      )
      for why in moment["why"]?.array ?? [] { out.line("    \(why.string ?? "")") }
    }
    for trip in everything["trips"]?.array ?? [] {
      let parts = trip["moments"]?.array?.count ?? 0
      let isDeclined = trip["declined"]?.bool == true
      out.line(
        "* \(trip["day"]?.string ?? "")  \(trip["title"]?.string ?? "")  [\(trip["id"]?.string?.prefix(12) ?? "")]"
          + "\(isDeclined ? " declined" : "")  \(parts) moments")
    }
  }

  private func disclosures(_ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    try options.end()
    let disclosures = try journal.disclosures()
    guard isJSON else {
      for disclosure in disclosures {
        out.line("\(Timestamp(instant: disclosure.disclosed, in: timeZone))  \(disclosure.client): \(disclosure.title)")
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
    out.json(["disclosures": .array(json)])
  }
}
