import JSONRPC

/// Draws a view as one page that needs nothing beside itself.
///
/// The style is a constant, and so is the script: whatever comes from the view stands in texts and attributes.
public struct HTMLRenderer {
  var out: HTMLWriter
  let options: HTMLOptions
  /// Whether what is written now is inside a control, where only the content of a line may stand.
  var isInline = false
  private var sections = 0

  /// Draws a checked view.
  ///
  /// - Parameter environment: What the root inherits.
  public static func render(
    _ tree: ViewTree, in environment: ViewEnvironment = ViewEnvironment(), options: HTMLOptions = HTMLOptions()
  ) -> RenderedHTML {
    let controls = tree.numberedControls
    var renderer = HTMLRenderer(out: HTMLWriter(capacity: HTMLPage.style.count + 65_536), options: options)
    renderer.page(tree.root, environment, hasQuestions: controls.contains { $0.confirmation != nil })
    return RenderedHTML(bytes: renderer.out.bytes, controls: controls)
  }

  private init(out: HTMLWriter, options: HTMLOptions) {
    self.out = out
    self.options = options
  }

  mutating func sectionID() -> String {
    sections += 1
    return "s\(sections)"
  }

  private mutating func page(_ root: ViewNode, _ environment: ViewEnvironment, hasQuestions: Bool) {
    let inner = environment.applying(root.modifiers)
    out.raw("<!doctype html>\n<html")
    let language = inner.locale.isEmpty ? "en" : String(inner.locale.map { $0 == "_" ? "-" : $0 })
    out.attribute("lang", language)
    out.attribute("dir", inner.isRightToLeft ? "rtl" : "ltr")
    if let scheme = options.colorScheme ?? inner.colorScheme { out.attribute("data-scheme", scheme.rawValue) }
    if let contrast = options.contrast { out.attribute("data-contrast", contrast.rawValue) }
    if options.reducesMotion { out.raw(" data-motion=\"reduce\"") }
    if inner.dynamicTypeSize != .large { out.attribute("data-size", inner.dynamicTypeSize.rawValue) }
    out.raw("><head><meta charset=\"utf-8\"><meta http-equiv=\"Content-Security-Policy\" content=\"")
    var origin: String?
    if case .postMessage(let target) = options.actions, HTMLOptions.isTargetOrigin(target) { origin = target }
    out.made(origin == nil ? HTMLPage.policy : HTMLPage.policyWithScript)
    out.raw("\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
    out.escaped(DisplayText.sanitised(options.title.isEmpty ? "Snippet" : options.title))
    out.raw("</title><style>")
    out.constant(HTMLPage.style)
    out.raw("</style></head><body")
    if let origin {
      out.attribute("data-snippet-id", options.snippetID)
      out.attribute("data-revision", String(options.revision))
      out.attribute("data-target-origin", origin)
      if let focused = options.focusedControlID { out.attribute("data-focus", focused) }
    }
    out.raw("><main>")
    var outer = environment
    // The page itself has these.
    outer.layoutDirection = inner.layoutDirection
    outer.locale = inner.locale
    for node in [root].ungrouped { write(node, outer) }
    out.raw("</main>")
    if origin != nil {
      if hasQuestions { question() }
      out.raw("<script>")
      out.constant(HTMLPage.script)
      out.raw("</script>")
    }
    out.raw("</body></html>\n")
  }

  /// What a script fills in to ask before a tap is sent.
  private mutating func question() {
    out.raw(
      "<dialog aria-labelledby=\"ask\"><div class=\"ask\"><p class=\"ask-title\" id=\"ask\" dir=\"auto\"></p>")
    out.raw("<p class=\"ask-message\" dir=\"auto\"></p><div class=\"ask-row\">")
    out.raw("<button type=\"button\" class=\"btn nt\" data-answer=\"cancel\">Cancel</button>")
    out.raw(
      "<button type=\"button\" class=\"btn pr ask-confirm\" data-answer=\"confirm\" dir=\"auto\"></button></div></div></dialog>"
    )
  }

  // MARK: - Nodes

  /// A node with the boxes that its modifiers put around it.
  mutating func write(_ node: ViewNode, _ outer: ViewEnvironment, isInRow: Bool = false) {
    guard !node.modifiers.isEmpty else { return content(node, outer, OwnModifiers(), isInRow: isInRow) }
    let environment = outer.applying(node.modifiers)
    var own = OwnModifiers(node.modifiers)
    // What can be used cannot be kept from those who only hear it.
    if own.isHidden, node.hasControls { own.isHidden = false }
    if let behavior = own.childBehavior, behavior != .contain, !node.hasControls {
      if behavior == .combine, own.label == nil { own.label = node.accessibleName }
      own.isOneElement = own.label != nil
    }
    var boxes = own.boxes
    let turns = environment.layoutDirection != outer.layoutDirection || environment.locale != outer.locale
    if turns || own.badge != nil { boxes.insert("", at: 0) }
    let takesWidth = boxes.isEmpty ? false : Self.takesWidth(node)
    for (index, classes) in boxes.enumerated().reversed() {
      open(takesWidth ? "v l wd" : "v", classes.isEmpty ? "" : " " + classes)
      if turns, index == boxes.count - 1 {
        if environment.layoutDirection != outer.layoutDirection {
          out.attribute("dir", environment.isRightToLeft ? "rtl" : "ltr")
        }
        if environment.locale != outer.locale {
          out.attribute("lang", String(environment.locale.map { $0 == "_" ? "-" : $0 }))
        }
      }
      out.raw(">")
    }
    if let badge = own.badge {
      open("bw")
      out.raw(">")
      content(node, environment, own, isInRow: isInRow)
      out.raw("<span class=\"badge\" dir=\"auto\">")
      out.escaped(badge)
      out.raw("</span>")
      close()
    } else {
      content(node, environment, own, isInRow: isInRow)
    }
    for _ in boxes { close() }
  }

  /// A box as it may stand here; its attributes may follow.
  mutating func open(_ name: StaticString, _ classes: String = "") {
    out.raw(isInline ? "<span class=\"" : "<div class=\"")
    out.raw(name)
    if !classes.isEmpty { out.made(classes) }
    out.raw("\"")
  }

  mutating func close() {
    out.raw(isInline ? "</span>" : "</div>")
  }

  private mutating func content(
    _ node: ViewNode, _ environment: ViewEnvironment, _ own: OwnModifiers, isInRow: Bool
  ) {
    switch node.content {
    case .text(let text): self.text(text, environment, own)
    case .label(let title, let systemImage): label(title, systemImage, environment, own)
    case .image(let name, let label): icon(name, own.label ?? label, environment, isHidden: own.isHidden)
    case .dataImage(let base64, let label): picture(base64, own.label ?? label, environment, isHidden: own.isHidden)
    case .verticalStack(let alignment, let spacing, let children):
      stack(children.ungrouped, alignment, spacing, environment, own)
    case .horizontalStack(let alignment, let spacing, let children):
      row(children.ungrouped, alignment, spacing, environment, own)
    case .depthStack(let alignment, let children):
      open("z", " \((alignment ?? .center).rawValue)" + (Self.takesWidth(node) ? " wd" : ""))
      container(own)
      for child in children.ungrouped { write(child, environment) }
      close()
    case .namedImage(let name, let label): namedImage(name, own.label ?? label, environment, isHidden: own.isHidden)
    case .grid(let alignment, let horizontal, let vertical, let children):
      grid(children.ungrouped, alignment, horizontal, vertical, environment, own)
    case .gridRow(let alignment, let children): row(children.ungrouped, alignment, nil, environment, own)
    case .spacer(let minLength):
      out.raw("<span class=\"sp")
      if let minLength, minLength > 0 { out.made(" m\(HTMLScale.nearest(minLength, in: HTMLScale.short))") }
      out.raw("\"></span>")
    case .divider:
      out.raw(isInRow || isInline ? "<span class=\"vr\"></span>" : "<hr>")
    case .list(let children): list(children.ungrouped, environment, own)
    case .section(let header, let footer, let children):
      section(header, footer, children.ungrouped, environment, own)
    case .group(let children): for child in children.ungrouped { write(child, environment, isInRow: isInRow) }
    case .groupBox(let label, let children): groupBox(label, children.ungrouped, environment, own)
    case .disclosureGroup(let label, let isExpanded, let children):
      disclosure(label, isExpanded, children.ungrouped, environment, own)
    case .contentUnavailableView(let title, let systemImage, let description, let actions):
      unavailable(title, systemImage, description, actions.ungrouped, environment, own)
    case .button, .toggle, .picker: control(node, environment, own)
    case .link(let label, let destination): link(label, destination, environment, own)
    case .progressView(let value, let total, let label, let current):
      progress(value, total, label, current, environment, own)
    case .gauge(let gauge): self.gauge(gauge, environment, own)
    case .emptyView: break
    }
  }

  /// The end of the tag of a box that holds others: its name and state for assistive technology.
  mutating func container(_ own: OwnModifiers) {
    if own.isHidden { out.raw(" aria-hidden=\"true\"") }
    if let label = own.label {
      out.raw(own.isOneElement ? " role=\"img\"" : " role=\"group\"")
      out.attribute("aria-label", label)
    }
    state(own)
    out.raw(">")
  }

  /// What several kinds of elements say of themselves.
  mutating func state(_ own: OwnModifiers) {
    if own.traits.contains(.updatesFrequently) { out.raw(" aria-live=\"polite\"") }
    if own.traits.contains(.isSelected) { out.raw(" aria-current=\"true\"") }
    if let help = own.help { out.attribute("title", help) }
  }

  /// Whether a node takes all the width that there is.
  static func takesWidth(_ node: ViewNode) -> Bool {
    if node.modifiers.contains(where: { $0.name == "frame" && $0.arguments["maxWidth"] != nil }) { return true }
    switch node.content {
    case .list, .section, .groupBox, .disclosureGroup, .contentUnavailableView, .divider, .picker: return true
    case .toggle, .progressView, .gauge: return true
    case .horizontalStack(_, _, let children):
      return children.contains { child in
        if case .spacer = child.content { true } else { takesWidth(child) }
      }
    case .verticalStack(_, _, let children), .depthStack(_, let children), .group(let children):
      return children.contains(where: takesWidth)
    default: return false
    }
  }
}
