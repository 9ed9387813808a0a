import CivilTime
import Formats
import Foundation
import TestSupport
import Testing

@Suite("Pictures and films")
struct MediaTests {
  private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8, 4) + Array(type.utf8) + content
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static let exif = EXIFBuilder(isBigEndian: true).structure(
    main: [.text(0x010F, "Acme")], exif: [.text(0x9003, "2026:05:16 12:00:00"), .text(0x9011, "+02:00")], gps: [])

  /// A HEIF file whose EXIF lies in `mdat`, or inside `meta`.
  private static func heif(inside: Bool) -> [UInt8] {
    let payload = number(6, 4) + Array("Exif\0\0".utf8) + exif
    let head = box("ftyp", Array("heic".utf8) + number(0, 4) + Array("mif1".utf8))
    func meta(offset: Int) -> [UInt8] {
      let infe = box("infe", [2, 0, 0, 0] + number(1, 2) + number(0, 2) + Array("Exif".utf8) + [0])
      let iinf = box("iinf", number(0, 4) + number(1, 2) + infe)
      let place = number(1, 2) + number(inside ? 1 : 0, 2) + number(0, 2) + number(1, 2)
      let iloc = box(
        "iloc", [1, 0, 0, 0, 0x44, 0] + number(1, 2) + place + number(offset, 4) + number(payload.count, 4))
      return box("meta", number(0, 4) + iinf + iloc + (inside ? box("idat", payload) : []))
    }
    let offset = inside ? 0 : head.count + meta(offset: 0).count + 8
    return head + meta(offset: offset) + (inside ? [] : box("mdat", payload))
  }

  /// A film with QuickTime's keys, or with the head alone.
  private static func film(keys: Bool) -> [UInt8] {
    let head = box("mvhd", number(0, 4) + number(3_861_770_400, 4) + number(0, 4) + number(600, 4) + number(1_200, 4))
    let names = [
      "com.apple.quicktime.creationdate", "com.apple.quicktime.location.ISO6709",
      "com.apple.quicktime.content.identifier",
    ]
    let values = ["2026-05-16T12:00:00+0200", "+52.5163+013.3777+034.000/", "PAIR-1"]
    var keyBoxes: [UInt8] = number(0, 4) + number(3, 4)
    var items: [UInt8] = []
    for (index, name) in names.enumerated() {
      keyBoxes += box("mdta", Array(name.utf8))
      let data: [UInt8] = number(1, 4) + number(0, 4) + Array(values[index].utf8)
      items += number(24 + values[index].utf8.count, 4) + number(index + 1, 4) + box("data", data)
    }
    let keysBox = box("keys", keyBoxes)
    let handler = box("hdlr", Array(repeating: 0, count: 24))
    let place = number(13, 2) + number(0x15C7, 2) + Array("+52.5+013.4/".utf8)
    let user = box("udta", number(place.count + 8, 4) + [0xA9, 0x78, 0x79, 0x7A] + place)
    let content = head + (keys ? box("meta", handler + keysBox + box("ilst", items)) : user)
    return box("ftyp", Array("qt  ".utf8)) + box("mdat", [1, 2, 3]) + box("moov", content)
  }

  private static func png(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    let size: [UInt8] = number(1_170, 4) + number(2_532, 4) + [8, 6, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    for (type, data) in [("IHDR", size)] + chunks + [("IEND", [])] {
      file += number(data.count, 4) + Array(type.utf8) + data + number(0, 4)
    }
    return file
  }

  private static func webp(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    var data: [UInt8] = []
    for (name, bytes) in chunks {
      data += Array(name.utf8) + number(bytes.count, 4).reversed() + bytes
      if bytes.count % 2 == 1 { data.append(0) }
    }
    return Array("RIFF".utf8) + number(data.count + 4, 4).reversed() + Array("WEBP".utf8) + data
  }

  static let packet = """
    <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="r" xmlns:exif="e" xmlns:p="p"><rdf:Description exif:GPSLatitude="52,30.978N" p:DateCreated="2026-05-16T12:00:00.5+02:00">
    <exif:GPSLongitude>13,22,39.72E</exif:GPSLongitude><dc:title xmlns:dc="d">Quay</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>
    """

  private static let hexadecimal = Array(exif.map { String(format: "%02x", $0) }.joined().utf8)

  static let samples: [(String, [UInt8])] = [
    ("HEIF, data behind", heif(inside: false)), ("HEIF, data inside", heif(inside: true)),
    ("PNG with eXIf", png([("eXIf", exif)])),
    ("PNG with a raw profile", png([("tEXt", Array("Raw profile type exif\0\nexif\n 10\n".utf8) + hexadecimal)])),
    ("WebP", webp([("VP8X", Array(repeating: 0, count: 10)), ("EXIF", Array("Exif\0\0".utf8) + exif)])),
    ("TIFF", exif),
  ]

  private static func read(_ bytes: [UInt8]) throws -> PhotoMetadata { try MediaFile.metadata(of: FileBytes(bytes)) }

  @Test("EXIF is found in every container", arguments: samples)
  func exif(sample: (String, [UInt8])) throws {
    let expected = try #require(try Self.read(Self.exif).captured)
    let photo = try Self.read(sample.1)
    #expect(photo.captured == expected)
    #expect(photo.dateSource == .original)
    #expect(!photo.isVideo)
    #expect(MediaFile.isKind(head: Array(sample.1.prefix(32))))
  }

  @Test("a film's own date wins over its head, which is in UTC")
  func films() throws {
    let film = try Self.read(Self.film(keys: true))
    #expect(film.isVideo)
    #expect(film.captured.map { "\($0)" } == "2026-05-16T12:00:00")
    #expect(film.offset == 7_200)
    #expect(film.zoneSource == .explicit)
    #expect(film.coordinate == Coordinate(latitude: 52.5163, longitude: 13.3777))
    #expect(film.contentIdentifier == "PAIR-1")
    #expect(film.duration == 2)
    let plain = try Self.read(Self.film(keys: false))
    #expect(plain.captured.map { "\($0)" } == "2026-05-16T10:00:00")
    #expect(plain.zoneSource == .utc)
    #expect(plain.dateSource == .movieHeader)
    #expect(plain.coordinate == Coordinate(latitude: 52.5, longitude: 13.4))
  }

  @Test("what a film says of itself in words is read, whoever wrote it")
  func filmTexts() throws {
    let head = Self.box("mvhd", Self.number(0, 4) + Self.number(3_861_770_400, 4) + Self.number(0, 12))
    func item(_ type: [UInt8], _ kind: Int, _ value: [UInt8]) -> [UInt8] {
      let data = Self.box("data", Self.number(kind, 4) + Self.number(0, 4) + value)
      return Self.number(data.count + 8, 4) + type + data
    }
    let handler = Self.box("hdlr", Array(repeating: 0, count: 24))
    let list = Self.box(
      "ilst",
      item([0xA9] + Array("nam".utf8), 1, Array("Regatta".utf8)) + item(Array("desc".utf8), 2, [0, 0x51, 0, 0x75])
        + item(Array("tmpo".utf8), 21, Array("Number".utf8)))
    let comment = Self.number(5, 2) + Self.number(0x15C7, 2) + Array("Paula".utf8)
    let user =
      Self.box("meta", Self.number(0, 4) + handler + list)
      + Self.number(comment.count + 8, 4) + [0xA9] + Array("cmt".utf8) + comment
      + Self.box("titl", Self.number(0, 4) + Self.number(0x15C7, 2) + Array("Harbour\0".utf8))
      + Self.box("XMP_", Array("<a>Within</a>".utf8))
    let identifier: [UInt8] = [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
    ]
    let film =
      Self.box("ftyp", Array("mp42".utf8)) + Self.box("moov", head + Self.box("udta", user)) + Self.box("mdat", [1])
      + Self.box("uuid", identifier + Array(Self.packet.utf8))
    let photo = try Self.read(film)
    let texts = ["Regatta", "Qu", "Paula", "Harbour", "Within", "Quay"]
    #expect(photo.texts.filter { texts.contains($0) } == texts)
    #expect(!photo.texts.contains("Number"))
    #expect(photo.coordinate?.latitude == 52.5163)
    #expect(photo.captured.map { "\($0)" } == "2026-05-16T10:00:00")
    #expect(!photo.hasMoreTexts)
  }

  @Test("of a film with thousands of packets some are read, and its first head counts")
  func manyPackets() throws {
    let words = (0..<2_000).map { "w\($0)" }.joined(separator: "</a><a>")
    let identifier: [UInt8] = [
      0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
    ]
    let head = Self.box("mvhd", Self.number(0, 4) + Self.number(3_861_770_400, 4) + Self.number(0, 12))
    let later = Self.box("mvhd", Self.number(0, 4) + Self.number(3_861_970_400, 4) + Self.number(0, 12))
    var film = Self.box("ftyp", Array("mp42".utf8)) + Self.box("moov", head)
    film += Self.box("uuid", identifier + Array("<r><a>\(words)</a></r>".utf8))
    for _ in 0..<5_000 { film += Self.box("uuid", identifier + [0x20]) }
    let photo = try Self.read(film + Self.box("moov", later))
    #expect(photo.captured.map { "\($0)" } == "2026-05-16T10:00:00")
    #expect(photo.texts.count == 2_000)
  }

  @Test("an XMP packet gives the date and the place that the picture does not have")
  func packets() throws {
    let chunk = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + Array(Self.packet.utf8)
    for photo in [
      try Self.read(Self.png([("iTXt", chunk)])), try Self.read(Self.webp([("XMP ", Array(Self.packet.utf8))])),
    ] {
      #expect(photo.captured.map { "\($0)" } == "2026-05-16T12:00:00")
      #expect(photo.offset == 7_200)
      #expect(photo.dateSource == .packet)
      #expect(photo.coordinate?.latitude == 52.5163)
      #expect(photo.coordinate.map { ($0.longitude * 1e4).rounded() } == 133_777)
      #expect(photo.texts.contains("Quay"))
    }
    var photo = try Self.read(Self.exif)
    photo.complete(withSidecar: Array(Self.packet.utf8))
    #expect(photo.captured.map { "\($0)" } == "2026-05-16T12:00:00")
  }

  @Test("a screenshot has its size and no date")
  func screenshot() throws {
    let photo = try Self.read(Self.png([]))
    #expect(photo.captured == nil)
    #expect(photo.width == 1_170)
    #expect(photo.height == 2_532)
  }

  @Test(
    "what is no picture is an error",
    arguments: [
      ("", FormatError.Reason.empty), ("hello, this is a text", .notThisFormat),
      ("\0\0\0\u{10}ftypheic\0\0\0\0", .notThisFormat), ("\u{7F}\0\0\u{10}ftypheic\0\0\0\0", .truncated),
    ])
  func errors(text: String, reason: FormatError.Reason) {
    #expect { try Self.read(Array(text.utf8)) } throws: { ($0 as? FormatError)?.reason == reason }
  }

  @Test(
    "no truncation and no mutation crashes",
    arguments: samples + [("film", film(keys: true)), ("head", film(keys: false))])
  func fuzz(sample: (String, [UInt8])) {
    var random = Mutation(seed: 15)
    var read = 0
    for count in stride(from: 0, to: sample.1.count, by: 3) where (try? Self.read(Array(sample.1[..<count]))) != nil {
      read += 1
    }
    for _ in 0..<500 where (try? Self.read(random.mutated(sample.1))) != nil { read += 1 }
    #expect(read > 50)
  }

  @Test(
    "dates and places are those that another reader sees", .enabled(if: Corpus.isPresent, "the corpora are not here"))
  func corpus() throws {
    var compared = 0
    for (name, answer) in try Corpus.answers("media").sorted(by: { $0.key < $1.key }) {
      let bytes = try #require(Corpus.bytes("media/" + name))
      let photo: PhotoMetadata
      if name.hasSuffix(".xmp") {
        var beside = PhotoMetadata()
        beside.complete(withSidecar: bytes)
        photo = beside
      } else {
        guard let read = try? Self.read(bytes) else {
          #expect(answer["suggested_capture_time"] as? [String: Any] == nil, "\(name)")
          continue
        }
        photo = read
      }
      if let time = answer["suggested_capture_time"] as? [String: Any], let value = time["value"] as? String {
        let expected =
          value.prefix(10).replacing(":", with: "-") + (value.count >= 19 ? "T" + value.dropFirst(11).prefix(8) : "")
        #expect("\(photo.captured.map { "\($0)" } ?? "none")".hasPrefix(expected), "\(name): \(value)")
        if time["zone"] as? String == "explicit offset" {
          #expect(photo.offset.map { $0 / 3_600 } == Int(value.dropFirst(19).prefix(3)), "\(name)")
        }
        compared += 1
      } else {
        // The other reader gives up on a file whose picture is missing, and whose date is there.
        guard name != "nom_exif-no-tz.jpg" else { continue }
        #expect(photo.dateSource == nil || photo.dateSource == .modified, "\(name): \(photo.captured as Any)")
      }
      if let place = answer["lat_lon"] as? [Double] {
        #expect(abs((photo.coordinate?.latitude ?? 0) - place[0]) < 1e-6, "\(name)")
        #expect(abs((photo.coordinate?.longitude ?? 0) - place[1]) < 1e-6, "\(name)")
        compared += 1
      }
    }
    #expect(compared > 60)
  }
}
