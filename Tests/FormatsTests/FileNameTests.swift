import CivilTime
import Formats
import Foundation
import Testing

@Suite("Names and kinds of files")
struct FileNameTests {
  @Test(
    "a date in a name is read",
    arguments: [
      ("IMG_20260516_101010.jpg", "2026-05-16T10:10:10"),
      ("PXL_20260516_081010123.NIGHT.mp4", "2026-05-16T08:10:10 UTC"),
      ("Screenshot 2026-05-16 at 10.10.10.png", "2026-05-16T10:10:10"),
      ("Screenshot_20260516-101010.png", "2026-05-16T10:10:10"),
      ("IMG-20260516-WA0001.jpg", "2026-05-16 day"), ("signal-2026-05-16-101010.jpg", "2026-05-16T10:10:10"),
      ("WhatsApp Image 2026-05-16 at 10.10.10.jpeg", "2026-05-16T10:10:10"),
      ("20260516101010.jpg", "2026-05-16T10:10:10"),
      ("DSC_0238.JPG", nil), ("IMG_4101.JPG", nil), ("invoice 12345678.pdf", nil), ("20261341.jpg", nil), ("", nil),
    ])
  func dates(name: String, expected: String?) {
    let date = FileNameDate(name)
    let text = date.map { $0.hasTime ? "\($0.wall)" + ($0.isUTC ? " UTC" : "") : "\($0.wall.date) day" }
    #expect(text == expected)
  }

  @Test(
    "the sidecar of a picture is found by any of its names",
    arguments: [
      ("IMG_1.jpg", "IMG_1.jpg"), ("IMG_1.jpg", "IMG_1.jpg.supplemental-metadata"), ("IMG_1.jpg", "IMG_1.jpg.suppl"),
      ("IMG_1(2).jpg", "IMG_1.jpg(2)"), ("IMG_1(2).jpg", "IMG_1.jpg.supplemental-metadata(2)"),
      ("IMG_1(2).jpg", "IMG_1.jpg.supplemental-me(2)"), ("IMG_1(2).jpg", "IMG_1(2).jpg"),
      ("foto-edited(1).jpg", "foto.jpg.supplemental-metadata(1)"), ("foto-ha editado.jpg", "foto.jpg.supplemental-m"),
      ("PXL_20260412_131415123.PORTRAIT(1).jpg", "PXL_20260412_131415123.PORTRAIT.jpg.supplement(1)"),
      ("IMG_1-edited.jpg", "IMG_1.jpg"), ("IMG_1.jpg", "IMG_1"),
      ("a-name-that-is-so-long-that-it-is-cut-by-the-export.jpg", "a-name-that-is-so-long-that-it-is-cut-by-the-e"),
    ])
  func sidecars(picture: String, sidecar: String) {
    #expect(TakeoutSidecar.names(of: picture).contains(sidecar))
  }

  @Test("the sidecar of a picture is not that of one that has the same name without a number, or with another")
  func otherSidecars() {
    let names = TakeoutSidecar.names(of: "IMG_1(2).jpg")
    for other in ["IMG_1.jpg", "IMG_1.jpg.supplemental-metadata", "IMG_1.jpg(1)", "IMG_1.jpg.supplemental-metadata(1)"]
    {
      #expect(!names.contains(other))
    }
    #expect(!TakeoutSidecar.names(of: "IMG_1.jpg").contains { $0.contains("(") })
  }

  @Test(
    "names tell of screens, chats and scanners, and of nothing else",
    arguments: [
      ("Screenshot_20260412_112810_Maps.jpg", PictureOrigin.screen), ("Bildschirmfoto 2026-04-12 um 11.png", .screen),
      ("RPReplay_Final1781379600.MP4", .screen), ("Capture d’écran 2026-04-12 à 11.png", .screen),
      ("Pictures/Screenshots/20260412.png", .screen), ("IMG-20260412-WA0008.jpg", .message),
      ("VID-20260412-WA0008.mp4", .message), ("WhatsApp Image 2026-04-12 at 11.28.10.jpeg", .message),
      ("signal-2026-04-12-112810.jpg", .message), ("photo_2026-04-12_13-22-11.jpg", .message),
      ("Telegram/IMG_20260412_154544_117.jpg", .message), ("received_10157.jpeg", .message),
      ("CamScanner 12-04-2026 15.02.jpg", .scanner), ("scan0001.jpg", .scanner), ("IMG_20260412_112810.jpg", nil),
      ("PXL_20260412_112810123.jpg", nil), ("DCIM/100CANON/IMG_0001.JPG", nil), ("photo_of_ada.jpg", nil),
      ("Signal Hill/IMG_1.jpg", nil), ("Scanno/IMG_1.jpg", nil), ("VID_20260412_112810.mp4", nil), ("", nil),
    ])
  func origins(path: String, origin: PictureOrigin?) {
    #expect(PictureOrigin(path: path) == origin)
  }

