internal import JSONRPC

/// The look that a row of actions inherits: what SwiftUI's modifiers of the same names mean.
enum Style {
  static let names = ["tint", "foregroundStyle", "font", "buttonBorderShape"]

  /// Reads a style; other members are ignored.
  static func read(_ parameters: Parameters?) throws(ResponseError) -> JSONObject? {
    guard let parameters else { return nil }
    var style = JSONObject()
    for name in names {
      if let value = try parameters.optionalString(name) { style[name] = .string(value) }
    }
    return style
  }

  /// The members of the nearer style, and those of the farther one that it leaves open.
  static func inherit(_ nearer: JSONObject?, from farther: JSONObject) -> JSONObject {
    var style = farther
    for member in nearer?.members ?? [] { style[member.key] = member.value }
    return style
  }
}
