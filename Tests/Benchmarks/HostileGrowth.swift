import CivilTime
import Detection
import Foundation

/// How the time for a hostile text grows with it: each pattern is repeated to texts that double in length.
enum HostileGrowth {
  /// What the time may grow by when a long text doubles: twice, and what a measurement errs by.
  static let largestRatio = 2.3

  static let patterns = [
    "1", "1h", "1:", "1 ", "1.", "1-", "1/", "1,", "/", "//", "(", "((a ", "[", "\"", "'", "`", "<", "<#", "> ", "\n",
    "\r\n", "> a\n", "http://", "http://a.b/日", "http://a.b/(", "http://a.b/\"", "http://a@", "www.", "a.", "a.b",
    "a.com ", "a.com/", "a.zz/", "日.", "日", "at ", "at 7 ", "in 2 ", "on ", "from 1 to ", "the 3rd ", "March ",
    "1 March ", "next ", "the ", "of ", "one ", "hundred ", "twenty one ", "tomorrow ", "mon-", "every ", "$", "$1 ",
    "5 km ", "a@", "@", "@a", "@a.b #1\n", "#", "#a", "+", "+1 ", "503-555-0117 ", "503", "00", "code ",
    "code 1234 ", "1234 is ", "ups 123456789012 ", "1Z", "4111 1111 ", "DE89 ", "BA 12 ", "12 A ", "A ", "A&",
    "12 Main Street, ", "a", "A", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "７", "٣", "\u{200D}", "\u{0}", "-", "_", ".",
    ",", "…", "morgen um ", "halb ", "einundzwanzig", "quatre-vingt-", "demain à ", "mañana a las ", "dos mil ", " ",
  ]

  /// The lengths, in bytes, up to the longest that is asked for.
  private static func sizes(upTo longest: Int) -> [Int] {
    (16...22).map { 1 << $0 }.filter { $0 <= min(longest, Detector.maximumBytes) }
  }

  /// Prints a line for each pattern: the time for the longest text, and the ratios from one length to the next.
  ///
  /// - Parameter arguments: `--longest BYTES` where a text shall have less than the most, and the patterns where not all
  ///   are wanted.
  /// - Returns: Whether no ratio is too large once the texts are long.
  static func run(_ arguments: [String]) -> Bool {
    var chosen = arguments
    var longest = Detector.maximumBytes
    if chosen.count > 1, chosen[0] == "--longest" {
      longest = Int(chosen[1]) ?? longest
      chosen.removeFirst(2)
    }
    let reference = CivilDateTime("2026-03-04T10:00:00") ?? CivilDateTime(secondsSinceEpoch: 0)
    let detector = Detector()
    let all = chosen.isEmpty ? patterns : chosen
    var slow = 0
    for pattern in all {
      let context = DetectionContext(reference: reference, locale: locale(of: pattern), region: "US")
      var growth = growth(of: pattern, upTo: longest, detector, context)
      // What else the machine does can look like growth, but not twice.
      if growth.mean > largestRatio { growth = HostileGrowth.growth(of: pattern, upTo: longest, detector, context) }
      let isSlow = growth.mean > largestRatio
      if isSlow { slow += 1 }
      let columns = growth.ratios.map { String(format: "%5.2f", $0) }.joined(separator: " ")
      let total = String(format: "%7.3f s", growth.last)
      print("\(isSlow ? "SLOW" : "    ") \(total) \(columns)  \(growth.found) in \(pattern.debugDescription)")
      fflush(nil)
    }
    print("hostile: \(all.count - slow) passed, \(slow) failed")
    return slow == 0
  }

  private struct Growth {
    var ratios: [Double] = []
    /// The seconds for the longest text.
    var last = 0.0
    var found = 0

    /// The mean of the last two or the last four times, the lower one: where the memory outgrows a cache the time makes one
    /// step, which is no growth of the work.
    var mean: Double { min(mean(ofLast: 2), mean(ofLast: 4)) }

    private func mean(ofLast count: Int) -> Double {
      let ratios = ratios.suffix(count)
      return ratios.isEmpty ? 0 : pow(ratios.reduce(1, *), 1 / Double(ratios.count))
    }
  }

  private static func growth(
    of pattern: String, upTo longest: Int, _ detector: Detector, _ context: DetectionContext
  ) -> Growth {
    var growth = Growth()
    for size in sizes(upTo: longest) {
      let text = String(repeating: pattern, count: size / pattern.utf8.count)
      var least = Double.infinity
      for _ in 0..<(size < 1 << 20 ? 2 : 1) {
        let start = clock()
        growth.found = detector.detect(text, context: context).count
        least = min(least, Double(clock() - start) / Double(CLOCKS_PER_SEC))
      }
      if growth.last > 0 { growth.ratios.append(least / growth.last) }
      growth.last = least
    }
    return growth
  }

  private static func locale(of pattern: String) -> String {
    if ["morgen", "halb", "einund"].contains(where: pattern.hasPrefix) { return "de_DE" }
    if pattern.hasPrefix("quatre") || pattern.hasPrefix("demain") { return "fr_FR" }
    return pattern.hasPrefix("mañana") || pattern.hasPrefix("dos") ? "es_ES" : "en_US"
  }
}
