internal import Detection
public import JSONRPC

/// The limits that every client is told in `initialize`.
public struct ServerLimits: Sendable {
  /// The longest message on the wire, in bytes.
  public var line = 16 << 20
  /// How many requests are worked on at once.
  public var inFlight = 256
  /// How many are worked on at once while the client is asked something itself: its answer may stand behind them.
  var inFlightWhileCalling = 4_096
  /// What the client is asked at the most.
  var calls = CallLimits()
  /// How many bytes of answers may wait before no more is read.
  public var outbox = 8 << 20
  /// How long a client may take nothing while answers wait, in milliseconds.
  public var stallMilliseconds = 30_000
  /// After the end of the input: how long nothing may be answered before the rest is cancelled, in milliseconds.
  public var drainMilliseconds = 2_000
  /// How many detections an answer holds; the first ones of the text.
  public var detections = 10_000
  /// How long an intent may take, in milliseconds.
  public var performMilliseconds = 30_000
  /// What the JSON-RPC layer allows: depth and size of a message, the length of a batch.
  public var connection = Connection.Limits()

  /// The limits of the product.
  public init() {}

  var json: JSONObject {
    [
      "previousMessages": 10, "actions": 3, "line": JSONValue(line), "depth": JSONValue(connection.json.depth),
      "values": JSONValue(connection.json.values), "batch": JSONValue(connection.batch),
      "inFlight": JSONValue(inFlight), "outbox": JSONValue(outbox), "body": 65_536,
      "text": JSONValue(Detector.maximumBytes), "detections": JSONValue(detections), "snippets": 32,
      "snippetHeight": 400, "performMilliseconds": JSONValue(performMilliseconds), "journalItems": 13,
      "selectionsPerHour": 30,
    ]
  }
}
