import JSONRPC

extension ViewTreeBuilder {
  /// The content with its own texts made harmless, its addresses and numbers checked; children are left as they are.
  mutating func prepare(_ content: ViewContent, in around: Surroundings) throws -> ViewContent {
    let textLimit = around.labelLimit ?? limits.text
    switch content {
    case .text(.plain(let text)):
      return .text(.plain(clean(text, limit: textLimit, at: "/text")))
    case .text(.runs(let runs)): return .text(.runs(try prepare(runs, limit: textLimit, at: "/runs")))
    case .text(.date(let moment, let style)):
      guard DateText.isMoment(moment) else {
        throw ViewError.invalid(path + "/date", "must be a moment as RFC 3339 writes it")
      }
      return .text(.date(moment, style: style))
    case .label(let title, let systemImage):
      return .label(
        title: clean(title, limit: textLimit, at: "/title"),
        systemImage: try symbol(systemImage, at: "/systemImage"))
    case .image(let systemName, let label):
      return .image(
        systemName: try symbol(systemName, at: "/systemName"), label: try imageLabel(label))
    case .dataImage(let base64, let label):
      return .dataImage(
        base64: try imageData(base64, at: "/data"), label: try imageLabel(label))
    case .namedImage(let name, let label):
      guard Self.isImageName(name) else {
        throw ViewError.invalid(path + "/name", "must be an image's name: letters, digits, blanks and . _ -")
      }
      return .namedImage(name: name, label: try imageLabel(label))
    case .grid(_, let horizontalSpacing, let verticalSpacing, _):
      try checkLength(horizontalSpacing, at: "/horizontalSpacing")
      try checkLength(verticalSpacing, at: "/verticalSpacing")
    case .verticalStack(_, let spacing, _), .horizontalStack(_, let spacing, _):
      try checkLength(spacing, at: "/spacing")
    case .spacer(let minLength): try checkLength(minLength, at: "/minLength")
    case .button(let label, let role, let intent, let confirmation):
      return .button(
        label: label, role: role, intent: try prepare(intent),
        confirmation: confirmation.map { confirmation in
          ButtonConfirmation(
            title: clean(confirmation.title, limit: 100, at: "/confirmation/title"),
            message: confirmation.message.map { clean($0, limit: 300, at: "/confirmation/message") },
            confirmLabel: confirmation.confirmLabel.map {
              clean($0, limit: 30, at: "/confirmation/confirmLabel")
            })
        })
    case .toggle(let label, let isOn, let intent):
      return .toggle(label: label, isOn: isOn, intent: try prepare(intent))
    case .picker(let label, let selection, let options, let intent):
      return .picker(
        label: label, selection: selection, options: try prepare(options, selection: selection),
        intent: try prepare(intent))
    case .link(let label, let destination):
      guard let address = LinkPolicy.allowed(destination) else {
        warnings.append(ViewWarning(code: .linkRefused, path: path, message: "The address may not be opened."))
        return .verticalStack(
          alignment: .leading, spacing: nil,
          children: [label, .text(clean(destination, limit: textLimit, at: "/destination"))])
      }
      return .link(label: label, destination: address)
    case .progressView(let value, let total, _, _):
      try check(total, in: 0.000_001...1e15, at: "/total")
      try check(value, in: 0...(total ?? 1), at: "/value")
    case .gauge(let gauge):
      try check(gauge.minimum, in: -1e15...1e15, at: "/in/0")
      try check(gauge.maximum, in: -1e15...1e15, at: "/in/1")
      guard gauge.minimum < gauge.maximum else { throw ViewError.invalid(path + "/in", "must be two growing numbers") }
      try check(gauge.value, in: gauge.minimum...gauge.maximum, at: "/value")
    case .contentUnavailableView(let title, let systemImage, let description, let actions):
      return .contentUnavailableView(
        title: clean(title, limit: textLimit, at: "/title"),
        systemImage: try systemImage.map { try symbol($0, at: "/systemImage") },
        description: description.map { clean($0, limit: textLimit, at: "/description") }, actions: actions)
    case .depthStack, .gridRow, .divider, .list, .section, .group, .groupBox, .disclosureGroup, .emptyView: break
    }
    return content
  }

  /// - Parameter place: The end of the JSON Pointer, below the node at which the walk stands; here and in what follows.
  private mutating func clean(_ text: String, limit: Int, at place: @autoclosure () -> String) -> String {
    let sanitised = DisplayText.sanitised(text)
    let clamped = DisplayText.clamped(sanitised, to: limit)
    if clamped.utf8.count != sanitised.utf8.count { warnClamped(at: place()) }
    return clamped
  }

  private mutating func imageLabel(_ label: String?) throws -> String? {
    let label = label.map { clean($0, limit: limits.buttonLabel, at: "/label") }
    guard label?.isEmpty != true else {
      throw ViewError.invalid(path + "/label", "a label is not empty; a decorative image has none")
    }
    return label
  }

