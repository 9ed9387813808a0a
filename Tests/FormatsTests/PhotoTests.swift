import CivilTime
import Formats
import Foundation
import TestSupport
import Testing

@Suite("EXIF in JPEG")
struct PhotoTests {
  static let place: [EXIFBuilder.Value] = [
    .text(1, "S"), .rationals(2, [(33, 1), (30, 1), (36, 1)]), .text(3, "W"),
    .rationals(4, [(70, 1), (15, 1), (0, 0)]),
  ]

  @Test("a photo with everything, in both byte orders", arguments: [false, true])
  func everything(isBigEndian: Bool) throws {
    let photo = try JPEGFile.metadata(
      head: EXIFBuilder.jpeg(
        isBigEndian: isBigEndian,
        main: [.text(0x10F, "Maker"), .text(0x110, "Model 1 "), .short(0x112, 6), .text(0x132, "2026:06:01 08:00:00")],
        exif: [.text(0x9003, "2026:05:16 15:04:05"), .text(0x9011, "-03:30"), .text(0x9291, "25")], gps: Self.place))
    #expect(photo.captured?.description == "2026-05-16T15:04:05")
    #expect(photo.dateSource == .original && photo.milliseconds == 250)
    #expect(photo.offset == -12_600 && photo.zoneSource == .explicit)
    #expect(photo.make == "Maker" && photo.model == "Model 1" && photo.orientation == 6)
    #expect(photo.width == 0x0FC0 && photo.height == 0x0BD0)
    let coordinate = try #require(photo.coordinate)
    #expect(abs(coordinate.latitude + 33.51) < 1e-9 && abs(coordinate.longitude + 70.25) < 1e-9)
  }

  @Test(
    "which date counts",
    arguments: [
      ("2026:05:16 15:04:05", "2026:05:17 10:00:00", "2026:05:18 10:00:00", "2026-05-16T15:04:05"),
      ("0000:00:00 00:00:00", "2026:05:17 10:00:00", "2026:05:18 10:00:00", "2026-05-17T10:00:00"),
      ("    :  :     :  :  ", "", "2026-05-18 10:00", "2026-05-18T10:00:00"), ("", "2026:13:01 00:00:00", "x", nil),
    ] as [(String, String, String, String?)])
  func dates(original: String, digitized: String, modified: String, expected: String?) throws {
    let photo = try JPEGFile.metadata(
      head: EXIFBuilder.jpeg(main: [.text(0x132, modified)], exif: [.text(0x9003, original), .text(0x9004, digitized)]))
    #expect(photo.captured?.description == expected)
  }

  @Test(
    "the offset by the satellites' clock",
    arguments: [
      ((13, 4, 0), "2026:05:16", 7200), ((9, 19, 30), "2026:05:16", 20_700), ((12, 42, 0), "2026:05:16", nil),
      ((1, 4, 5), "2026:05:17", -36_000), ((15, 4, 5), "2026:05:20", nil), ((13, 4, 0), "0000:00:00", nil),
    ] as [((UInt32, UInt32, UInt32), String, Int?)])
  func gpsOffset(time: (UInt32, UInt32, UInt32), day: String, expected: Int?) throws {
    let photo = try JPEGFile.metadata(
      head: EXIFBuilder.jpeg(
        exif: [.text(0x9003, "2026:05:16 15:04:05")],
        gps: [.rationals(7, [time.0, time.1, time.2].map { ($0, UInt32(1)) }), .text(0x1D, day)]))
    #expect(photo.offset == expected)
    #expect(photo.zoneSource == (expected == nil ? nil : .gps))
  }

  @Test("the texts of the XMP packet, and files of scanners")
  func texts() throws {
    let xmp = "<x:xmpmeta xmlns:x='adobe:ns:meta/'><r:li>People/Ada Lark</r:li><a b='Kept &amp; said'/></x:xmpmeta>"
    let photo = try JPEGFile.metadata(head: EXIFBuilder.photo("2026:05:16 15:04:05", xmp: xmp))
    #expect(photo.texts == ["People/Ada Lark", "Kept & said"])
    #expect(!photo.isScan)
    #expect(try JPEGFile.metadata(head: EXIFBuilder.jpeg(main: [.text(0x131, "EPSON Scan 2")])).isScan)
  }

