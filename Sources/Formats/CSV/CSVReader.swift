/// Reads records of a CSV file (RFC 4180) one by one: fields in quotation marks may hold commas, quotation marks and ends
/// of lines.
struct CSVReader {
  /// A record has no more fields than these, and no more bytes than `longest`.
  static let mostFields = 1_000
  static let longest = 4 << 20

  private var lines: LineReader
  private let format: FormatError.Format
  /// What stands between the fields: the one of `,`, `;` and tab that the first line has most of.
  private var separator: UInt8?
  /// The line on which the last record began, from 1.
  private(set) var line = 0

  init(_ source: ByteSource, _ format: FormatError.Format) {
    lines = LineReader(source, format, longest: Self.longest)
    self.format = format
  }

  /// Whether the file has no bytes, once it was read.
  var isEmpty: Bool { lines.isEmpty }

  /// Whether a comma is what stands between digits and decimals, since it does not stand between fields.
  var mayHaveDecimalCommas: Bool { separator != UInt8(ascii: ",") }

  /// The fields of the next record that is no empty line; nil at the end.
  mutating func next() throws(FormatError) -> [String]? {
    while let first = try lines.next() {
      guard !first.allSatisfy({ $0 <= 32 }) else { continue }
      line = lines.number
      let separator = self.separator ?? Self.separator(in: first)
      self.separator = separator
      var parser = Parser(separator: separator)
      parser.take(first)
      while parser.isQuoted {
        guard let more = try lines.next() else { throw error(.truncated) }
        parser.take([10] + more)
        guard parser.count <= Self.longest else { throw error(.tooLarge) }
      }
      guard parser.fields.count < Self.mostFields else { throw error(.tooLarge) }
      return parser.finish()
    }
    return nil
  }

  private func error(_ reason: FormatError.Reason) -> FormatError {
    FormatError(format: format, position: .line(line), reason: reason)
  }

  private static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    var best = UInt8(ascii: ",")
    for candidate in [UInt8(ascii: ";"), 9] where counts[candidate, default: 0] > counts[best, default: 0] {
      best = candidate
    }
    return best
  }

  private struct Parser {
    let separator: UInt8
    private(set) var fields: [String] = []
    private var field: [UInt8] = []
    private(set) var isQuoted = false
    private var wasQuote = false
    private(set) var count = 0

    init(separator: UInt8) {
      self.separator = separator
    }

    mutating func take(_ bytes: ArraySlice<UInt8>) {
      count += bytes.count
      for byte in bytes {
        if isQuoted {
          if byte == UInt8(ascii: "\"") {
            isQuoted = false
            wasQuote = true
          } else {
            field.append(byte)
          }
        } else if byte == UInt8(ascii: "\"") {
          // Two in a row inside quotation marks are one.
          if wasQuote { field.append(byte) }
          isQuoted = wasQuote || field.isEmpty
          if !isQuoted { field.append(byte) }
          wasQuote = false
        } else if byte == separator {
          fields.append(decodedText(field[...]))
          field.removeAll(keepingCapacity: true)
          wasQuote = false
        } else {
          field.append(byte)
          wasQuote = false
        }
      }
    }

    mutating func finish() -> [String] {
      fields.append(decodedText(field[...]))
      return fields
    }
  }
}
