/// Names of the tz database for what people write.
enum ZoneName {
  /// The zone that the name means in the region. `Asia/Kolkata;IE:Europe/Dublin` is Dublin's in Ireland and India's
  /// elsewhere. Nil for an offset that no zone keeps (`+05:15`).
  static func named(_ name: String, region: String?) -> String? {
    guard let first = name.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-") else { return nil }
    let choices = name.split(separator: ";")
    guard choices.count > 1, let first = choices.first else { return name }
    if let region {
      for choice in choices.dropFirst() {
        if choice.hasPrefix(region), choice.dropFirst(region.utf8.count).first == ":" {
          return String(choice.dropFirst(region.utf8.count + 1))
        }
      }
    }
    return String(first)
  }

  /// The zone that is always so far ahead of Greenwich (sign 1) or behind it (sign -1). Of the offsets with a part of an
  /// hour only those have one that a place without summer time keeps; others yield nil.
  static func offset(sign: Int, hours: Int, minutes: Int) -> String? {
    guard (0...14).contains(hours), (0..<60).contains(minutes), sign > 0 || hours <= 12 else { return nil }
    if minutes == 0 {
      // The signs of these names are those of POSIX: west of Greenwich is positive.
      return hours == 0 ? "UTC" : "Etc/GMT\(sign > 0 ? "-" : "+")\(hours)"
    }
    switch (sign > 0, hours, minutes) {
    case (true, 3, 30): return "Asia/Tehran"
    case (true, 4, 30): return "Asia/Kabul"
    case (true, 5, 30): return "Asia/Kolkata"
    case (true, 5, 45): return "Asia/Kathmandu"
    case (true, 6, 30): return "Asia/Yangon"
    case (true, 8, 45): return "Australia/Eucla"
    case (true, 9, 30): return "Australia/Darwin"
    case (false, 9, 30): return "Pacific/Marquesas"
    default: return nil
    }
  }
}
