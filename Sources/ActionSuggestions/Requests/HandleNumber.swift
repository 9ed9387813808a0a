import Detection

/// Reads a participant's handle as a telephone number.
enum HandleNumber {
  /// E.164 where the region is known, else digits; nil where the handle is anything else.
  static func number(_ handle: String, in message: ParsedMessage) -> String? {
    // A handle without a digit is not worth a look.
    guard (3...64).contains(handle.utf8.count), handle.utf8.contains(where: { (48...57).contains($0) }) else {
      return nil
    }
    let context = DetectionContext(
      reference: message.clock.reference, locale: message.region.locale, region: message.region.region)
    guard let detection = Detector().detect(handle, context: context).first,
      detection.range.count == handle.utf8.count, case .phoneNumber(let number, let e164) = detection.value
    else { return nil }
    return e164 ?? number
  }
}
