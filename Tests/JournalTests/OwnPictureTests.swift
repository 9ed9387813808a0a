import Foundation
import JSONRPC
import TestSupport
import Testing

@testable import Journal

@Suite("Whose pictures they are, and which count")
struct OwnPictureTests {
  private static let plain: [UInt8] = EXIFBuilder.jpeg()

  /// The paths of the items of each moment.
  private static func items(_ life: TestLife) throws -> [[String]] {
    try (life.everything()["moments"]?.array ?? []).map { moment in
      (moment["items"]?.array ?? []).compactMap { $0["path"]?.string }.sorted()
    }
  }

  @Test("pictures of screens and sheets, and those that came by a chat, make no moment and join none")
  func others() throws {
    let life = try TestLife()
    for minute in [10, 20] { try life.photo("IMG_\(minute).jpg", "2026:05:16 12:\(minute):00") }
    try life.write("Screenshot_20260516_121500_Maps.jpg", Self.plain)
    try life.photo("Screenshot_20260516_121600.jpg", "2026:05:16 12:16:00")
    try life.write("photo_2026-05-16_12-17-11.jpg", Self.plain)
    try life.write("signal-2026-05-16-121800.jpg", Self.plain)
    try life.write("Telegram/IMG_20260516_121900_117.jpg", Self.plain)
    try life.write("CamScanner 16-05-2026 12.20.jpg", EXIFBuilder.jpeg(exif: [.text(0x9003, "2026:05:16 12:20:00")]))
    // A picture that somebody has sent as a file keeps its camera, and that of a camera app its name.
    try life.photo("photo_2026-05-16_12-18-00.jpg", "2026:05:16 12:18:00")
    try life.write("IMG_20260516_121930.jpg", Self.plain)
    try life.begin()
    #expect(
      try Self.items(life) == [
        ["IMG_10.jpg", "IMG_20.jpg", "IMG_20260516_121930.jpg", "photo_2026-05-16_12-18-00.jpg"]
      ])
  }

  @Test("the first day of a clock that nobody has set is no day", arguments: ["1970", "1980", "2000"])
  func unsetClock(year: String) throws {
    let life = try TestLife()
    for minute in 10..<30 {
      try life.write("c/\(minute).jpg", EXIFBuilder.photo("\(year):01:01 00:\(minute):00"))
    }
    try life.write("known.jpg", EXIFBuilder.photo("2000:01:01 00:10:00", latitude: 52.5, longitude: 13.4))
    try life.begin()
    #expect(try Self.items(life) == [["known.jpg"]])
  }

  @Test("of an original and its changed copy the original counts, wherever the copy has its time from")
  func editedCopies() throws {
    let life = try TestLife()
    let sidecar = #"{"title": "foto.jpg", "photoTakenTime": {"timestamp": "1778925600"}}"#
    try life.photo("a/foto.jpg", "2026:05:16 12:00:00")
    try life.write("a/foto-bearbeitet.jpg", Self.plain)
    try life.write("a/foto.jpg.supplemental-metadata.json", sidecar)
    try life.photo("b/IMG_0042.HEIC", "2026:05:16 12:01:00")
    try life.photo("b/IMG_E0042.JPG", "2026:05:16 12:01:00")
    // Copies whose originals are somewhere else, or are others.
    try life.photo("b/IMG_E0043.JPG", "2026:05:16 12:02:00")
    try life.photo("c/IMG_0043.HEIC", "2026:05:16 12:03:00")
    try life.photo("c/walk-edited.jpg", "2026:05:16 12:04:00")
    try life.photo("c/walk.jpg", "2026:05:16 12:09:00")
    try life.begin()
    let moments = try life.journal.moments(now: TestLife.now, home: TestLife.home, audience: .person).result.moments
    #expect(moments.flatMap(\.why) == ["You took 6 photos."])
    #expect(moments.flatMap(\.members).count == 7)
    #expect(
      moments.map { MomentItems.chosen(from: $0.members).map(\.first.event.path).sorted() } == [
        [
          "a/foto.jpg", "b/IMG_0042.HEIC", "b/IMG_E0043.JPG", "c/IMG_0043.HEIC", "c/walk-edited.jpg", "c/walk.jpg",
        ]
      ])
  }

  @Test("of two files with the same bytes the one with the shorter name counts")
  func sameBytes() throws {
    let life = try TestLife()
    for name in ["IMG_1(1).jpg", "IMG_1.jpg", "a copy of IMG_1.jpg"] { try life.photo(name, "2026:05:16 12:00:00") }
    try life.begin()
    #expect(try Self.items(life) == [["IMG_1.jpg"]])
  }

  @Test("what lies in the bin of an export is left out, and why is told")
  func bin() throws {
    let life = try TestLife()
    let taken = #""photoTakenTime": {"timestamp": "1778925600"}"#
    for (name, more) in [("kept", ""), ("gone", #", "trashed": true"#)] {
      try life.photo("\(name).jpg", "2026:05:16 12:00:0\(name.count)")
      try life.write("\(name).jpg", EXIFBuilder.photo("2026:05:16 12:00:00", offset: "+02:00", model: name))
      try life.write("\(name).jpg.json", #"{"title": "\#(name).jpg", \#(taken)\#(more)}"#)
    }
    try life.begin()
    #expect(try Self.items(life) == [["kept.jpg"]])
    #expect(try life.journal.sources().first?.skipped.map { "\($0.path) \($0.reason)" } == ["gone.jpg thrownAway"])
  }

  @Test("a picture that knows no place is no bridge between two places")
  func bridge() {
    let here = (52.5, 13.4)
    let there = (52.6, 13.4)
    let moments = MomentTests.moments([
      MomentTests.photo("a", "2026-05-16T10:00", at: here), MomentTests.photo("b", "2026-05-16T10:40"),
      MomentTests.photo("c", "2026-05-16T11:20", at: there), MomentTests.photo("d", "2026-05-16T11:30"),
      MomentTests.photo("e", "2026-05-16T11:40", at: here),
    ])
    #expect(MomentTests.ids(moments) == ["a b", "c d e"])
  }

  @Test("a picture that was taken so far away that nobody could have been at both places is somebody else's")
  func pictureOfAnother() {
    func photo(_ time: String, _ place: (Double, Double), _ device: String) -> JournalEvent {
      var photo = MomentTests.photo(time, "2026-05-16T" + time, at: place)
      photo.device = device
      return photo
    }
    let (here, far) = ((40.03, -3.6), (37.39, -5.99))
    let own = ["12:16", "12:40", "13:05"].map { photo($0, here, "Phone") }
    #expect(MomentTests.ids(MomentTests.moments(own + [photo("12:31", far, "Sent")])) == ["12:16 12:40 13:05"])
    // A second phone of the family that is there too, and a journey.
    #expect(MomentTests.ids(MomentTests.moments(own + [photo("12:31", here, "Other")])).count == 1)
    let flown = own + [photo("18:00", far, "Other"), photo("23:30", here, "Phone")]
    #expect(MomentTests.moments(flown).count == 3)
    // Whose is whose cannot be told where neither has taken more.
    let even = [
      photo("12:16", here, "a"), photo("12:20", far, "b"), photo("12:40", here, "a"), photo("12:50", far, "b"),
    ]
    #expect(MomentTests.moments(even).flatMap(\.members).count == 4)
  }

  @Test("a moment ends by the clock of then, also where it was changed meanwhile")
  func changedClock() {
    let party = MomentTests.moments([
      MomentTests.photo("a", "2026-03-28T23:10", offset: 3_600),
      MomentTests.photo("b", "2026-03-29T00:30", offset: 3_600),
      MomentTests.photo("c", "2026-03-29T01:50", offset: 3_600), MomentTests.photo("d", "2026-03-29T04:10"),
    ])
    #expect(party.map { "\($0.localStart) \($0.localEnd)" } == ["2026-03-28T23:10:00 2026-03-29T04:10:00"])
    let sung = MomentTests.moments([
      MomentTests.entry("karaoke", "2026-03-29T00:30", "2026-03-29T03:00"),
      MomentTests.photo("e", "2026-03-29T00:40", offset: 3_600), MomentTests.photo("f", "2026-03-29T03:10"),
    ])
    #expect(sung.map { "\($0.localEnd)" } == ["2026-03-29T03:10:00"])
  }

  @Test("a film may have the whole name of its still")
  func motionPhoto() {
    var film = MomentTests.photo("b/PXL_1.MP", "2026-05-16T10:00")
    film.kind = .video
    let events = [MomentTests.photo("b/PXL_1.MP.jpg", "2026-05-16T10:00"), film]
    #expect(MomentTests.moments(events).flatMap(\.members).map(\.event.kind) == [.livePhoto, .livePhoto])
  }
}
