extension HTMLRenderer {
  mutating func control(_ node: ViewNode, _ environment: ViewEnvironment, _ own: OwnModifiers) {
    switch node.content {
    case .button(let label, let role, _, let confirmation):
      out.raw("<button type=\"button\" class=\"btn")
      buttonStyle(role, environment)
      identity(node, label, environment, own)
      if let confirmation {
        out.attribute("data-ask-title", confirmation.title)
        if let message = confirmation.message { out.attribute("data-ask-message", message) }
        if let label = confirmation.confirmLabel { out.attribute("data-ask-label", label) }
      }
      switch own.shortcut {
      case .defaultAction: out.raw(" data-key=\"default\"")
      case .cancelAction: out.raw(" data-key=\"cancel\"")
      case nil: if role == .cancel { out.raw(" data-key=\"cancel\"") }
      }
      if own.traits.contains(.isSelected) { out.raw(" aria-pressed=\"true\"") }
      out.raw(">")
      inline { $0.write(label, environment) }
      out.raw("</button>")
    case .toggle(let label, let isOn, _): toggle(node, label, isOn, environment, own)
    case .picker(let label, let selection, let options, _):
      picker(node, label, selection, options, environment, own)
    default: break
    }
  }

  private mutating func buttonStyle(_ role: ButtonRole?, _ environment: ViewEnvironment) {
    switch environment.buttonStyle {
    case .automatic:
      if role == .confirm { out.raw(" pr") }
      if role == .cancel || role == .close { out.raw(" nt") }
    case .bordered, .glass: if role == .cancel || role == .close { out.raw(" nt") }
    case .borderedProminent, .glassProminent: out.raw(" pr")
    case .plain: out.raw(" pl")
    case .borderless: out.raw(" bo")
    }
    switch environment.buttonBorderShape {
    case .automatic, .capsule: break
    case .roundedRectangle:
      out.made(environment.buttonBorderRadius.map { " r\(HTMLScale.nearest($0, in: HTMLScale.short))" } ?? " rr")
    case .circle: out.raw(" ci")
    }
    if environment.controlSize != .regular { out.made(" s-" + environment.controlSize.rawValue) }
    if role == .destructive { out.raw(" k-red") } else { out.made(HTMLClasses.tint(environment)) }
    if environment.isInvalidatable { out.raw(" inv") }
  }

  /// The end of the class and what every control says of itself.
  private mutating func identity(
    _ node: ViewNode, _ label: ViewNode, _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    out.raw("\"")
    let id = node.id ?? ""
    out.attribute("data-control", id)
    let isUnreadable = environment.isRedacted
    if isUnreadable {
      out.raw(" aria-label=\"Hidden\"")
    } else if let name = own.label {
      out.attribute("aria-label", name)
    } else if label.modifiers.contains(where: { $0.name == "accessibilityHidden" }), let name = node.accessibleName {
      out.attribute("aria-label", name)
    }
    let description = [own.value, own.hint, own.help].compactMap(\.self).filter { !$0.isEmpty }
    if !description.isEmpty, !isUnreadable {
      out.attribute("aria-description", description.joined(separator: ". "))
    }
    if let help = own.help { out.attribute("title", help) }
    if own.traits.contains(.updatesFrequently) { out.raw(" aria-live=\"polite\"") }
    if environment.isDisabled { out.raw(" disabled") }
    if let focused = options.focusedControlID, focused.utf8.elementsEqual(id.utf8) { out.raw(" autofocus") }
  }

  private mutating func toggle(
    _ node: ViewNode, _ label: ViewNode, _ isOn: Bool, _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    out.raw("<button type=\"button\" role=\"switch\" aria-checked=\"")
    out.raw(isOn ? "true\" class=\"" : "false\" class=\"")
    switch environment.toggleStyle {
    case .automatic, .switch: out.raw("tog")
    case .checkbox: out.raw("tog cb")
    case .button: out.raw(isOn ? "btn on" : "btn")
    }
    out.made(HTMLClasses.tint(environment))
    if environment.isInvalidatable { out.raw(" inv") }
    identity(node, label, environment, own)
    out.raw(">")
    inline { renderer in
      renderer.write(label, environment)
      switch environment.toggleStyle {
      case .automatic, .switch: renderer.out.raw("<span class=\"sw\"></span>")
      case .checkbox:
        renderer.out.raw("<span class=\"ck\"><svg class=\"i\" viewBox=\"0 0 24 24\" aria-hidden=\"true\">")
        renderer.out.raw("<path d=\"M5 12.5l4.5 4.5L19 7\"/></svg></span>")
      case .button: break
      }
    }
    out.raw("</button>")
  }

  private mutating func picker(
    _ node: ViewNode, _ label: ViewNode, _ selection: String, _ options: [PickerOption],
    _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    out.raw("<label class=\"pick\">")
    inline { $0.write(label, environment) }
    out.raw("<select class=\"")
    let size = environment.controlSize == .regular ? "" : " s-" + environment.controlSize.rawValue
    out.made(String((HTMLClasses.tint(environment) + size).dropFirst()))
    identity(node, label, environment, own)
    out.raw(">")
    for option in options {
      out.raw("<option")
      out.attribute("value", option.value)
      out.raw(option.value.utf8.elementsEqual(selection.utf8) ? " selected dir=\"auto\">" : " dir=\"auto\">")
      out.escaped(option.label)
      out.raw("</option>")
    }
    out.raw("</select></label>")
  }

