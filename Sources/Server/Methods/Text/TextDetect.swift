internal import CivilTime
internal import Detection
internal import JSONRPC

/// `text.detect`: what a text names.
enum TextDetect: Method {
  static let name = "text.detect"
  static let entitlement: Entitlement? = .suggestedActions

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let text = try parameters.string("text")
    guard text.utf8.count <= Detector.maximumBytes else {
      throw ResponseError(
        .tooLarge, reason: "tooLarge", message: "The text has more than \(Detector.maximumBytes) bytes.")
    }
    let reference = try parameters.timestamp("referenceDate")
    let zone = try parameters.optionalTimeZone("timeZone") ?? context.client.timeZone
    let detections = Detector().detect(
      text,
      context: DetectionContext(
        reference: zone.civil(at: reference.instant), timeZone: zone,
        locale: try parameters.optionalString("locale") ?? context.client.locale,
        region: try parameters.optionalString("region"), types: try types(parameters)))
    var positions = PositionCounter(text, context.client.positionEncoding)
    let bytes = Array(text.utf8)
    let result = detections.map { detection in
      DetectionJSON.object(
        detection, range: positions.range(detection.range),
        text: String(decoding: bytes[detection.range], as: UTF8.self))
    }
    return Outcome(["detections": .array(result.map { .object($0) })])
  }

  /// Words that are unknown here are refused: whoever asks for one expects an answer.
  private static func types(_ parameters: Parameters) throws(ResponseError) -> Set<DetectionType>? {
    guard let words = try parameters.optionalStrings("types") else { return nil }
    var types: Set<DetectionType> = []
    for (index, word) in words.enumerated() {
      guard let type = DetectionType(rawValue: word) else {
        throw .invalidParams(at: parameters.pointer(to: "types") + "/\(index)", "must be a type of detection")
      }
      types.insert(type)
    }
    return types
  }
}
