internal import CivilTime
internal import Foundation

/// The properties of an XMP packet (ISO 16684-1) that say when and where a picture was taken. They may stand as attributes
/// or as elements.
struct XMPProperties {
  private static let names: [String] = [
    "DateTimeOriginal", "DateCreated", "GPSLatitude", "GPSLongitude", "Rating", "MotionPhoto", "MicroVideo",
  ]

  private var values: [String: String] = [:]

  /// What stands behind a fault is left out.
  ///
  /// - Parameter texts: Takes every text between elements and in attributes, but the declarations of names.
  init(_ bytes: [UInt8], texts: inout PhotoTexts) {
    var reader = XMLReader(ByteSource(bytes))
    var name: String?
    while let event = try? reader.next() {
      switch event {
      case .start:
        for (key, value) in reader.attributes {
          if let key = Self.name(key), values[key] == nil { values[key] = value }
          if !value.hasPrefix("http"), !value.hasPrefix("adobe:") { texts.add(value) }
        }
        name = Self.name(reader.name) ?? name
      case .text:
        guard !reader.isBlank else { break }
        let text = reader.text
        if let name, values[name] == nil { values[name] = text }
        texts.add(text)
      case .end: if let open = name, reader.name.elementsEqual(open.utf8) { name = nil }
      }
    }
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    names.first { bytes.elementsEqual($0.utf8) }
  }

  var isEmpty: Bool { values.isEmpty }

  /// Whether a short film belongs to the picture, in the same file.
  var isMotionPhoto: Bool { values["MotionPhoto"] == "1" || values["MicroVideo"] == "1" }

  /// From 1 to 5, where the person gave stars.
  var rating: Int? { values["Rating"].flatMap { Int($0) }.flatMap { (1...5).contains($0) ? $0 : nil } }

  var coordinate: Coordinate? {
    guard let latitude = values["GPSLatitude"].flatMap(Self.degrees),
      let longitude = values["GPSLongitude"].flatMap(Self.degrees),
      latitude != 0 || longitude != 0
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// When the picture was taken: what the camera wrote, or else when it was created.
  func date(into photo: inout PhotoMetadata) {
    for key in ["DateTimeOriginal", "DateCreated"] {
      guard let text = values[key]?.trimmingCharacters(in: .whitespaces), text.count <= 40 else { continue }
      if let date = EXIFDate(text) {
        photo.captured = date.civil
        photo.offset = LenientTimestamp(text)?.offset
        photo.zoneSource = photo.offset == nil ? nil : .explicit
        if text.hasSuffix("Z") {
          // The moment is known, not what a wall clock showed.
          photo.offset = 0
          photo.zoneSource = .utc
        }
      } else if let date = EXIFDate.date(text) {
        photo.captured = CivilDateTime(date: date, time: .noon)
        photo.hasTimeOfDay = false
      } else {
        continue
      }
      photo.dateSource = .packet
      return
    }
  }

  /// `48,24.5N`, `48,24,30N`, or decimal degrees.
  static func degrees(_ text: String) -> Double? {
    var bytes = Array(text.trimmingCharacters(in: .whitespaces).utf8)
    guard let last = bytes.last, bytes.count <= 40 else { return nil }
    var sign = 1.0
    switch last {
    case UInt8(ascii: "N"), UInt8(ascii: "E"): bytes.removeLast()
    case UInt8(ascii: "S"), UInt8(ascii: "W"):
      bytes.removeLast()
      sign = -1
    default: break
    }
    let parts = bytes.split(separator: UInt8(ascii: ",")).map(DecimalText.number)
    guard (1...3).contains(parts.count) else { return nil }
    var value = 0.0
    for (index, unit) in [1.0, 60, 3_600].enumerated() where index < parts.count {
      guard let part = parts[index] else { return nil }
      value += part / unit
    }
    return value * sign
  }
}
