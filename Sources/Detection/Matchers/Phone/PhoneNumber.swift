/// A telephone number as it was read.
struct PhoneNumber {
  /// The digits as written, with a leading `+` where it is written.
  var dialled: String
  /// Nil where the country is not known.
  var e164: String?
  var confidence: Double
}
