import Formats
import TestSupport
import Testing

@Suite("TIFF files")
struct TIFFTests {
  private static func tiff(isBigEndian: Bool, main: [EXIFBuilder.Value]) -> [UInt8] {
    EXIFBuilder(isBigEndian: isBigEndian).structure(
      main: main, exif: [.text(0x9003, "2026:05:16 12:00:00"), .text(0x9011, "+02:00")], gps: [])
  }

  /// The same structure, so many octets farther behind its header.
  private static func moved(_ tiff: [UInt8], by distance: Int, isBigEndian: Bool) -> [UInt8] {
    var moved = tiff
    func number(at place: Int, _ count: Int) -> Int {
      let octets = moved[place..<(place + count)]
      return (isBigEndian ? Array(octets) : octets.reversed()).reduce(0) { $0 << 8 | Int($1) }
    }
    func shift(at place: Int) {
      let value = number(at: place, 4) + distance
      let octets = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
      moved.replaceSubrange(place..<(place + 4), with: isBigEndian ? octets : octets.reversed())
    }
    var directories = [8]
    while let start = directories.popLast() {
      for entry in 0..<number(at: start, 2) {
        let place = start + 2 + entry * 12
        if [0x8769, 0x8825].contains(number(at: place, 2)) { directories.append(number(at: place + 8, 4)) }
        let width = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8][number(at: place + 2, 2)] ?? 1
        let isElsewhere = number(at: place + 4, 4) * width > 4
        if isElsewhere || [0x8769, 0x8825].contains(number(at: place, 2)) { shift(at: place + 8) }
      }
    }
    shift(at: 4)
    return moved
  }

  @Test("directories are read wherever they lie, and nothing of the picture", arguments: [true, false])
  func directoriesAtTheEnd(isBigEndian: Bool) throws {
    let distance = 300 << 20
    let tiff = Self.moved(
      Self.tiff(isBigEndian: isBigEndian, main: [.text(0x010F, "Acme cameras")]), by: distance, isBigEndian: isBigEndian
    )
    var octetsRead = 0
    let file = FileBytes(size: distance + tiff.count) { offset, count in
      octetsRead += count
      return (offset..<(offset + count)).map { $0 < 8 ? tiff[$0] : $0 < 8 + distance ? 0 : tiff[$0 - distance] }
    }
    let photo = try MediaFile.metadata(of: file)
    #expect(photo.captured.map { "\($0)" } == "2026-05-16T12:00:00")
    #expect(photo.offset == 7_200)
    #expect(photo.make == "Acme cameras")
    #expect(octetsRead < 70_000)
  }

  @Test("what XMP and IPTC-IIM say of it is read as in a JPEG file")
  func packets() throws {
    let sets: [UInt8] = [0x1C, 2, 25, 0, 5] + Array("Paula".utf8)
    let resource: [UInt8] = Array("8BIM".utf8) + [4, 4, 0, 0, 0, 0, 0, 10, 0x1C, 2, 25, 0, 5] + Array("Quirk".utf8)
    let photo = try MediaFile.metadata(
      of: FileBytes(
        Self.tiff(
          isBigEndian: false,
          main: [
            .octets(0x02BC, Array(MediaTests.packet.utf8)), .octets(0x83BB, sets), .octets(0x8649, resource),
          ])))
    #expect(Set(photo.texts).isSuperset(of: ["52,30.978N", "13,22,39.72E", "Quay", "Paula", "Quirk"]))
    #expect(photo.dateSource == .original)
    #expect(photo.coordinate?.latitude == 52.5163)
    #expect(!photo.hasMoreTexts)
  }

  @Test("of texts without an end so much is kept, and it is told that there was more")
  func longTexts() throws {
    let words = String(repeating: "on and on ", count: 40_000)
    let spaces = String(repeating: " ", count: 300_000) + "Paula"
    for (tag, text) in [(0x010E, words), (0x010E, spaces), (0x02BC, "<a>\(words)</a>")] {
      let value: EXIFBuilder.Value =
        tag == 0x010E ? .text(UInt16(tag), text) : .octets(UInt16(tag), Array(text.utf8))
      let photo = try MediaFile.metadata(of: FileBytes(Self.tiff(isBigEndian: true, main: [value])))
      #expect(photo.texts.reduce(0) { $0 + $1.utf8.count } <= 65_536)
      #expect(photo.hasMoreTexts)
    }
  }
}
