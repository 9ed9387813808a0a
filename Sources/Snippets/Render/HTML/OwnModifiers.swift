import JSONRPC

/// What the modifiers say that are of a node alone, made ready for markup.
struct OwnModifiers {
  /// The classes of the boxes around the node, the innermost first: what is added before a ground is inside of it.
  private(set) var boxes: [String] = []
  private(set) var takesWidth = false
  var label: String?
  private(set) var value: String?
  private(set) var hint: String?
  private(set) var help: String?
  private(set) var badge: String?
  var isHidden = false
  /// Whether assistive technology sees one element in the place of all that is inside.
  var isOneElement = false
  private(set) var childBehavior: AccessibilityChildBehavior?
  private(set) var traits: Set<AccessibilityTrait> = []
  private(set) var shortcut: KeyboardShortcut?

  /// How far out in one box a modifier is drawn; one that is further in than the last one begins a new box.
  private var rank = 0

  init() {}

  init(_ modifiers: [ViewModifier]) {
    for modifier in modifiers where modifier.isOfNodeAlone { read(modifier) }
  }

  private mutating func read(_ modifier: ViewModifier) {
    let value = modifier.arguments["value"]
    switch modifier.name {
    case "accessibilityLabel": label = value?.string.flatMap { $0.isEmpty ? nil : $0 }
    case "accessibilityValue": self.value = value?.string
    case "accessibilityHint": hint = value?.string
    case "accessibilityHidden": isHidden = value?.bool ?? true
    case "accessibilityAddTraits":
      traits.formUnion((value?.array ?? []).compactMap { $0.string.flatMap(AccessibilityTrait.init(rawValue:)) })
    case "accessibilityElement": childBehavior = value.choice(AccessibilityChildBehavior.self)
    case "keyboardShortcut": shortcut = value.choice(KeyboardShortcut.self)
    case "help": help = value?.string.flatMap { $0.isEmpty ? nil : $0 }
    case "badge": badge = value?.string.flatMap { $0.isEmpty ? nil : $0 }
    default: readBox(modifier, value)
    }
  }

  private mutating func readBox(_ modifier: ViewModifier, _ value: JSONValue?) {
    switch modifier.name {
    case "padding": add(0, Self.padding(modifier.arguments))
    case "frame": add(1, frame(modifier.arguments))
    case "background": add(2, value?.string.flatMap(Paint.init).map(HTMLClasses.ground) ?? "")
    case "border":
      let width = HTMLScale.nearest(modifier.arguments["width"]?.double ?? 1, in: HTMLScale.edges)
      let edge = value?.string.flatMap(Paint.init).map(HTMLClasses.edge) ?? ""
      add(3, "bd" + (width == 1 ? "" : " bd\(width)") + edge)
    case "overlay": add(3, value?.string.flatMap(Paint.init).map(HTMLClasses.veil) ?? "")
    case "fixedSize": if modifier.fixesWidth { add(1, "fx") }
    case "aspectRatio":
      let fills = modifier.arguments["contentMode"]?.string == ContentMode.fill.rawValue
      add(
        1, "ar" + (modifier.arguments["ratio"]?.double.map { " " + HTMLScale.ratio($0) } ?? "") + (fills ? " af" : ""))
    case "offset":
      let moved =
        HTMLScale.offset("ox", modifier.arguments["x"]?.double)
        + HTMLScale.offset("oy", modifier.arguments["y"]?.double)
      if !moved.isEmpty { add(7, "of" + moved) }
    case "cornerRadius": add(4, "r\(HTMLScale.nearest(value?.double ?? 0, in: HTMLScale.short))")
    case "clipShape":
      switch value.choice(ClipShape.self) {
      case .capsule, .circle: add(4, "rc")
      case .roundedRectangle:
        add(4, "r\(HTMLScale.nearest(modifier.arguments["radius"]?.double ?? 12, in: HTMLScale.short))")
      case .rectangle, nil: break
      }
    case "shadow": add(5, "sh")
    case "opacity":
      let step = Int(((value?.double ?? 1) * 20).rounded())
      if step < 20 { add(6, "o\(step * 5)") }
    default: break
    }
  }

  private mutating func add(_ rank: Int, _ classes: String) {
    guard !classes.isEmpty else { return }
    if boxes.isEmpty || rank <= self.rank {
      boxes.append(classes)
    } else {
      boxes[boxes.count - 1] += " " + classes
    }
    self.rank = rank
  }

  private static func padding(_ arguments: JSONObject) -> String {
    let length = HTMLScale.nearest(arguments["length"]?.double ?? 16, in: HTMLScale.short)
    let edges = (arguments["edges"]?.array ?? ["all"]).compactMap { $0.string.flatMap(Edge.init(rawValue:)) }
    func has(_ names: Edge...) -> Bool { edges.contains { $0 == .all || names.contains($0) } }
    var classes: [String] = []
    if has(.top, .vertical) { classes.append("pt\(length)") }
    if has(.bottom, .vertical) { classes.append("pb\(length)") }
    if has(.leading, .horizontal) { classes.append("ps\(length)") }
    if has(.trailing, .horizontal) { classes.append("pe\(length)") }
    return classes.joined(separator: " ")
  }

  private mutating func frame(_ arguments: JSONObject) -> String {
    var classes: [String] = []
    func length(_ name: String) -> Int? {
      arguments[name]?.double.map { HTMLScale.nearest($0, in: HTMLScale.long) }
    }
    if let width = length("width") { classes.append("fw\(width)") }
    if let height = length("height") ?? length("minHeight") { classes.append("fh\(height)") }
    if let width = length("minWidth") { classes.append("nw\(width)") }
    if let width = length("maxWidth") { classes.append("xw\(width)") }
    if arguments["maxWidth"] != nil {
      takesWidth = true
      classes.append("wd")
    }
    switch arguments["alignment"].choice(Alignment.self) {
    case .topLeading, .leading, .bottomLeading: classes.append("l")
    case .topTrailing, .trailing, .bottomTrailing: classes.append("e")
    default: break
    }
    return classes.joined(separator: " ")
  }
}

extension ViewModifier {
  /// Whether the node keeps the width that it would have without a limit.
  var fixesWidth: Bool {
    name == "fixedSize" && (arguments["horizontal"]?.bool ?? (arguments["vertical"] == nil))
  }
}

extension ViewNode {
  /// Whether it keeps its width when room is shared.
  var hasFixedWidth: Bool { modifiers.contains(where: \.fixesWidth) }

  /// Who has room first: what a `layoutPriority` says.
  var layoutPriority: Double {
    modifiers.last { $0.name == "layoutPriority" }?.arguments["value"]?.double ?? 0
  }
}
