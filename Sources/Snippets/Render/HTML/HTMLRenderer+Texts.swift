extension HTMLRenderer {
  mutating func text(_ content: TextContent, _ environment: ViewEnvironment, _ own: OwnModifiers) {
    let isHeading = own.traits.contains(.isHeader) && !isInline
    // A label takes the place of the words for who hears them.
    let isReplaced = own.label != nil
    out.raw(isHeading ? "<h3 class=\"t" : "<span class=\"t")
    out.made(HTMLClasses.text(environment))
    alignment(environment)
    limit(environment)
    out.raw("\" dir=\"auto\"")
    if own.isHidden || isReplaced { out.raw(" aria-hidden=\"true\"") }
    state(own)
    if own.help == nil, environment.maximumLines != nil, !environment.isRedacted {
      out.attribute("title", content.plainText)
    }
    if case .date(let moment, _) = content, !environment.isRedacted {
      out.raw("><time")
      out.attribute("datetime", moment)
      out.raw(">")
      words(content, environment)
      out.raw("</time>")
    } else {
      out.raw(">")
      words(content, environment)
    }
    out.raw(isHeading ? "</h3>" : "</span>")
    if let label = own.label, !own.isHidden {
      out.raw("<span class=\"vh\" dir=\"auto\">")
      out.escaped(label)
      out.raw("</span>")
    }
  }

  private mutating func alignment(_ environment: ViewEnvironment) {
    switch environment.multilineTextAlignment {
    case .leading: break
    case .center: out.raw(" ta-c")
    case .trailing: out.raw(" ta-e")
    }
  }

  private mutating func limit(_ environment: ViewEnvironment) {
    guard let lines = environment.maximumLines, lines <= 20 else { return }
    out.made(" ll ll\(lines)")
  }

  private mutating func words(_ content: TextContent, _ environment: ViewEnvironment) {
    guard !environment.isRedacted else { return redacted(content.plainText) }
    switch content {
    case .plain(let text): out.escaped(text)
    case .date(let moment, let style):
      out.escaped(DateText.words(moment, style: style, now: options.now, timeZone: options.timeZone))
    case .runs(let runs): for run in runs { self.run(run, environment) }
    }
  }

  /// Room of about the same size; the words are not in the page.
  private mutating func redacted(_ text: String) {
    out.raw("<span class=\"hid\" role=\"img\" aria-label=\"Hidden\">")
    for character in text.prefix(400) { out.made(character.isWhitespace ? " " : "\u{2007}") }
    out.raw("</span>")
  }

  private mutating func run(_ run: TextRun, _ environment: ViewEnvironment) {
    let link = isInline ? nil : run.link
    // A link without words could not be named, nor hit.
    let words = link != nil && run.text.allSatisfy(\.isWhitespace) ? link ?? "" : run.text
    if let link {
      out.raw("<a")
      out.attribute("href", link)
      out.raw(" rel=\"noopener noreferrer\" target=\"_blank\" class=\"n")
      if words.count < 4 { out.raw(" sq") }
      out.made(HTMLClasses.tint(environment))
    } else {
      out.raw("<span class=\"n")
    }
    if run.traits.contains(.bold) { out.raw(" w6") }
    if run.traits.contains(.italic) { out.raw(" it") }
    if run.traits.contains(.underline) || link != nil { out.raw(" un") }
    if run.traits.contains(.strikethrough) { out.raw(" st") }
    if run.traits.contains(.monospaced) { out.raw(" mo") }
    if let paint = run.foregroundStyle.flatMap(Paint.init) { out.made(HTMLClasses.foreground(paint)) }
    out.raw("\" dir=\"auto\">")
    out.escaped(words)
    out.raw(link == nil ? "</span>" : "</a>")
  }

  mutating func label(
    _ title: String, _ systemImage: String, _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    open("lb", HTMLClasses.foreground(environment))
    if own.isHidden { out.raw(" aria-hidden=\"true\"") }
    out.raw(">")
    switch environment.labelStyle {
    case .iconOnly: icon(systemImage, own.label ?? title, environment, isHidden: false)
    case .titleOnly: text(.plain(title), environment, own)
    case .automatic, .titleAndIcon:
      icon(systemImage, nil, environment, isHidden: false)
      text(.plain(title), environment, own)
    }
    close()
  }

  private static let mirrored: Set<String> = [
    "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward", "list.bullet", "checklist",
  ]

  /// A symbol; one without a name is decoration.
  mutating func icon(_ name: String, _ label: String?, _ environment: ViewEnvironment, isHidden: Bool) {
    let variant = environment.symbolVariant
    let name = SymbolIcons.name(name, variant)
    out.raw("<svg class=\"i")
    if name.contains(".fill") || environment.symbolVariant == .fill { out.raw(" fi") }
    if environment.imageScale == .small { out.raw(" sm") }
    if environment.imageScale == .large { out.raw(" lg") }
    if Self.mirrored.contains(name) { out.raw(" mi") }
    if environment.font.style != .body { out.made(" f-" + environment.font.style.rawValue) }
    out.made(HTMLClasses.foreground(environment))
    out.raw("\" viewBox=\"0 0 24 24\"")
    if let label, !isHidden, !environment.isRedacted {
      out.raw(" role=\"img\"")
      out.attribute("aria-label", label)
    } else {
      out.raw(" aria-hidden=\"true\"")
    }
    out.raw("><path d=\"")
    out.made(SymbolIcons.path(name))
    if variant == .slash { out.raw("M4 4l16 16") }
    out.raw("\"")
    if let around = SymbolIcons.surrounding(name, variant) {
      out.raw(" transform=\"translate(5.4 5.4) scale(.55)\"/><path d=\"")
      out.made(around)
      out.raw("\"")
    }
    out.raw("/></svg>")
  }

  /// A picture that only the host has: a page has its name, or nothing where it is decoration.
  mutating func namedImage(_ name: String, _ label: String?, _ environment: ViewEnvironment, isHidden: Bool) {
    guard let label, !isHidden else { return }
    guard !environment.isRedacted else { return redacted(label) }
    var inner = environment
    inner.foregroundStyle.apply([.color(.secondary)])
    open("lb im")
    out.raw(" role=\"img\"")
    out.attribute("aria-label", label)
    out.attribute("data-image", name)
    out.raw(">")
    icon("photo", nil, inner, isHidden: true)
    text(.plain(label), inner, OwnModifiers())
    close()
  }

  mutating func picture(_ base64: String, _ label: String?, _ environment: ViewEnvironment, isHidden: Bool) {
    guard !environment.isRedacted else { return redacted("Picture") }
    out.raw("<img src=\"data:")
    out.made(InlineImage(base64: base64)?.format.rawValue ?? "image/png")
    out.raw(";base64,")
    out.made(base64)
    out.raw("\"")
    out.attribute("alt", isHidden ? "" : label ?? "")
    out.raw(">")
  }
}
