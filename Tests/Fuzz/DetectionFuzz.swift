import CivilTime
import Detection
import Foundation

/// What libFuzzer calls: the first bytes choose what the text is read against, the rest is the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDetection(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let choices = [UInt8](UnsafeBufferPointer(start: start, count: min(count, DetectionFuzz.choices)))
  guard choices.count == DetectionFuzz.choices else { return 0 }
  let bytes = UnsafeBufferPointer(start: start + choices.count, count: count - choices.count)
  DetectionFuzz.check(String(decoding: bytes, as: UTF8.self), DetectionFuzz.context(choices))
  return 0
}

/// What holds for every text: nothing traps, and the ranges are in order, apart and on character boundaries.
enum DetectionFuzz {
  /// How many bytes in front of the text choose the locale, the region and the reference.
  static let choices = 4

  private static let detector = Detector()
  private static let locales: [String?] = ["en_US", "de_DE", "fr_FR", "es_ES", "en_GB", "fr-CA", "es_MX", nil]
  private static let regions: [String?] = [nil, "US", "GB", "DE", "FR", "ES", "IN", "AU", "SG", "JP", "BR", "zz", ""]
  private static let zones = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu"].map {
    TimeZone(identifier: $0)
  }
  private static let references = [
    "2026-03-04T10:00:00", "2024-02-29T23:59:59", "2000-01-01T00:00:00", "2025-12-31T23:00:00", "0001-01-01T00:00:00",
    "9999-12-31T23:59:59", "2026-07-05T03:30:00", "1969-12-31T12:00:00",
  ].compactMap { CivilDateTime($0) }

  static func context(_ choices: [UInt8]) -> DetectionContext {
    func choice<Value>(_ index: Int, of values: [Value]) -> Value { values[Int(choices[index]) % values.count] }
    return DetectionContext(
      reference: choice(0, of: references), timeZone: choice(1, of: zones), locale: choice(2, of: locales),
      region: choice(3, of: regions))
  }

  static func check(_ text: String, _ context: DetectionContext) {
    let bytes = text.utf8
    var end = 0
    for detection in detector.detect(text, context: context) {
      let range = detection.range
      guard range.lowerBound >= end, !range.isEmpty, range.upperBound <= bytes.count else {
        fault("\(detection) does not lie behind \(end)", text)
      }
      end = range.upperBound
      for bound in [range.lowerBound, range.upperBound] {
        let index = bytes.index(bytes.startIndex, offsetBy: bound)
        guard String.Index(index, within: text) != nil else { fault("\(detection) cuts a character", text) }
      }
      guard (0...1).contains(detection.confidence) else { fault("\(detection) has no confidence", text) }
    }
  }

  private static func fault(_ message: String, _ text: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\nin \(text.debugDescription)\n".utf8))
    abort()
  }
}
