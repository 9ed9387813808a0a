import CivilTime
import Detection
import Foundation
import Testing

/// A row of the article on conventions: a text with its first and its other readings.
struct ConventionRow: Sendable, CustomTestStringConvertible {
  let text: String
  let reference: String
  let locale: String
  let first: String
  let others: String

  var testDescription: String { "\(text) (\(locale), \(reference))" }

  static let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Detection/Detection.docc/ConventionsByExample.md")

  static let all: [ConventionRow] = {
    let lines = (try? String(contentsOf: article, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.filter { $0.hasPrefix("| `") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5 else { return nil }
      return ConventionRow(
        text: cells[0].trimmingCharacters(in: ["`"]), reference: cells[1], locale: cells[2], first: cells[3],
        others: cells[4])
    }
  }()

  func found() -> [Detection] {
    let context = DetectionContext(
      reference: CivilDateTime(reference + ":00") ?? DetectionCase.reference, timeZone: TimeZone(identifier: "UTC"),
      locale: locale)
    return Detector().detect(text, context: context)
  }
}

@Suite("The article on conventions")
struct ConventionTests {
  @Test("a row says what is found", arguments: ConventionRow.all)
  func row(_ row: ConventionRow) {
    let found = row.found()
    #expect(cell(found.map(\.value)) == row.first)
    #expect(cell(found.flatMap(\.candidates)) == row.others)
  }

  @Test("every row of the article is read") func rows() throws {
    let text = try String(contentsOf: ConventionRow.article, encoding: .utf8)
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| What") && !$0.hasPrefix("| -")
    }
    #expect(rows.count == ConventionRow.all.count && rows.count > 100)
  }

  private func cell(_ values: [DetectionValue]) -> String {
    values.isEmpty ? "–" : values.map { "`\(describe($0))`" }.joined(separator: "; ")
  }
}
