import JSONRPC

extension View {
  /// Room on all sides, in points; the platform's where nothing is said.
  public func padding(_ length: Double? = nil) -> some View {
    adding("padding", length.map { ["length": JSONValue($0)] } ?? [:])
  }

  /// Room on some sides.
  public func padding(_ edges: Edge..., length: Double? = nil) -> some View {
    var arguments: JSONObject = ["edges": .array(edges.map { .string($0.rawValue) })]
    if let length { arguments["length"] = JSONValue(length) }
    return adding("padding", arguments)
  }

  /// Room on one side, in points.
  public func padding(_ edge: Edge, _ length: Double?) -> some View { padding(edge, length: length) }

  /// A size in points, and where the view lies in it.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment? = nil) -> some View {
    var arguments: JSONObject = [:]
    if let width { arguments["width"] = JSONValue(width) }
    if let height { arguments["height"] = JSONValue(height) }
    if let alignment { arguments["alignment"] = .string(alignment.rawValue) }
    return adding("frame", arguments)
  }

  /// What lies behind the view.
  public func background(_ style: some ShapeStyle) -> some View {
    adding("background", value: .string(style.styleName))
  }

  /// Rounded corners, in points.
  public func cornerRadius(_ radius: Double) -> some View { adding("cornerRadius", value: JSONValue(radius)) }

  /// From 0, unseen, to 1.
  public func opacity(_ opacity: Double) -> some View { adding("opacity", value: JSONValue(opacity)) }

  /// The direction in which the view is laid out.
  public func layoutDirection(_ direction: LayoutDirection) -> some View {
    adding("layoutDirection", choice: direction)
  }
}
