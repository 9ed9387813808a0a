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

  /// Bounds of a size in points, and where the view lies in it; an infinite bound takes all there is.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment? = nil
  ) -> some View {
    var arguments: JSONObject = [:]
    func add(_ name: String, _ length: Double?) {
      if let length { arguments[name] = length.isFinite ? JSONValue(length) : "infinity" }
    }
    add("minWidth", minWidth)
    add("maxWidth", maxWidth)
    add("minHeight", minHeight)
    add("maxHeight", maxHeight)
    if let alignment { arguments["alignment"] = .string(alignment.rawValue) }
    return adding("frame", arguments)
  }

  /// Keeps the size that the view would have without a limit.
  public func fixedSize() -> some View { adding("fixedSize", [:]) }

  /// Keeps the size that the view would have without a limit, in one direction or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    adding("fixedSize", ["horizontal": .bool(horizontal), "vertical": .bool(vertical)])
  }

  /// Width by height; without a ratio the view's own.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    var arguments: JSONObject = ["contentMode": .string(contentMode.rawValue)]
    if let ratio { arguments["ratio"] = JSONValue(ratio) }
    return adding("aspectRatio", arguments)
  }

  /// The whole view inside the room that there is.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// All the room filled by the view.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Who has room first, where there is too little; 0 where nothing is said.
  public func layoutPriority(_ priority: Double) -> some View {
    adding("layoutPriority", value: JSONValue(priority))
  }

  /// Moves what is seen, in points, without moving what is beside it.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    adding("offset", ["x": JSONValue(x), "y": JSONValue(y)])
  }

  /// A veil above the view.
  public func overlay(_ style: some ShapeStyle) -> some View {
    adding("overlay", value: .string(style.styleName))
  }

  /// A line around the view, its width in points.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    adding("border", ["value": .string(style.styleName), "width": JSONValue(width)])
  }

  /// The outline that the view is cut to; the radius, in points, is that of a rounded rectangle.
  public func clipShape(_ shape: ClipShape, radius: Double? = nil) -> some View {
    var arguments: JSONObject = ["value": .string(shape.rawValue)]
    if let radius { arguments["radius"] = JSONValue(radius) }
    return adding("clipShape", arguments)
  }

  /// A shadow; lengths are in points.
  public func shadow(color: Color? = nil, radius: Double, x: Double = 0, y: Double = 0) -> some View {
    var arguments: JSONObject = ["radius": JSONValue(radius), "x": JSONValue(x), "y": JSONValue(y)]
    if let color { arguments["color"] = .string(color.styleName) }
    return adding("shadow", arguments)
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
