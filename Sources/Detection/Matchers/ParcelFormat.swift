/// What numbers of one carrier look like.
struct ParcelFormat {
  /// What must stand beside the number.
  enum Need: String {
    /// Nothing: no other number looks like it.
    case nothing = "-"
    /// A word for a parcel or any carrier's name.
    case word
    /// The carrier's own name.
    case name
  }

  /// Some characters in a row.
  private enum Piece {
    case literal([UInt8])
    case one(of: [UInt8])
    case digits(ClosedRange<Int>)
    case letters(Int)
    case any(ClosedRange<Int>)
  }

  let carrier: String
  let need: Need
  let check: ParcelCheck
  /// From which character on the check digit is reckoned, and over how many; negative offsets count from the end.
  private let offset: Int
  private let count: Int?
  private let pieces: [Piece]
  let lengths: ClosedRange<Int>

  /// Reads `carrier|pieces|check offset count|need`. A piece is a literal, `[ABC]` for one of some characters, or `#` for
  /// digits, `@` for letters and `*` for both, each with a number or a range of how many. At most one piece has a range.
  init?(_ bytes: Span<UInt8>, _ fields: [Range<Int>]) {
    guard fields.count == 4, let need = Need(rawValue: bytes.string(fields[3])) else { return nil }
    let check = bytes.words(in: fields[2])
    guard let rule = check.first.flatMap({ ParcelCheck(rawValue: bytes.string($0)) }) else { return nil }
    carrier = bytes.string(fields[0])
    self.need = need
    self.check = rule
    offset = check.count > 1 ? bytes.integer(check[1]) ?? 0 : 0
    count = check.count > 2 ? bytes.integer(check[2]) : nil
    pieces = bytes.words(in: fields[1]).map { Self.piece(bytes, $0) }
    let bounds = pieces.map(Self.lengths)
    lengths = bounds.reduce(0) { $0 + $1.lowerBound }...bounds.reduce(0) { $0 + $1.upperBound }
  }

  private static func piece(_ bytes: Span<UInt8>, _ text: Range<Int>) -> Piece {
    let number = text.lowerBound + 1..<text.upperBound
    let dash = bytes.index(of: UInt8(ascii: "-"), in: number) ?? text.upperBound
    let least = bytes.integer(number.lowerBound..<dash) ?? 1
    let most = dash < text.upperBound ? bytes.integer(dash + 1..<text.upperBound) ?? least : least
    let bounds = least...max(least, most)
    switch bytes[text.lowerBound] {
    case UInt8(ascii: "#"): return .digits(bounds)
    case UInt8(ascii: "@"): return .letters(bounds.lowerBound)
    case UInt8(ascii: "*"): return .any(bounds)
    case UInt8(ascii: "["): return .one(of: bytes.array(text).filter { $0.isDigit || $0.isUppercaseLetter })
    default: return .literal(bytes.array(text))
    }
  }

  private static func lengths(_ piece: Piece) -> ClosedRange<Int> {
    switch piece {
    case .literal(let bytes): bytes.count...bytes.count
    case .one: 1...1
    case .digits(let range), .any(let range): range
    case .letters(let count): count...count
    }
  }

  /// Whether the characters, capitals and digits, have this form and pass its check.
  func fits(_ characters: ArraySlice<UInt8>) -> Bool {
    guard lengths.contains(characters.count) else { return false }
    let spare = characters.count - lengths.lowerBound
    var rest = characters
    for piece in pieces {
      let bounds = Self.lengths(piece)
      let part = rest.prefix(bounds.count > 1 ? bounds.lowerBound + spare : bounds.lowerBound)
      rest = rest.dropFirst(part.count)
      switch piece {
      case .literal(let bytes): guard part.elementsEqual(bytes) else { return false }
      case .one(let bytes): guard part.allSatisfy(bytes.contains) else { return false }
      case .digits: guard part.allSatisfy(\.isDigit) else { return false }
      case .letters: guard part.allSatisfy(\.isLetter) else { return false }
      case .any: break
      }
    }
    var checked = offset < 0 ? characters.suffix(-offset) : characters.dropFirst(offset)
    if let count { checked = checked.prefix(count) }
    return rest.isEmpty && check.passes(checked)
  }
}
