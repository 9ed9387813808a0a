import JSONRPC

/// A link to open.
public struct LinkTarget: Sendable, Hashable {
  /// The whole URL.
  public var url: String
  /// Where it leads.
  public var host: String
  /// The service whose call it joins ("Zoom"); nil of any other link.
  public var service: String?
  /// Why to look twice before opening it, in a sentence for a person; nil of a plain link.
  public var warning: String?

  /// Nothing is checked here.
  public init(url: String, host: String, service: String? = nil, warning: String? = nil) {
    self.url = url
    self.host = host
    self.service = service
    self.warning = warning
  }

  var json: JSONObject {
    var object: JSONObject = ["url": .string(url), "host": .string(host)]
    object["service"] = service.map(JSONValue.string)
    object["warning"] = warning.map(JSONValue.string)
    return object
  }

  init?(json: JSONObject) {
    guard let url = json["url"]?.string, let host = json["host"]?.string else { return nil }
    self.init(url: url, host: host, service: json["service"]?.string, warning: json["warning"]?.string)
  }
}
