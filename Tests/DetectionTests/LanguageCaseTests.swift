import CivilTime
import Detection
import Foundation
import Testing

/// A text of a language with all that is to be found in it, as it stands in the files beside.
struct LanguageCase: Sendable, Decodable, CustomTestStringConvertible {
  let text: String
  /// `type|text|value`, in the order of the text; none where nothing may be found.
  let expect: [String]
  var locale: String?
  var region: String?
  var reference: String?

  var testDescription: String { text }

  /// All files in the folder, in the order of their names.
  static let all: [LanguageCase] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Languages")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }.flatMap { file in
      (try? JSONDecoder().decode([LanguageCase].self, from: Data(contentsOf: file))) ?? []
    }
  }()

  /// Numbers, ranks and amounts count only in a case that names one.
  private static let plain = ["number", "ordinal", "moneyAmount", "measurement"]

  func found() -> [String] {
    let context = DetectionContext(
      reference: reference.flatMap { CivilDateTime($0) } ?? DetectionCase.reference,
      timeZone: TimeZone(identifier: "UTC"), locale: locale ?? "en_US", region: region)
    let left = Self.plain.filter { type in !expect.contains { $0.hasPrefix(type + "|") } }
    return Detector().detect(text, context: context).filter { !left.contains($0.type.rawValue) }
      .map { describe($0, in: text) }
  }
}

@Suite("Texts by language")
struct LanguageCaseTests {
  @Test("a text's detections are those of its file", arguments: LanguageCase.all)
  func detections(_ example: LanguageCase) {
    #expect(example.found() == example.expect)
  }

  @Test("every file can be read") func files() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Languages")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    for file in files where file.pathExtension == "json" {
      #expect(try !JSONDecoder().decode([LanguageCase].self, from: Data(contentsOf: file)).isEmpty)
    }
  }
}