  @Test("whatever says something about the picture is found, and what is too much is told")
  func allTexts() throws {
    func set(_ number: UInt8, _ text: String) -> [UInt8] { [0x1C, 2, number, 0, UInt8(text.utf8.count)] + text.utf8 }
    let record = set(25, "keyword") + set(120, "caption")
    let resource = Array("8BIM".utf8) + [4, 4, 3] + Array("abc".utf8) + [0, 0, 0, UInt8(record.count)] + record
    let many = (0..<300).map { "<li>text \($0)</li>" }.joined()
    let photo = try JPEGFile.metadata(
      head: EXIFBuilder.jpeg(
        main: [.text(0x10D, "document"), .text(0x10E, "description"), .text(0x13B, "artist"), .text(0x8298, "rights")],
        exif: [.text(0x9286, "ASCII\0\0\0comment"), .text(0xA430, "owner")], xmp: "<x>\(many)</x>",
        segments: [
          (0xED, Array("Photoshop 3.0\0".utf8) + resource), (0xFE, Array("segment".utf8)),
          (
            0xE1,
            Array("http://ns.adobe.com/xmp/extension/\0".utf8) + [UInt8](repeating: 1, count: 40) + "<x>more</x>".utf8
          ),
        ]))
    let expected = [
      "document", "description", "artist", "rights", "comment", "owner", "keyword", "caption", "segment", "more",
      "text 299",
    ]
    for text in expected { #expect(photo.texts.contains(text), "\(text)") }
    #expect(!photo.hasMoreTexts)
    let much = (0..<3_000).map { "<li>text that is long \($0)</li>" }.joined()
    let bytes = EXIFBuilder.jpeg(
      segments: [
        (0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x>\(much.prefix(60_000))".utf8)),
        (0xFE, Array("a b ".utf8) + [UInt8](repeating: 97, count: 50_000)),
      ])
    #expect(try JPEGFile.metadata(head: bytes).hasMoreTexts)
  }

  @Test("no place where there is none")
  func noPlace() throws {
    let zero: [EXIFBuilder.Value] = [
      .text(1, "N"), .rationals(2, [(0, 1), (0, 1), (0, 1)]), .text(3, "E"), .rationals(4, [(0, 1), (0, 1), (0, 1)]),
    ]
    let wrong: [EXIFBuilder.Value] = [.rationals(2, [(91, 1)]), .rationals(4, [(1, 1)])]
    let undefined: [EXIFBuilder.Value] = [.rationals(2, [(1, 0)]), .rationals(4, [(1, 0)])]
    for gps in [zero, wrong, undefined, []] {
      #expect(try JPEGFile.metadata(head: EXIFBuilder.jpeg(gps: gps)).coordinate == nil)
    }
  }

  @Test(
    "what is no photo is an error",
    arguments: [
      ([], FormatError.Reason.empty), ([0x89, 0x50], .notThisFormat), ([0xFF, 0xD8], .truncated),
      ([0xFF, 0xD8, 0xFF, 0xE1, 0, 0], .malformed), ([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 1], .truncated),
      ([0xFF, 0xD8, 1, 2], .malformed),
    ] as [([UInt8], FormatError.Reason)])
  func errors(bytes: [UInt8], reason: FormatError.Reason) {
    #expect { try JPEGFile.metadata(head: bytes) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test("no truncation and no mutation crashes")
  func fuzz() {
    let whole = EXIFBuilder.jpeg(
      main: [.text(0x10F, "Maker"), .short(0x112, 6)],
      exif: [.text(0x9003, "2026:05:16 15:04:05"), .text(0x9011, "+02:00")], gps: Self.place)
    var random = Mutation(seed: 3)
    var read = 0
    for bytes in whole.indices.map({ Array(whole[..<$0]) }) + (0..<3_000).map({ _ in random.mutated(whole) }) {
      if (try? JPEGFile.metadata(head: bytes)) != nil { read += 1 }
    }
    #expect(read > 100)
  }

  @Test(
    "photos of many cameras as another reader sees them", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    let files = try Corpus.answers("media")
    var compared = 0
    for (name, answer) in files.sorted(by: { $0.key < $1.key }) where name.hasSuffix(".jpg") {
      let bytes = try #require(Corpus.bytes("media/" + name))
      guard let photo = try? JPEGFile.metadata(head: Array(bytes.prefix(JPEGFile.headOctets))),
        let tags = answer["exiftool"] as? [String: Any]
      else { continue }
      compared += 1
      let original = tags["ExifIFD:DateTimeOriginal"] as? String ?? ""
      if original.prefix(4).allSatisfy(\.isNumber), original > "0001" {
        let digits = photo.captured?.description.filter(\.isNumber)
        #expect(digits?.prefix(12) == original.filter(\.isNumber).prefix(12), "\(name)")
      }
      if let latitude = tags["Composite:GPSLatitude"] as? Double, tags["GPS:GPSLatitude"] != nil, latitude != 0 {
        #expect(abs((photo.coordinate?.latitude ?? 999) - latitude) < 1e-5, "\(name)")
      }
      if let make = tags["IFD0:Make"] as? String {
        #expect(photo.make == make.trimmingCharacters(in: .whitespaces), "\(name)")
      }
    }
    #expect(compared > 30)
  }
}
