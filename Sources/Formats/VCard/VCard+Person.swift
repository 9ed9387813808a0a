extension VCard {
  /// What the card is called: FN, else what N says, else the organization; nil where there is none of them.
  public var displayName: String? {
    trimmed("FN") ?? name?.display ?? organization.first
  }

  /// The name in parts (N); nil where there is none, or all of it is empty.
  public var name: VCardName? {
    property("N").map { VCardName($0) }.flatMap { $0.display == nil ? nil : $0 }
  }

  /// Other names (NICKNAME).
  public var nicknames: [String] { lists("NICKNAME") }
  /// The organization and then its units (ORG).
  public var organization: [String] {
    (property("ORG")?.components ?? []).compactMap(VCard.trimmed)
  }
  /// What the person is there (TITLE).
  public var title: String? { trimmed("TITLE") }
  /// What names the card for ever (UID).
  public var uid: String? { trimmed("UID") }
  /// Free words (NOTE).
  public var note: String? { trimmed("NOTE") }
  /// The words under which the person files it (CATEGORIES).
  public var categories: [String] { lists("CATEGORIES") }
  /// Whether there is a picture.
  public var hasPhoto: Bool { property("PHOTO") != nil }
  /// What it is the card of (KIND, Apple's X-ABShowAs), in small letters: `individual`, `org`, `group`, `location`.
  public var kind: String {
    if trimmed("X-ABShowAs")?.uppercased() == "COMPANY" { return "org" }
    return trimmed("KIND")?.lowercased() ?? trimmed("X-ADDRESSBOOKSERVER-KIND")?.lowercased() ?? "individual"
  }

  /// The picture (PHOTO), where the card itself holds it; one that lies elsewhere is nil.
  public var photo: [UInt8]? { properties(named: "PHOTO").lazy.compactMap(\.binary).first }

  /// The phone numbers (TEL), as they were written; of a `tel:` address the number alone.
  public var phoneNumbers: [VCardDetail] { details("TEL", scheme: "tel:") }
  /// The e-mail addresses (EMAIL).
  public var emailAddresses: [VCardDetail] { details("EMAIL", scheme: "mailto:") }
  /// The pages of the web (URL).
  public var urls: [VCardDetail] { details("URL", scheme: "") }

  /// The postal addresses (ADR), those that say anything.
  public var postalAddresses: [VCardAddress] {
    let labels = labels
    return properties(named: "ADR").map { VCardAddress($0, label: Self.label(of: $0, in: labels)) }.filter {
      !$0.lines.isEmpty
    }
  }

  /// The day of birth (BDAY); without a year where the card keeps that to itself.
  public var birthday: VCardDate? { property("BDAY").flatMap { VCardDate($0) } }
  /// The wedding day, or what the person keeps as such (ANNIVERSARY).
  public var anniversary: VCardDate? {
    (property("ANNIVERSARY") ?? property("X-ANNIVERSARY")).flatMap { VCardDate($0) }
  }

  private func lists(_ name: String) -> [String] {
    properties(named: name).flatMap(\.list).compactMap(VCard.trimmed)
  }

  private func details(_ name: String, scheme: String) -> [VCardDetail] {
    let labels = labels
    return properties(named: name).compactMap { property in
      guard var value = VCard.trimmed(property.text) else { return nil }
      if !scheme.isEmpty, asciiEqual(String(value.prefix(scheme.count)), scheme) {
        value = String(value.dropFirst(scheme.count).prefix { $0 != ";" && $0 != "?" })
      }
      guard !value.isEmpty else { return nil }
      return VCardDetail(
        value: value, types: property.types.filter { $0 != "PREF" }, label: Self.label(of: property, in: labels),
        isPreferred: property.isPreferred)
    }
  }

  /// The first label of each group.
  private var labels: [String: VCardProperty] {
    let found = properties(named: "X-ABLabel").compactMap { label in label.group.map { ($0.lowercased(), label) } }
    return Dictionary(found) { first, _ in first }
  }

  /// What the person calls it: Apple's label of the group, without the marks around its own words.
  private static func label(of property: VCardProperty, in labels: [String: VCardProperty]) -> String? {
    guard let label = property.group.flatMap({ labels[$0.lowercased()] }), let text = VCard.trimmed(label.text) else {
      return nil
    }
    guard text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.count > 8 else { return text }
    return String(text.dropFirst(4).dropLast(4))
  }
}
