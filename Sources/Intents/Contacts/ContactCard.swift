import Snippets

/// Somebody's details as a person confirms them: what is shown is what will be written.
struct ContactCard: Sendable, Equatable {
  let name: String?
  let phoneNumbers: [String]
  let emailAddresses: [String]
  let postalAddress: String?

  /// Reads and checks the parameters of `inkling/AddContact`.
  ///
  /// - Throws: ``SnippetError`` with the name of the parameter that is wrong.
  init(_ parameters: IntentParameters) throws {
    name = try parameters.line("name", limit: 200)
    postalAddress = try parameters.line("postalAddress")
    phoneNumbers = parameters.strings("phoneNumbers").prefix(16).map(DisplayText.sanitised).filter { !$0.isEmpty }
    emailAddresses = parameters.strings("emailAddresses").prefix(16).map(DisplayText.sanitised).filter { !$0.isEmpty }
    guard !phoneNumbers.isEmpty || !emailAddresses.isEmpty || postalAddress != nil else {
      throw SnippetError.invalidParameter("phoneNumbers", "must be given, or another way to reach somebody")
    }
  }

  /// How the card is called: the name, else the first detail.
  var title: String { name ?? phoneNumbers.first ?? emailAddresses.first ?? postalAddress ?? "" }

  /// What the person sees before and after.
  var view: ViewNode {
    var rows: [ViewNode] = [.label(title, systemImage: "person.crop.circle").modifier(.font(.headline))]
    rows += phoneNumbers.map { .label($0, systemImage: "phone") }
    rows += emailAddresses.map { .label($0, systemImage: "envelope") }
    if let postalAddress { rows.append(.label(postalAddress, systemImage: "mappin")) }
    return .verticalStack(alignment: .leading, spacing: 4, rows)
  }

  /// The card as a file of vCard 3.0 (RFC 2426), which every address book reads.
  func bytes(uid: String) -> [UInt8] {
    let shown = Self.escaped(title)
    var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:" + BuiltInIntents.product, "UID:" + Self.escaped(uid)]
    lines += ["N:;\(shown);;;", "FN:" + shown]
    lines += phoneNumbers.map { "TEL;TYPE=VOICE:" + Self.escaped($0) }
    lines += emailAddresses.map { "EMAIL;TYPE=INTERNET:" + Self.escaped($0) }
    if let postalAddress { lines.append("ADR:;;\(Self.escaped(postalAddress));;;;") }
    lines.append("END:VCARD")
    return lines.flatMap { Self.folded($0) }
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ",", ";": escaped += "\\" + String(scalar)
      case "\n", "\r": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Lines of at most 75 bytes, parted between characters (RFC 2425, section 5.8.1).
  private static func folded(_ line: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var length = 0
    for scalar in line.unicodeScalars {
      let piece = Array(String(scalar).utf8)
      if length + piece.count > 75 {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes += piece
      length += piece.count
    }
    return bytes + [0x0D, 0x0A]
  }
}
