import CivilTime
import Detection
import Foundation
import Testing

/// A text of a file of cases, with what is to be found in it of one kind.
struct NamedCase: Decodable, Sendable, CustomTestStringConvertible {
  let text: String
  let locale: String?
  let expect: [String]

  var testDescription: String { text }

  /// The cases of a file of the folder `Cases`; none where it is missing.
  static func read(_ name: String) -> [NamedCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases/\(name).json")
    return (try? JSONDecoder().decode([NamedCase].self, from: Data(contentsOf: file))) ?? []
  }

  func detections() -> [Detection] {
    let context = DetectionContext(
      reference: DetectionCase.reference, timeZone: TimeZone(identifier: "UTC"), locale: locale ?? "en_US", region: nil)
    return Detector().detect(text, context: context)
  }

  func piece(_ detection: Detection) -> String {
    String(decoding: Array(text.utf8)[detection.range], as: UTF8.self)
  }
}