  mutating func link(
    _ label: ViewNode, _ destination: String, _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    // A link inside a control would be one control in another.
    guard !isInline else { return write(label, environment) }
    out.raw("<a class=\"lk")
    out.made(HTMLClasses.tint(environment))
    out.raw("\"")
    out.attribute("href", destination)
    out.raw(" rel=\"noopener noreferrer\" target=\"_blank\"")
    if let name = own.label ?? (label.accessibleName == nil ? destination : nil) { out.attribute("aria-label", name) }
    state(own)
    out.raw(">")
    inline { renderer in
      renderer.write(label, environment)
      if label.accessibleName == nil {
        renderer.text(.plain(destination), environment, OwnModifiers())
      }
    }
    out.raw("</a>")
  }

  // MARK: - Values

  /// A number as attributes write it.
  private static func plain(_ number: Double) -> String {
    number == number.rounded() && number.magnitude < 1e15 ? String(Int(number)) : "\(number)"
  }

  private mutating func head(_ label: ViewNode?, _ value: ViewNode?, _ environment: ViewEnvironment) {
    guard label != nil || value != nil else { return }
    open("vr2")
    out.raw(">")
    if let label { write(label, environment) }
    if let value { write(value, environment) }
    close()
  }

  private mutating func name(_ label: ViewNode?, _ value: ViewNode?, _ own: OwnModifiers, _ otherwise: String) {
    out.attribute("aria-label", own.label ?? label?.accessibleName ?? otherwise)
    if let words = own.value ?? value?.accessibleName { out.attribute("aria-valuetext", words) }
  }

  mutating func progress(
    _ value: Double?, _ total: Double?, _ label: ViewNode?, _ current: ViewNode?, _ environment: ViewEnvironment,
    _ own: OwnModifiers
  ) {
    open("val", HTMLClasses.tint(environment))
    if own.isHidden { out.raw(" aria-hidden=\"true\"") }
    state(own)
    out.raw(">")
    if let value, environment.progressViewStyle == .circular {
      progressRing(value / (total ?? 1), label, current, environment, own)
      return close()
    }
    head(label, current, environment)
    if let value {
      out.raw("<progress")
      name(label, current, own, "Progress")
      out.attribute("value", Self.plain(value))
      out.attribute("max", Self.plain(total ?? 1))
      out.raw("></progress>")
    } else {
      open(environment.progressViewStyle == .circular ? "spin" : "bar")
      out.raw(" role=\"progressbar\"")
      name(label, current, own, "Progress")
      out.raw(">")
      close()
    }
    close()
  }

  private mutating func progressRing(
    _ part: Double, _ label: ViewNode?, _ current: ViewNode?, _ environment: ViewEnvironment, _ own: OwnModifiers
  ) {
    open("rg")
    out.raw("><svg viewBox=\"0 0 36 36\" role=\"progressbar\"")
    name(label, current, own, "Progress")
    let percent = "\(Int((part * 100).rounded()))"
    out.attribute("aria-valuenow", percent)
    out.raw(" aria-valuemin=\"0\" aria-valuemax=\"100\"")
    ring(percent)
    open("v l")
    out.raw(">")
    if let label { write(label, environment) }
    if let current { write(current, environment) }
    close()
    close()
  }

  /// A ring of which so many hundredths are filled, to the end of the drawing.
  private mutating func ring(_ percent: String) {
    out.raw("><circle cx=\"18\" cy=\"18\" r=\"15\"/><circle cx=\"18\" cy=\"18\" r=\"15\" pathLength=\"100\"")
    out.attribute("stroke-dasharray", percent + " 200")
    out.raw("/></svg>")
  }

  /// What a gauge says to assistive technology. The element `meter` cannot be drawn alike everywhere.
  private mutating func meter(_ gauge: GaugeContent, _ own: OwnModifiers) {
    out.raw(" role=\"meter\"")
    name(gauge.label, gauge.currentValueLabel, own, "Gauge")
    out.attribute("aria-valuenow", Self.plain(gauge.value))
    out.attribute("aria-valuemin", Self.plain(gauge.minimum))
    out.attribute("aria-valuemax", Self.plain(gauge.maximum))
  }

  mutating func gauge(_ gauge: GaugeContent, _ environment: ViewEnvironment, _ own: OwnModifiers) {
    let part = (gauge.value - gauge.minimum) / (gauge.maximum - gauge.minimum)
    let isRing = environment.gaugeStyle == .accessoryCircular || environment.gaugeStyle == .accessoryCircularCapacity
    open(isRing ? "rg" : "val", HTMLClasses.tint(environment))
    if own.isHidden { out.raw(" aria-hidden=\"true\"") }
    state(own)
    if isRing {
      out.raw("><svg viewBox=\"0 0 36 36\"")
      meter(gauge, own)
      ring("\(Int((part * 100).rounded()))")
      open("v l")
      out.raw(">")
      write(gauge.label, environment)
      if let current = gauge.currentValueLabel { write(current, environment) }
      close()
    } else {
      out.raw(">")
      head(gauge.label, gauge.currentValueLabel, environment)
      open("mt")
      meter(gauge, own)
      out.raw("><progress aria-hidden=\"true\"")
      out.attribute("value", Self.plain(part))
      out.raw("></progress>")
      close()
      if gauge.minimumValueLabel != nil || gauge.maximumValueLabel != nil {
        open("ends")
        out.raw(">")
        if let least = gauge.minimumValueLabel { write(least, environment) } else { out.raw("<span></span>") }
        if let most = gauge.maximumValueLabel { write(most, environment) }
        close()
      }
    }
    close()
  }
}