  @Test(
    "the name of a changed copy leads to that of its original",
    arguments: [
      ("IMG_1-edited", "IMG_1"), ("foto-bearbeitet(1)", "foto(1)"), ("IMG_E0042", "IMG_0042"), ("IMG_0042", nil),
      ("IMG_E004", nil), ("IMG_EAST", nil), ("red-edited-more", nil), ("Ada (1)", nil), ("(1)", nil), ("", nil),
    ])
  func editedCopies(name: String, original: String?) {
    #expect(EditedPicture.original(of: name) == original)
  }

  @Test("a sidecar says when and where, and 0/0 is nowhere")
  func sidecar() throws {
    let json = """
      {"title": "a.jpg", "description": "Quay", "creationTime": {"timestamp": "1"}, "photoTakenTime": {"timestamp": "1778925600"},
       "geoData": {"latitude": 0.0, "longitude": 0.0}, "geoDataExif": {"latitude": 52.5, "longitude": 13.4}, "people": [{"name": "Ada"}], "favorited": true}
      """
    let sidecar = try TakeoutSidecar(bytes: Array(json.utf8))
    #expect(sidecar.taken?.timeIntervalSince1970 == 1_778_925_600)
    #expect(sidecar.coordinate?.latitude == 52.5)
    #expect(sidecar.people == ["Ada"])
    #expect(sidecar.isFavorite)
    #expect(!sidecar.isTrashed)
    #expect { try TakeoutSidecar(bytes: Array(#"{"title": "Album", "albumData": {}}"#.utf8)) } throws: {
      ($0 as? FormatError)?.reason == .wrongExport
    }
    #expect(throws: FormatError.self) { try TakeoutSidecar(bytes: Array("{}".utf8)) }
  }

  @Test(
    "a file is known by its beginning",
    arguments: [
      ("BEGIN:VCALENDAR\r\nVERSION:2.0", "x.bin", FileKind.iCalendar), ("begin:vcard\nN:A", "x", .vCard),
      ("<?xml version='1.0'?><!-- a --><gpx version='1.1'>", "x.xml", .gpx),
      ("<HealthData locale=\"x\">", "导出.xml", .health),
      ("<x:xmpmeta xmlns:x='adobe:ns:meta/'>", "a.jpg.xmp", .packet),
      ("SQLite format 3\u{0}", "Antennapod.db", .database),
      ("[{\"startTime\": \"x\", \"timelinePath\": []}]", "Zeitleiste.json", .locationJSON),
      ("[2026-05-16 07:30] Rain", "a.txt", .textDiary),
      ("full_date,date,weekday,time,mood", "a.csv", .daylio), ("time;lat;lon", "a.csv", .pointTable),
      ("[{\"ts\": \"x\", \"ms_played\": 1}]", "a.json", .listening), ("PK\u{3}\u{4}", "a.kmz", .zip),
    ])
  func kinds(head: String, name: String, kind: FileKind) {
    #expect(FileKind(head: Array(head.utf8), name: name) == kind)
  }

  @Test(
    "what is none of them is not read",
    arguments: [
      ("", "a.txt"), ("hello", "a.txt"), ("{}", "a.json"), ("<html></html>", "a.html"),
      ("[2026-05-16 07:30] log line", "server.log"), ("name,email", "a.csv"),
    ])
  func unknown(head: String, name: String) {
    #expect(FileKind(head: Array(head.utf8), name: name) == nil)
  }

  @Test("files of every folder are known for what they are", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    let kinds: [String: Set<FileKind>] = [
      "gpx": [.gpx], "ics": [.iCalendar], "vcard": [.vCard], "fit": [.fit, .pointTable], "tcx": [.tcx],
      "kml": [.kml, .zip], "geojson": [.locationJSON], "google_timeline": [.locationJSON],
      "owntracks": [.ownTracks, .locationJSON], "csv_points": [.pointTable], "apple_health": [.health, .gpx],
      "google_takeout_photos": [.takeoutSidecar], "music": [.listening, .listeningLines], "sms_calls": [.callLog],
      "daylio": [.daylio], "diary": [.textDiary, .dayOneClassic, .appleJournal],
    ]
    var wrong: [String] = []
    for (folder, expected) in kinds {
      let names = try FileManager.default.contentsOfDirectory(atPath: Corpus.journal.appending(path: folder).path)
      for name in names where name != "expected.json" {
        let head = Array(try #require(Corpus.bytes(folder + "/" + name)).prefix(FileKind.headOctets))
        let kind = FileKind(head: head, name: name)
        if kind.map({ !expected.contains($0) }) ?? true {
          wrong.append("\(folder)/\(name): \(kind.map { "\($0)" } ?? "-")")
        }
      }
    }
    // Broken ones, tables of tests, and the same contents in forms that no program exports any more.
    let others = ["D512", "unreadabledates", "records.csv", "et_Geotag.xml", "jcard", "rfc6351", "icalrecur_test"]
    wrong.removeAll { line in others.contains { line.contains($0) } }
    #expect(wrong.sorted() == [])
  }
}
