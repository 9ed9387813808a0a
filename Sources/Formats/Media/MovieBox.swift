internal import CivilTime
internal import Foundation

/// The box `moov` of an MP4 or QuickTime film: when and where it was made, by what, and how long it is.
struct MovieBox {
  /// Seconds from 1904-01-01, from which the format counts, to 1970.
  private static let epoch = 2_082_844_800
  /// `©xyz`
  private static let place: [UInt8] = [0xA9, 0x78, 0x79, 0x7A]
  private static let key = "com.apple.quicktime."

  /// 3GPP's texts (TS 26.244, section 8): title, description, performer, author, album, copyright, keywords.
  private static let described: [StaticString] = ["titl", "dscp", "perf", "auth", "albm", "cprt", "kywd"]

  private(set) var metadata = PhotoMetadata()
  private var texts = PhotoTexts()
  private var packet: XMPProperties?

  init(_ content: ArraySlice<UInt8>) {
    metadata.isVideo = true
    metadata.isComplete = true
    var created: Int?
    for box in ISOBox.boxes(in: content) {
      switch box.type {
      case "mvhd": created = header(box.content)
      case "meta": keys(box.content)
      case "udta": userData(box.content)
      default: break
      }
    }
    // The header is in UTC and changes when a program writes the file anew: it counts where nothing else does.
    if metadata.captured == nil, let created, created > Self.epoch {
      metadata.captured = CivilDateTime(secondsSinceEpoch: created - Self.epoch)
      metadata.offset = 0
      metadata.zoneSource = .utc
      metadata.dateSource = .movieHeader
    }
    metadata.complete(with: packet)
    metadata.texts = texts.texts
    metadata.hasMoreTexts = texts.isCut
  }

  /// Takes the length, and gives when it was made, in the format's own count.
  private mutating func header(_ content: ArraySlice<UInt8>) -> Int? {
    let isLong = content.first == 1
    let width = isLong ? 8 : 4
    if let scale = content.bigEndian(at: 4 + 2 * width, 4), scale > 0,
      let duration = content.bigEndian(at: 8 + 2 * width, width), duration < 0xFFFF_FFFF
    {
      metadata.duration = Double(duration) / Double(scale)
    }
    // A film of the year 171546 has a broken header.
    return content.bigEndian(at: 4, width).flatMap { $0 < Self.epoch + 7_258_118_400 ? $0 : nil }
  }

  /// QuickTime's list of keys and values. In QuickTime files the box has no version, in others it has.
  private mutating func keys(_ content: ArraySlice<UInt8>) {
    let bytes = matches(content.behind(4).prefix(4), "hdlr") ? content : content.behind(4)
    guard let values = ISOBox.first("ilst", in: bytes) else { return }
    guard let names = ISOBox.first("keys", in: bytes) else {
      // Lists of other makers name their items by four characters, as user data do.
      for item in ISOBox.boxes(in: values) {
        guard let data = ISOBox.first("data", in: item.content) else { continue }
        if item.type.elementsEqual(Self.place) {
          metadata.coordinate = metadata.coordinate ?? ISO6709.coordinate(decodedText(data.behind(8).prefix(100)))
        } else {
          addText(of: data)
        }
      }
      return
    }
    let keys = ISOBox.boxes(in: names.behind(8)).map { decodedText($0.content) }
    for item in ISOBox.boxes(in: values) {
      guard let number = item.type.bigEndian(at: 0, 4), (1...max(1, keys.count)).contains(number), number <= keys.count,
        let data = ISOBox.first("data", in: item.content)
      else { continue }
      let text = decodedText(data.behind(8).prefix(10_000))
      switch keys[number - 1].dropPrefix(Self.key) {
      case "creationdate":
        guard let time = LenientTimestamp(text) else { continue }
        let seconds = Int(time.instant.timeIntervalSince1970.rounded(.down))
        metadata.captured = CivilDateTime(secondsSinceEpoch: seconds + (time.offset ?? 0))
        metadata.offset = time.offset ?? 0
        metadata.zoneSource = time.offset == nil ? .utc : .explicit
        metadata.dateSource = .original
      case "location.ISO6709": metadata.coordinate = ISO6709.coordinate(text) ?? metadata.coordinate
      case "make": metadata.make = text
      case "model": metadata.model = text
      case "software": metadata.software = text
      case "content.identifier": metadata.contentIdentifier = text
      default: addText(of: data)
      }
    }
  }

  /// - Parameter data: What the value is (a number that is 1 for UTF-8 and 2 for UTF-16), a language, the value.
  private mutating func addText(of data: ArraySlice<UInt8>) {
    let value = data.behind(8).prefix(PhotoTexts.longest)
    switch data.bigEndian(at: 0, 4) {
    case 1: texts.add(decodedText(value))
    case 2: texts.add(decodedWideText(value, isBigEndian: true))
    default: break
    }
  }

  private mutating func userData(_ content: ArraySlice<UInt8>) {
    for box in ISOBox.boxes(in: content) {
      if box.type.elementsEqual(Self.place) {
        // Length and language come before the text.
        metadata.coordinate = metadata.coordinate ?? ISO6709.coordinate(decodedText(box.content.behind(4).prefix(100)))
      } else if matches(box.type, "loci") {
        metadata.coordinate = metadata.coordinate ?? location(box.content)
      } else if matches(box.type, "meta") {
        keys(box.content)
      } else if matches(box.type, "XMP_") {
        packet = XMPProperties(Array(box.content), texts: &texts)
      } else if box.type.first == Self.place.first {
        // Texts in several languages, each behind its length and its language.
        var rest = box.content
        while let length = rest.bigEndian(at: 0, 2), rest.count > 4 {
          texts.add(decodedText(rest.behind(4).prefix(length)))
          rest = rest.behind(4 + length)
        }
      } else if Self.described.contains(where: { matches(box.type, $0) }) {
        texts.add(decodedText(box.content.behind(6).prefix(PhotoTexts.longest).map { $0 == 0 ? 32 : $0 }[...]))
      }
    }
  }

  /// 3GPP TS 26.244, section 8: a name up to its zero, a role, then longitude and latitude as 16.16 fixed point numbers.
  private func location(_ content: ArraySlice<UInt8>) -> Coordinate? {
    let name = content.behind(6)
    guard let end = name.firstIndex(of: 0) else { return nil }
    let rest = name[(end + 1)...].behind(1)
    guard let longitude = rest.bigEndian(at: 0, 4), let latitude = rest.bigEndian(at: 4, 4) else { return nil }
    func degrees(_ value: Int) -> Double { Double(Int32(truncatingIfNeeded: value)) / 65_536 }
    guard latitude != 0 || longitude != 0 else { return nil }
    return Coordinate(latitude: degrees(latitude), longitude: degrees(longitude))
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
