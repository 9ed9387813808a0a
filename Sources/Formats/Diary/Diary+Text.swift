internal import CivilTime
internal import Foundation

extension Diary {
  /// Reads a text file of jrnl: each entry begins with its date and time in brackets, or without them in old files.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if no line of it begins with a date and time.
  public init(text source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    self.init()
    var reader = LineReader(source, .diary)
    var current: (heading: DiaryHeading, lines: [String], count: Int)?
    var headings: [(heading: DiaryHeading, text: String)] = []
    func finish() {
      guard let (heading, lines, _) = current, headings.count < Self.mostEntries else { return }
      headings.append((heading, lines.joined(separator: "\n")))
    }
    do throws(FormatError) {
      while let line = try reader.next() {
        if reader.number % 1_000 == 0, isCancelled() { break }
        if let heading = DiaryHeading(line) {
          finish()
          current = (heading, [], 0)
        } else if let count = current?.count, count < Self.longestText {
          current?.lines.append(decodedText(line))
          current?.count += line.count
        }
      }
    } catch {
      problem = error
    }
    finish()
    guard !headings.isEmpty else {
      if let problem { throw problem }
      throw FormatError(format: .diary, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    // Whether the day or the month comes first is the same in the whole file.
    let isMonthFirst =
      !headings.contains { $0.heading.mustHaveDayFirst } && headings.contains { $0.heading.mayHaveMonthFirst }
    for (heading, text) in headings {
      guard let wall = heading.wall(monthFirst: isMonthFirst) else {
        skipped += 1
        continue
      }
      var entry = DiaryEntry(
        wall: wall,
        text: String((heading.title + "\n" + text).prefix(Self.longestText)).trimmingCharacters(in: .newlines))
      entry.title = heading.title.isEmpty ? nil : String(heading.title.prefix(200))
      entry.hasTime = heading.hasTime
      add(entry)
    }
  }

  /// Reads a page of Apple's Journal export (HTML): its day, its title, its texts.
  ///
  /// - Throws: ``FormatError``, if it is no such page, or its day is in no language that the system knows.
  public init(applePage bytes: [UInt8]) throws(FormatError) {
    self.init()
    guard !bytes.isEmpty else { throw FormatError(format: .diary, position: .line(1), reason: .empty) }
    let page = ApplePage(bytes)
    guard let header = page.text(ofClass: "pageHeader") else {
      throw FormatError(format: .diary, position: .line(1), reason: .notThisFormat)
    }
    guard let date = WrittenDate.read(header) else {
      throw FormatError(format: .diary, position: .line(1), reason: .noDate)
    }
    var entry = DiaryEntry(
      wall: CivilDateTime(date: date, time: .noon), text: String(page.bodyText.prefix(Self.longestText)))
    entry.hasTime = false
    entry.title = page.text(ofClass: "title") ?? Self.title(of: page.bodyText)
    entry.place = page.text(ofClass: "gridItemOverlayFooter")
    add(entry)
  }

  /// Reads the table of a Daylio export record by record.
  ///
  /// - Parameter isCancelled: Is asked again and again; what was read until then is here.
  /// - Throws: ``FormatError``, if its first line does not name its columns.
  public init(daylio source: ByteSource, isCancelled: () -> Bool = { false }) throws(FormatError) {
    self.init()
    var reader = CSVReader(source, .diary)
    guard let header = try reader.next() else {
      throw FormatError(format: .diary, position: .line(1), reason: reader.isEmpty ? .empty : .notThisFormat)
    }
    let columns = Dictionary(header.enumerated().map { ($1.lowercased(), $0) }) { first, _ in first }
    guard columns["full_date"] != nil, columns["mood"] != nil else {
      throw FormatError(format: .diary, position: .line(1), reason: .notThisFormat)
    }
    do throws(FormatError) {
      var count = 0
      while let record = try reader.next() {
        count += 1
        if count % 1_000 == 0, isCancelled() { break }
        func field(_ name: String) -> String {
          columns[name].flatMap { $0 < record.count ? record[$0].trimmingCharacters(in: .whitespaces) : nil } ?? ""
        }
        guard let date = CivilDate(field("full_date")) else {
          skipped += 1
          continue
        }
        let time = DiaryHeading.clock(field("time"))
        var entry = DiaryEntry(
          wall: CivilDateTime(date: date, time: time ?? .noon), text: String(field("note").prefix(Self.longestText)))
        entry.hasTime = time != nil
        entry.mood = field("mood").isEmpty ? nil : field("mood")
        entry.title = field("note_title").isEmpty ? nil : field("note_title")
        entry.activities = field("activities").split(separator: "|").prefix(100).map {
          $0.trimmingCharacters(in: .whitespaces)
        }
        add(entry)
      }
    } catch {
      problem = error
    }
    if entries.isEmpty, let problem { throw problem }
  }
}
