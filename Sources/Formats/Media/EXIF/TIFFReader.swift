/// Reads numbers and directories of a TIFF structure (TIFF 6.0), of which every length and offset may be a lie.
struct TIFFReader {
  /// One entry of a directory (IFD).
  struct Entry {
    let tag: UInt16
    let type: UInt16
    let count: Int
    /// How many octets they have together.
    let octetCount: Int
    /// Where its value lies.
    let offset: Int
  }

  /// A directory with more entries than these is not read to its end.
  static let mostEntries = 1_000

  private let structure: TIFFOctets
  private let isBigEndian: Bool

  /// Nil without a TIFF header.
  init?(_ structure: TIFFOctets) {
    self.structure = structure
    switch structure.head.prefix(4) {
    case [0x49, 0x49, 0x2A, 0]: isBigEndian = false
    case [0x4D, 0x4D, 0, 0x2A]: isBigEndian = true
    default: return nil
    }
  }

  /// Where the first directory lies.
  var firstDirectory: Int? { unsigned32(at: 4) }

  func unsigned16(at offset: Int) -> Int? {
    number(at: offset, octets: 2)
  }

  func unsigned32(at offset: Int) -> Int? {
    number(at: offset, octets: 4)
  }

  private func number(at offset: Int, octets count: Int) -> Int? {
    structure.slice(at: offset, count: count).flatMap { number(in: $0, at: 0, octets: count) }
  }

  /// - Parameter offset: Counted from the slice's beginning.
  private func number(in slice: ArraySlice<UInt8>, at offset: Int, octets: Int) -> Int? {
    guard offset <= slice.count, octets <= slice.count - offset else { return nil }
    let start = slice.startIndex + offset
    var value = 0
    for index in 0..<octets {
      value = value << 8 | Int(slice[isBigEndian ? start + index : start + octets - 1 - index])
    }
    return value
  }

  /// The entries of a directory whose values lie inside the structure.
  func entries(at offset: Int) -> [Entry] {
    guard let count = unsigned16(at: offset) else { return [] }
    let start = offset + 2
    let whole = min(min(count, Self.mostEntries) * 12, structure.count - start)
    guard let directory = structure.slice(at: start, count: whole) else { return [] }
    var entries: [Entry] = []
    for place in stride(from: 0, to: whole, by: 12) {
      guard let tag = number(in: directory, at: place, octets: 2),
        let type = number(in: directory, at: place + 2, octets: 2),
        let count = number(in: directory, at: place + 4, octets: 4)
      else { break }
      guard let width = Self.width(of: type) else { continue }
      // The product of 32 bits and 8 fits.
      let length = count * width
      let value = length <= 4 ? start + place + 8 : number(in: directory, at: place + 8, octets: 4)
      guard let value, structure.hold(length, at: value) else { continue }
      entries.append(Entry(tag: UInt16(tag), type: UInt16(type), count: count, octetCount: length, offset: value))
    }
    return entries
  }

  /// Octets of one value of the type; nil for a type that does not exist.
  private static func width(of type: Int) -> Int? {
    switch type {
    case 1, 2, 6, 7, 129: 1
    case 3, 8: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12: 8
    default: nil
    }
  }

  /// A value's octets, whatever they are.
  func octets(_ entry: Entry) -> ArraySlice<UInt8>? { structure.slice(at: entry.offset, count: entry.octetCount) }

  private func textOctets(_ entry: Entry) -> ArraySlice<UInt8>? {
    structure.slice(at: entry.offset, count: min(entry.octetCount, PhotoTexts.longest))
  }

  /// An ASCII value up to its first NUL, without white space around it; nil where nothing is left.
  func text(_ entry: Entry) -> String? {
    guard entry.type == 2 || entry.type == 7,
      let slice = structure.slice(at: entry.offset, count: min(entry.count, 1_000))
    else { return nil }
    var octets = slice.prefix { $0 != 0 }
    while let first = octets.first, first == 32 || (9...13).contains(first) { octets.removeFirst() }
    while let last = octets.last, last == 32 || (9...13).contains(last) { octets.removeLast() }
    return octets.isEmpty ? nil : decodedText(octets)
  }

  /// An ASCII value; its NULs, which part several texts, become spaces.
  func longText(_ entry: Entry) -> String? {
    guard entry.type == 2 || entry.type == 129, let slice = textOctets(entry) else { return nil }
    return decodedText(slice.map { $0 == 0 ? 32 : $0 }[...])
  }

  /// A value of octets that hold UTF-16, the lower octet first.
  func wideText(_ entry: Entry) -> String? {
    guard entry.type == 1 || entry.type == 7, let slice = textOctets(entry) else { return nil }
    return decodedWideText(slice, isBigEndian: false)
  }

  /// UserComment (CIPA DC-008, section 4.6.5): eight octets name its character code.
  func comment(_ entry: Entry) -> String? {
    guard entry.type == 7 || entry.type == 2, let slice = textOctets(entry) else { return nil }
    let octets = Array(slice)
    guard octets.count > 8 else { return nil }
    let text = Array(octets.dropFirst(8))
    if octets.starts(with: Array("UNICODE\0".utf8)) { return decodedWideText(text[...], isBigEndian: isBigEndian) }
    return decodedText(text.map { $0 == 0 ? 32 : $0 }[...])
  }

  /// The first whole number of a BYTE, SHORT or LONG value.
  func number(_ entry: Entry) -> Int? {
    guard entry.count >= 1 else { return nil }
    switch entry.type {
    case 1: return number(at: entry.offset, octets: 1)
    case 3: return unsigned16(at: entry.offset)
    case 4, 13: return unsigned32(at: entry.offset)
    default: return nil
    }
  }

  /// The three rationals of degrees, minutes and seconds, or of hours, minutes and seconds, as a number of the first
  /// unit.
  ///
  /// A missing second or third one, and one of which the denominator is zero, counts as zero; a first one like that is
  /// nil.
  func sexagesimal(_ entry: Entry) -> Double? {
    guard entry.type == 5 || entry.type == 10, entry.count >= 1 else { return nil }
    var total = 0.0
    for (index, unit) in [1.0, 60, 3600].enumerated() where index < entry.count {
      guard let numerator = unsigned32(at: entry.offset + index * 8),
        let denominator = unsigned32(at: entry.offset + index * 8 + 4)
      else { return nil }
      if denominator == 0 {
        guard index > 0 else { return nil }
        continue
      }
      total += Double(numerator) / Double(denominator) / unit
    }
    return total
  }
}
