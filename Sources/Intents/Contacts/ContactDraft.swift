import CivilTime
import Foundation
import Formats
import JSONRPC
import Snippets

/// Somebody's details as a person confirms them: what is shown is what will be written.
struct ContactDraft: Sendable {
  /// A card that they may be added to.
  struct Candidate: Sendable, Equatable {
    let place: ContactDirectory.Place
    /// Its file when it was shown.
    var signature: VdirSignature
    let title: String
  }

  /// A detail, and whether it is to be written.
  struct Detail: Sendable, Equatable {
    /// What kind of detail it is.
    enum Kind: String, Sendable { case phone, email, address }

    let kind: Kind
    let value: String
    var isKept = true
  }

  /// A card is added to at most one of so many.
  static let mostCandidates = 5

  let name: String?
  private(set) var details: [Detail]
  var candidates: [Candidate] = []
  /// Which of the candidates is added to; nil for a new card.
  var target: Int?
  /// The name of the address book of a new card.
  var book = ""

  /// Reads and checks the parameters of `inkling/AddContact`.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(_ parameters: IntentParameters) throws {
    name = try parameters.line("name", limit: 200)
    func lines(_ name: String) -> [String] {
      parameters.strings(name).prefix(16).map { text in
        let line = DisplayText.sanitised(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return DisplayText.clamped(line, to: 300)
      }.filter { !$0.isEmpty }
    }
    details = lines("phoneNumbers").map { Detail(kind: .phone, value: $0) }
    details += lines("emailAddresses").map { Detail(kind: .email, value: $0) }
    if let address = try parameters.line("postalAddress") { details.append(Detail(kind: .address, value: address)) }
    guard !details.isEmpty else {
      throw SnippetError.invalidParameter("phoneNumbers", "must be given, or another way to reach somebody")
    }
  }

  /// How the card is called: the name, else the first detail.
  var title: String { name ?? details.first?.value ?? "" }

  mutating func keep(_ isKept: Bool, at index: Int) {
    if details.indices.contains(index) { details[index].isKept = isKept }
  }

  /// Whether the card has the detail already.
  static func has(_ card: VCard, _ detail: Detail) -> Bool {
    switch detail.kind {
    case .phone: card.phoneNumbers.contains { ContactMatching.isSameNumber($0.value, detail.value) }
    case .email: card.emailAddresses.contains { ContactMatching.isSameAddress($0.value, detail.value) }
    case .address:
      card.postalAddresses.contains {
        let lines = ContactMatching.folded($0.lines.joined(separator: " "))
        let wanted = ContactMatching.folded(detail.value)
        return Set(wanted.split(separator: " ")).isSubset(of: Set(lines.split(separator: " ")))
      }
    }
  }

  /// The details that will be written: those that are kept, and of a card that is added to those that it lacks.
  func written(to card: VCard?) -> [Detail] {
    details.filter { detail in detail.isKept && !(card.map { Self.has($0, detail) } ?? false) }
  }

  // MARK: - Writing

  /// A card of its own: vCard 3.0 (RFC 2426), which every address book reads.
  func card(uid: String, stamp: Date) -> VCard {
    VCard(
      properties: [
        VCardProperty("PRODID", components: [BuiltInIntents.product]), VCardProperty("UID", components: [uid]),
        VCardProperty("N", components: Self.nameParts(title)), VCardProperty("FN", components: [title]),
      ] + written(to: nil).map(Self.property) + [Self.revision(stamp)])
  }

  /// The card with what it lacks; everything else in it stays as it is.
  func merged(into card: VCard, stamp: Date) -> VCard {
    var card = card
    let added = written(to: card).map(Self.property)
    guard !added.isEmpty else { return card }
    card.properties += added
    if card.version != "2.1" || card.property("REV") != nil { card.set(Self.revision(stamp)) }
    return card
  }

  private static func property(_ detail: Detail) -> VCardProperty {
    switch detail.kind {
    case .phone: VCardProperty("TEL", types: ["VOICE"], components: [detail.value])
    case .email: VCardProperty("EMAIL", types: ["INTERNET"], components: [detail.value])
    case .address: VCardProperty("ADR", components: ["", "", detail.value, "", "", "", ""])
    }
  }

  private static func revision(_ stamp: Date) -> VCardProperty {
    VCardProperty("REV", components: [ICalendarTime(stamp).property("REV").value])
  }

  /// The parts of N. What stands behind a comma is the given name; else the last word is the family name.
  static func nameParts(_ name: String) -> [String] {
    let comma = name.split(separator: ",", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
    if comma.count == 2, !comma[1].isEmpty { return [comma[0], comma[1], "", "", ""] }
    let words = name.split(separator: " ")
    guard words.count > 1, let family = words.last else { return ["", name, "", "", ""] }
    return [String(family), words.dropLast().joined(separator: " "), "", "", ""]
  }
}
