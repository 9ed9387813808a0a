import CivilTime
import Detection
import Foundation

/// How fast texts are read inside one process, on one core.
enum DetectionRate {
  /// Reads lines of JSON with a `text` from the file, and prints messages a second, the slowest, and what was found.
  static func run(_ path: String) throws {
    var texts: [String] = []
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let text = object?["text"] as? String { texts.append(text) }
    }
    let reference = CivilDateTime("2024-05-15T10:30:00") ?? CivilDateTime(secondsSinceEpoch: 0)
    let context = DetectionContext(
      reference: reference, timeZone: TimeZone(identifier: "UTC"), locale: "en_US", region: "US")
    let clock = ContinuousClock()
    let detector = Detector()
    var found = 0
    for text in texts { found += detector.detect(text, context: context).count }
    var lengths: [Duration] = []
    let rounds = max(1, 20_000 / max(texts.count, 1))
    lengths.reserveCapacity(rounds * texts.count)
    var bytes = 0
    let whole = clock.measure {
      for _ in 0..<rounds {
        for text in texts {
          lengths.append(clock.measure { bytes += detector.detect(text, context: context).count + text.utf8.count })
        }
      }
    }
    lengths.sort()
    func microseconds(_ duration: Duration) -> Double { duration / .microseconds(1) }
    let report: [String: Any] = [
      "messages": texts.count, "found": found, "perSecond": Double(lengths.count) / (whole / .seconds(1)),
      "p50Microseconds": microseconds(lengths[lengths.count / 2]),
      "p999Microseconds": microseconds(lengths[lengths.count * 999 / 1_000]),
      "slowestMicroseconds": microseconds(lengths[lengths.count - 1]),
    ]
    print(String(decoding: try JSONSerialization.data(withJSONObject: report, options: [.sortedKeys]), as: UTF8.self))
  }
}
