internal import Foundation

/// A file of SMS Backup & Restore: the calls of a phone, or its messages, of which the texts and pictures are passed over.
public struct CallLog: Sendable, Hashable {
  /// A file has no more entries than these: the first ones.
  static let mostEntries = 1_000_000

  /// In the order of the file. The number of them that the file claims is not asked: it may be wrong.
  public private(set) var calls: [CallRecord] = []
  /// In the order of the file.
  public private(set) var messages: [MessageRecord] = []
  /// How many entries have no time or no kind that could be read.
  public private(set) var skipped = 0
  /// Why the rest of the file could not be read, where that is so; what stands before is here.
  public private(set) var problem: FormatError?

  /// Reads a file piece by piece.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if it is no such file, or is broken before anything was read.
  public init(source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    var reader = XMLReader(source)
    var isKnown = false
    var count = 0
    do throws(FormatError) {
      while let event = try reader.next() {
        guard event == .start else { continue }
        count += 1
        if count % 10_000 == 0, isCancelled() { break }
        if !isKnown {
          isKnown = matches(reader.name, "calls") || matches(reader.name, "smses")
          if !isKnown { throw FormatError(format: .calls, position: .line(reader.line), reason: .notThisFormat) }
          continue
        }
        guard calls.count + messages.count < Self.mostEntries else { continue }
        switch reader.name {
        case "call": call(reader).map { calls.append($0) } ?? skip()
        case "sms": message(reader, kind: "type").map { messages.append($0) } ?? skip()
        case "mms": message(reader, kind: "msg_box").map { messages.append($0) } ?? skip()
        default: break
        }
      }
    } catch {
      problem = FormatError(format: .calls, position: error.position, reason: error.reason)
    }
    guard isKnown else {
      if let problem, problem.reason == .unreadable { throw problem }
      throw FormatError(format: .calls, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    if let problem, calls.isEmpty, messages.isEmpty { throw problem }
  }

  private mutating func skip() { skipped += 1 }

  private func call(_ reader: XMLReader) -> CallRecord? {
    let directions: [Int: CallRecord.Direction] = [
      1: .incoming, 2: .outgoing, 3: .missed, 4: .voicemail, 5: .rejected, 6: .blocked,
    ]
    guard let written = reader.attribute("date"), let start = LenientTimestamp(written),
      let direction = Self.integer(reader.rawAttribute("type")).flatMap({ directions[$0] })
    else { return nil }
    return CallRecord(
      start: start, seconds: min(max(0, Self.integer(reader.rawAttribute("duration")) ?? 0), 86_400),
      number: Self.known(reader.attribute("number")), name: Self.known(reader.attribute("contact_name")),
      direction: direction, written: String(written.prefix(40)))
  }

  /// Drafts and what could not be sent are no messages.
  private func message(_ reader: XMLReader, kind: StaticString) -> MessageRecord? {
    guard let time = reader.attribute("date").flatMap(LenientTimestamp.init),
      let box = Self.integer(reader.rawAttribute(kind)), box == 1 || box == 2
    else { return nil }
    let addresses = (Self.known(reader.attribute("address")) ?? "").split(separator: "~").prefix(100).map(String.init)
    let names = Self.known(reader.attribute("contact_name")) ?? ""
    return MessageRecord(
      time: time, addresses: addresses,
      names: names.split(separator: ",").prefix(100).compactMap { Self.known(String($0)) }, isOutgoing: box == 2)
  }

  private static func integer(_ bytes: ArraySlice<UInt8>?) -> Int? {
    bytes.flatMap(DecimalText.number).flatMap { Int(exactly: $0.rounded()) }
  }

  /// What the program writes for somebody who is not known is no name.
  private static func known(_ text: String?) -> String? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty, text.count <= 500,
      !["(Unknown)", "null", "-1", "-2", "Unknown"].contains(text)
    else { return nil }
    return text
  }
}
