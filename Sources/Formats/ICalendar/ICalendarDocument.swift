/// What stands in one file: mostly one `VCALENDAR`, but calendars are also found one after another.
public struct ICalendarDocument: Sendable, Hashable {
  /// The outermost components in their order.
  public var components: [ICalendarComponent]
  /// What was not well formed and would not be written again as it was; a file with problems is better not rewritten.
  public var problems: [FormatError]

  /// A file to be written from components; without problems, as nothing was read.
  public init(components: [ICalendarComponent], problems: [FormatError] = []) {
    self.components = components
    self.problems = problems
  }

  /// Reads a file. Line ends may be CRLF, LF or CR, and a byte order mark is skipped. Lines that are not UTF-8 are read
  /// as Latin-1.
  ///
  /// - Throws: ``FormatError``, if there is no component at all, or if components are nested more than 32 deep.
  public init(bytes: [UInt8]) throws(FormatError) {
    var parser = ICalendarParser()
    self = try parser.document(bytes)
  }

  /// The file's bytes: lines ended by CRLF and folded at 75 octets, never inside a character.
  public var bytes: [UInt8] {
    var serializer = ICalendarSerializer()
    for component in components { serializer.write(component) }
    return serializer.bytes
  }
}