  private mutating func imageData(_ base64: String, at place: String) throws -> String {
    guard base64.utf8.count <= limits.image * 4 / 3 + 4 else {
      throw ViewError.tooLarge(path + place, "the image has more than \(limits.image) bytes")
    }
    guard let image = InlineImage(base64: base64) else {
      throw ViewError.invalid(path + place, "must be a PNG or a JPEG in Base64")
    }
    imageBytes += image.byteCount
    guard image.byteCount <= limits.image, imageBytes <= limits.images else {
      throw ViewError.tooLarge(
        path + place, "images have more than \(limits.image) or all of them \(limits.images) bytes")
    }
    return base64
  }

  private mutating func prepare(
    _ options: [PickerOption], selection: String
  ) throws -> [PickerOption] {
    guard (1...limits.options).contains(options.count) else {
      throw ViewError.invalid(path + "/options", "must have 1 to \(limits.options) options")
    }
    var seen: Set<OpaqueID> = []
    var result: [PickerOption] = []
    for (index, option) in options.enumerated() {
      let place = "/options/\(index)"
      let isClean = DisplayText.sanitised(option.value).hasSameBytes(as: option.value)
      guard (1...limits.id).contains(option.value.utf8.count), isClean, seen.insert(OpaqueID(option.value)).inserted
      else { throw ViewError.invalid(path + place + "/value", "must have 1 to \(limits.id) bytes and stand once") }
      let label = clean(option.label, limit: limits.buttonLabel, at: place + "/label")
      guard label.contains(where: { !$0.isWhitespace }) else {
        throw ViewError.invalid(path + place + "/label", "must not be empty")
      }
      result.append(PickerOption(value: option.value, label: label))
    }
    guard seen.contains(OpaqueID(selection)) else {
      throw ViewError.invalid(path + "/selection", "must be the value of an option")
    }
    return result
  }

  private mutating func prepare(_ runs: [TextRun], limit: Int, at place: String) throws -> [TextRun] {
    guard (1...limits.runs).contains(runs.count) else {
      throw ViewError.invalid(path + place, "must have 1 to \(limits.runs) runs")
    }
    var left = limit
    var result: [TextRun] = []
    for (index, run) in runs.enumerated() where left > 0 {
      var copy = run
      copy.text = clean(run.text, limit: left, at: "\(place)/\(index)/text")
      left -= copy.text.unicodeScalars.count
      if let style = run.foregroundStyle, !ValueRule.isShapeStyle(style) {
        throw ViewError.invalid(
          "\(path)\(place)/\(index)/foregroundStyle", "must be a shape style's or a colour's name")
      }
      if let link = run.link {
        copy.link = LinkPolicy.allowed(link)
        if copy.link == nil {
          warnings.append(
            ViewWarning(code: .linkRefused, path: "\(path)\(place)/\(index)", message: "The address may not be opened.")
          )
        }
      }
      result.append(copy)
    }
    return result
  }

  private mutating func prepare(_ intent: ControlIntent) throws -> ControlIntent {
    let name = intent.invocation.name
    if lastIntent?.name.hasSameBytes(as: name) != true {
      guard let title = intentTitle(name) else {
        throw ViewError.invalid(path + "/intent/name", "there is no such intent")
      }
      lastIntent = (name, title)
    }
    var copy = intent
    // The catalogue names the intent, not the view's author: a control cannot pass for another intent's.
    copy.title = lastIntent?.title
    return copy
  }

  /// A symbol's name as SF Symbols has them: letters, digits and dots.
  private mutating func symbol(_ name: String, at place: String) throws -> String {
    let isName = name.utf8.allSatisfy { byte in
      (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: ".")
    }
    guard isName, (1...100).contains(name.utf8.count) else {
      throw ViewError.invalid(path + place, "must be a symbol's name")
    }
    return name
  }

  /// A name and no path: it begins with a letter or a digit, and there is no slash in it.
  private static func isImageName(_ name: String) -> Bool {
    func isWord(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
    guard (1...100).contains(name.utf8.count), let first = name.utf8.first, isWord(first) else { return false }
    return name.utf8.allSatisfy { isWord($0) || [0x20, 0x2D, 0x2E, 0x5F].contains($0) }
  }

  private mutating func checkLength(_ length: Double?, at place: String) throws {
    try check(length, in: 0...1_000, at: place)
  }

  private mutating func check(_ number: Double?, in range: ClosedRange<Double>, at place: String) throws {
    guard let number else { return }
    guard range.contains(number) else {
      throw ViewError.invalid(path + place, "must be from \(range.lowerBound) to \(range.upperBound)")
    }
  }
}

extension ViewContent {
  /// Whether a person can interact with it.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .picker: true
    default: false
    }
  }
}

extension ViewModifier {
  var isDisabling: Bool { name == "disabled" && arguments["value"]?.bool == true }
}

extension ViewNode {
  /// The id that the outermost modifier `id` gives, which the wire has as a member.
  private var modifierID: String? {
    modifiers.isEmpty ? nil : modifiers.last { $0.name == "id" }?.arguments["value"]?.string
  }

  /// The node with the id that a modifier gives it.
  var identified: ViewNode {
    guard id == nil, let given = modifierID else { return self }
    return id(given)
  }

  /// Whether a modifier gives it no other id than its own.
  var isIdentifiedAlike: Bool {
    guard let id, let given = modifierID else { return true }
    return id.hasSameBytes(as: given)
  }
}
