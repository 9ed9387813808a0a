internal import CivilTime
internal import Detection
internal import Foundation
internal import JSONRPC

/// `text.detect`: what a text names.
enum TextDetect: Method {
  static let name = "text.detect"
  static let entitlement: Entitlement? = .suggestedActions

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let text = try parameters.string("text")
    guard text.utf8.count <= Detector.maximumBytes else {
      throw ResponseError(
        .tooLarge, reason: "tooLarge", message: "A text has at most \(Detector.maximumBytes) bytes.",
        details: ["limit": JSONValue(Detector.maximumBytes)])
    }
    let date = try parameters.timestamp("referenceDate")
    let zone = try parameters.optionalTimeZone("timeZone")
    let detections = Detector().detect(
      text,
      context: DetectionContext(
        reference: zone?.civil(at: date.instant) ?? date.civil, timeZone: zone,
        locale: try parameters.optionalString("locale") ?? context.client.locale,
        region: try parameters.optionalString("region"), types: try types(parameters)),
      isCancelled: { context.cancellation.isCancelled })
    try context.cancellation.check()
    var positions = PositionCounter(text, context.client.positionEncoding)
    let shown = detections.prefix(context.server.limits.detections)
    return Outcome(["detections": .array(shown.map { json($0, positions.range($0.range), in: text) })])
  }

  private static func types(_ parameters: Parameters) throws(ResponseError) -> Set<DetectionType>? {
    guard let words = try parameters.optionalStrings("types") else { return nil }
    var types: Set<DetectionType> = []
    for (index, word) in words.enumerated() {
      guard let type = DetectionType(rawValue: word) else {
        throw .invalidParams(at: "\(parameters.pointer(to: "types"))/\(index)", "is no type of detection")
      }
      types.insert(type)
    }
    return types
  }

  private static func json(_ detection: Detection, _ range: Range<Int>, in text: String) -> JSONValue {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: detection.range.lowerBound)
    let end = utf8.index(start, offsetBy: detection.range.count)
    var object: JSONObject = [
      "type": .string(detection.type.rawValue),
      "range": ["start": JSONValue(range.lowerBound), "end": JSONValue(range.upperBound)],
      "text": .string(String(text[start..<end])), "value": .object(detection.value.json),
    ]
    if !detection.candidates.isEmpty { object["candidates"] = .array(detection.candidates.map { .object($0.json) }) }
    object["confidence"] = JSONValue(detection.confidence)
    return .object(object)
  }
}
