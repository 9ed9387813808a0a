import CivilTime
import Detection
import Foundation

/// How long the first text of a process takes, for which the languages' files and the tables are read.
enum FirstText {
  /// A locale of each language that is read.
  private static let locales = ["en_US", "de_DE", "fr_FR", "es_ES"]

  /// What has something of every kind, so that every table is asked.
  private static let everything = """
    Let's meet at 14 Maple Street near Central Station tomorrow at 5pm or 3pm BST, call +1 503 555 0117, your code is \
    482913, see example.com/a, pay $20 for 5 km, flight BA 117, ups 1Z999AA10123456784, @bob at Christmas, every Friday
    """

  /// Prints, in microseconds, the least that the first texts of some new processes took: a short one for each language, one
  /// with everything in English, and in a process that has read English the first one of each other language.
  static func run(_ program: String) throws {
    var report: [String: Double] = [:]
    for _ in 0..<15 {
      for locale in locales + ["all"] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["first", locale]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        for line in output.split(separator: "\n") {
          let parts = line.split(separator: " ")
          guard parts.count == 2, let time = Double(parts[1]) else { continue }
          report[String(parts[0])] = min(report[String(parts[0])] ?? .infinity, time)
        }
      }
    }
    print(String(decoding: try JSONSerialization.data(withJSONObject: report, options: [.sortedKeys]), as: UTF8.self))
  }

  /// Prints what this process takes: for one language, or for everything and then each other language.
  static func measure(_ locale: String) {
    guard locale == "all" else {
      print("\(locale) \(time(of: "hello", in: locale))")
      return
    }
    print("everything \(time(of: everything, in: locales[0]))")
    for other in locales.dropFirst() { print("then-\(other) \(time(of: "hello", in: other))") }
  }

  private static func time(of text: String, in locale: String) -> Double {
    let reference = CivilDateTime("2026-03-04T10:00:00") ?? CivilDateTime(secondsSinceEpoch: 0)
    let context = DetectionContext(
      reference: reference, timeZone: TimeZone(identifier: "UTC"), locale: locale, region: "US")
    return ContinuousClock().measure { _ = Detector().detect(text, context: context) } / .microseconds(1)
  }
}
