import CivilTime
import Formats
import Foundation
import TestSupport
import Testing

@Suite("Diaries")
struct DiaryTests {
  private static func text(_ text: String) throws -> Diary { try Diary(text: ByteSource(Array(text.utf8))) }

  @Test(
    "a text diary is read by the dates at the beginning of its lines",
    arguments: [
      (
        "[2026-05-16 07:30] Rain again.\nStayed in.\n\n[2026-05-17 19:05:10] Sun\n",
        ["2026-05-16T07:30:00 Rain again.", "2026-05-17T19:05:10 Sun"]
      ),
      ("[16.05.2026 15:39] Tea\n[1] no entry\n", ["2026-05-16T15:39:00 Tea"]),
      (
        "[05/16/2026 03:39 PM] Tea\n[05/02/2026 01:00 AM] Late",
        ["2026-05-16T15:39:00 Tea", "2026-05-02T01:00:00 Late"]
      ),
      ("10.06.2010 15:00 Old style\nmore", ["2010-06-10T15:00:00 Old style"]),
      ("[2026-05-16] No time\n[2026-02-30 10:00] No day", ["2026-05-16T12:00:00 No time"]),
    ])
  func text(text: String, entries: [String]) throws {
    #expect(try Self.text(text).entries.map { "\($0.wall) \($0.title ?? "")" } == entries)
  }

  @Test("the day of a Day One entry is that of its own zone")
  func dayOne() throws {
    let json = """
      {"metadata": {"version": "1.0"}, "entries": [
        {"uuid": "A", "creationDate": "2026-05-16T23:30:00Z", "timeZone": "Europe/Berlin", "text": "# Night walk\\n\\nalong the canal", "tags": ["walk"],
         "location": {"latitude": 52.5, "longitude": 13.4, "placeName": "Canal"}}, {"uuid": "B"}]}
      """
    let diary = try Diary(dayOne: ByteSource(Array(json.utf8)))
    let entry = try #require(diary.entries.first)
    #expect("\(entry.wall)" == "2026-05-17T01:30:00")
    #expect(entry.title == "Night walk")
    #expect(entry.place == "Canal")
    #expect(entry.tags == ["walk"])
  }

  static let classic = """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>Creation Date</key><date>2026-05-16T23:30:00Z</date>
    <key>Entry Text</key><string>Night &amp; fog</string><key>Location</key><dict><key>Latitude</key><real>52.5</real>
    <key>Longitude</key><real>13.4</real><key>Place Name</key><string>Canal</string></dict><key>Tags</key><array><string>a</string>
    <string>b</string></array><key>Time Zone</key><string>Asia/Tokyo</string></dict></plist>
    """

  @Test("an entry of Day One Classic is read")
  func dayOneClassic() throws {
    let entry = try #require(try Diary(dayOneClassic: Array(Self.classic.utf8)).entries.first)
    #expect("\(entry.wall)" == "2026-05-17T08:30:00")
    #expect(entry.text == "Night & fog")
    #expect(entry.coordinate?.latitude == 52.5)
    #expect(entry.place == "Canal")
    #expect(entry.tags == ["a", "b"])
  }

  @Test(
    "a page of Apple's Journal has its day in the person's language",
    arguments: [
      ("Saturday, 16 May 2026", "2026-05-16"), ("Samstag, 16. Mai 2026", "2026-05-16"),
      ("samedi 16 mai 2026", "2026-05-16"), ("sábado, 16 de mayo de 2026", "2026-05-16"),
      ("May 16, 2026", "2026-05-16"), ("2026年5月16日", "2026-05-16"),
    ])
  func applePage(header: String, day: String) throws {
    let html = """
      <!DOCTYPE html><html><head><meta charset="UTF-8"><title></title></head><body><p class="p1"><span><div class='pageContainer'>
      <div class="pageHeader">\(header)</div><div class="gridItem assetType_multiPinMap"><div class="gridItemOverlayFooter">Old Quay</div></div></span></p>
      <p class="p2">We took the <b>ferry</b> &amp; came back late.</p></body></html>
      """
    let entry = try #require(try Diary(applePage: Array(html.utf8)).entries.first)
    #expect("\(entry.wall.date)" == day)
    #expect(!entry.hasTime)
    #expect(entry.place == "Old Quay")
    #expect(entry.text.contains("We took the ferry & came back late."))
  }

  @Test("a Daylio table gives moods and activities, with the clock of either half of the day")
  func daylio() throws {
    let table = """
      full_date,date,weekday,time,mood,activities,note_title,note
      2026-07-19,19 July,Sunday,10:05 pm,bad,headache | alone,,"Slept late.
      Tomorrow, then"
      2026-07-18,18 July,Saturday,14:20,rad,friends,Lake,
      2026-07-32,x,x,1:00,x,,,
      """
    let diary = try Diary(daylio: ByteSource(Array(table.utf8)))
    #expect(diary.entries.map { "\($0.wall)" } == ["2026-07-19T22:05:00", "2026-07-18T14:20:00"])
    #expect(diary.entries.map(\.mood) == ["bad", "rad"])
    #expect(diary.entries.map(\.activities) == [["headache", "alone"], ["friends"]])
    #expect(diary.entries.map(\.title) == [nil, "Lake"])
    #expect(diary.entries[0].text == "Slept late.\nTomorrow, then")
    #expect(diary.skipped == 1)
  }

  @Test("what is no diary is an error")
  func errors() {
    #expect { try Self.text("") } throws: { ($0 as? FormatError)?.reason == .empty }
    #expect { try Self.text("[asdf] Subject\nnothing") } throws: { ($0 as? FormatError)?.reason == .notThisFormat }
    #expect { try Diary(dayOne: ByteSource(Array("{\"entries\": []}".utf8))) } throws: {
      ($0 as? FormatError)?.reason == .notThisFormat
    }
    #expect { try Diary(applePage: Array("<html><div class=\"pageHeader\">someday</div></html>".utf8)) } throws: {
      ($0 as? FormatError)?.reason == .noDate
    }
    #expect(throws: FormatError.self) { try Diary(dayOneClassic: Array("<dict></dict>".utf8)) }
    let deep = "<plist>" + String(repeating: "<array>", count: 100_000)
    #expect(throws: FormatError.self) { try Diary(dayOneClassic: Array(deep.utf8)) }
  }

  @Test("the files of other programs are read", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    let folder = Corpus.journal.appending(path: "diary").path
    var entries = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where name != "expected.json" {
      let bytes = try #require(Corpus.bytes("diary/" + name))
      let diary: Diary? =
        name.hasSuffix(".doentry")
        ? try? Diary(dayOneClassic: bytes)
        : name.hasSuffix(".html") ? try Diary(applePage: bytes) : try? Diary(text: ByteSource(bytes))
      entries += diary?.entries.count ?? 0
      if diary == nil { #expect(name.contains("unreadable") || name.contains("D512"), "\(name)") }
    }
    let daylio = try Diary(daylio: ByteSource(try #require(Corpus.bytes("daylio/staticf0x_test_data.csv"))))
    #expect(daylio.entries.count == 32)
    #expect(entries == 25)
  }
}
