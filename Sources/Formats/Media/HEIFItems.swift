internal import Foundation

/// The items of a HEIF file that hold metadata: the box `meta` says which they are and where they lie (ISO/IEC 14496-12,
/// section 8.11).
struct HEIFItems {
  private static let largestItem = 16 << 20
  private static let mostItems = 10_000

  private enum Kind {
    case exif, packet
  }

  private struct Place {
    let isInside: Bool
    let offset: Int
    let length: Int
  }

  private var kinds: [Int: Kind] = [:]
  private var places: [Int: [Place]] = [:]
  private let inside: ArraySlice<UInt8>

  /// - Parameter content: The content of `meta`, with its version and flags.
  init?(_ content: ArraySlice<UInt8>) {
    let bytes = content.behind(4)
    inside = ISOBox.first("idat", in: bytes) ?? []
    guard let information = ISOBox.first("iinf", in: bytes), let locations = ISOBox.first("iloc", in: bytes) else {
      return nil
    }
    readKinds(information)
    readPlaces(locations)
  }

  func metadata(of file: FileBytes) -> PhotoMetadata? {
    var photo: PhotoMetadata?
    var packet: XMPProperties?
    var texts = PhotoTexts()
    for (item, kind) in kinds.sorted(by: { $0.key < $1.key }) {
      guard let data = data(of: item, in: file) else { continue }
      switch kind {
      case .exif:
        guard photo == nil, let start = data[...].bigEndian(at: 0, 4) else { continue }
        // The number says how far behind it the TIFF header is; `Exif` stands between where it is six.
        photo = EXIFReader(data[...].behind(4).behind(start))?.metadata() ?? Self.searched(data)
      case .packet:
        let properties = XMPProperties(data, texts: &texts)
        packet = packet ?? properties
      }
    }
    var result = photo ?? PhotoMetadata()
    result.complete(with: packet)
    for text in result.texts { texts.add(text) }
    result.texts = texts.texts
    result.hasMoreTexts = result.hasMoreTexts || texts.isCut
    result.isComplete = true
    // Such pictures say by other means how they are to be turned.
    result.orientation = nil
    return result
  }

  /// Some programs count the number wrong.
  private static func searched(_ data: [UInt8]) -> PhotoMetadata? {
    for start in 4..<32 {
      if let reader = EXIFReader(data[...].behind(start)) { return reader.metadata() }
    }
    return nil
  }

  private func data(of item: Int, in file: FileBytes) -> [UInt8]? {
    var result: [UInt8] = []
    for place in places[item] ?? [] {
      guard result.count + place.length <= Self.largestItem else { return nil }
      if place.isInside {
        guard place.offset <= inside.count, place.length <= inside.count - place.offset else { return nil }
        result += inside.behind(place.offset).prefix(place.length)
      } else {
        guard let bytes = file.bytes(at: place.offset, count: place.length) else { return nil }
        result += bytes
      }
    }
    return result.isEmpty ? nil : result
  }

  private mutating func readKinds(_ content: ArraySlice<UInt8>) {
    guard let version = content.bigEndian(at: 0, 1) else { return }
    for box in ISOBox.boxes(in: content.behind(version == 0 ? 6 : 8)) where matches(box.type, "infe") {
      guard let version = box.content.bigEndian(at: 0, 1), version >= 2 else { continue }
      let width = version == 2 ? 2 : 4
      guard let item = box.content.bigEndian(at: 4, width) else { continue }
      let type = box.content.behind(4 + width + 2).prefix(4)
      if matches(type, "Exif") {
        kinds[item] = .exif
      } else if matches(type, "mime") {
        // A name up to its zero comes before the type of the content.
        let name = box.content.behind(4 + width + 6)
        guard let end = name.firstIndex(of: 0) else { continue }
        if name[(end + 1)...].starts(with: Array("application/rdf+xml".utf8)) { kinds[item] = .packet }
      }
    }
  }

  private mutating func readPlaces(_ content: ArraySlice<UInt8>) {
    guard let version = content.bigEndian(at: 0, 1), version <= 2, let sizes = content.bigEndian(at: 4, 2) else {
      return
    }
    let offsetSize = sizes >> 12 & 15
    let lengthSize = sizes >> 8 & 15
    let baseSize = sizes >> 4 & 15
    let indexSize = version == 0 ? 0 : sizes & 15
    var at = 6
    func number(_ size: Int) -> Int? {
      defer { at += size }
      return size == 0 ? 0 : content.bigEndian(at: at, size)
    }
    guard let count = number(version == 2 ? 4 : 2) else { return }
    for _ in 0..<min(count, Self.mostItems) {
      guard let item = number(version == 2 ? 4 : 2) else { return }
      var method = 0
      if version > 0 {
        guard let value = number(2) else { return }
        method = value & 15
      }
      guard number(2) != nil, let base = number(baseSize), let extents = number(2) else { return }
      for _ in 0..<extents {
        guard number(indexSize) != nil, let offset = number(offsetSize), let length = number(lengthSize) else { return }
        let (start, overflow) = base.addingReportingOverflow(offset)
        guard !overflow, kinds[item] != nil, method <= 1 else { continue }
        places[item, default: []].append(Place(isInside: method == 1, offset: start, length: length))
        guard (places[item]?.count ?? 0) < 1_000 else { return }
      }
    }
  }
}
