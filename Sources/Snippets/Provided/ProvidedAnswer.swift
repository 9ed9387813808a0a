public import JSONRPC

/// Reads what somebody else, a host or a script, answers for an intent:
/// `{value?, dialog?, opens?, view?, snippetIntent?, changed?}`, or one question:
/// `{needsConfirmation}`, `{needsChoice}` or `{needsInput}`.
public struct ProvidedAnswer {
  private let declaration: IntentDeclaration
  /// Takes away of an intent's parameters what only its own views may give.
  private let open: (IntentInvocation) -> IntentInvocation
  private var warnings: [ViewWarning] = []

  private static let questions = ["needsConfirmation", "needsChoice", "needsInput"]

  private init(_ declaration: IntentDeclaration, open: @escaping (IntentInvocation) -> IntentInvocation) {
    self.declaration = declaration
    self.open = open
  }

  /// Reads an answer; null is that of an intent which has nothing to say.
  ///
  /// - Parameters:
  ///   - declaration: The intent that was performed.
  ///   - open: Takes away of an intent's parameters what only that intent's own views may give.
  /// - Throws: ``SnippetError`` of the reason `providerInvalid`, with the place of the fault.
  public static func outcome(
    _ json: JSONValue, of declaration: IntentDeclaration, open: (IntentInvocation) -> IntentInvocation = { $0 }
  ) throws(SnippetError) -> IntentOutcome {
    if json == .null { return .finished(IntentOutput()) }
    guard let object = json.object else { throw .providerInvalid("it is no object", path: "") }
    let questions = questions.filter { object[$0].map { $0 != .null } ?? false }
    guard questions.count <= 1 else { throw .providerInvalid("it asks two questions", path: "/\(questions[1])") }
    do {
      return try withoutActuallyEscaping(open) { open in
        var reader = ProvidedAnswer(declaration, open: open)
        guard let question = questions.first else { return .finished(try reader.output(object)) }
        let members = try reader.object(object[question], at: "/\(question)")
        switch question {
        case "needsConfirmation": return .needsConfirmation(try reader.confirmation(members, at: "/\(question)"))
        case "needsChoice": return .needsChoice(try reader.choice(members, at: "/\(question)"))
        default: return .needsInput(try reader.input(members, at: "/\(question)"))
        }
      }
    } catch let error as SnippetError {
      throw error
    } catch {
      throw .providerInvalid("it cannot be read")
    }
  }

  private mutating func output(_ object: JSONObject) throws(SnippetError) -> IntentOutput {
    var output = IntentOutput()
    if let value = object["value"], value != .null { output.value = value }
    output.dialog = try dialog(object["dialog"], at: "/dialog")
    output.opens = try opens(object["opens"])
    output.view = try view(object["view"], at: "/view")
    output.snippetIntent = try invocation(object["snippetIntent"], at: "/snippetIntent")
    if let names = try strings(object["changed"], at: "/changed", limit: 64) {
      output.changed = Set(names.map { fullName($0) })
    }
    output.warnings = warnings
    return output
  }

  private mutating func confirmation(_ object: JSONObject, at path: String) throws(SnippetError) -> ConfirmationRequest
  {
    ConfirmationRequest(
      actionName: try text(object["actionName"], at: path + "/actionName", limit: 80) ?? "Continue",
      dialog: try dialog(object["dialog"], at: path + "/dialog"),
      view: try view(object["view"], at: path + "/view"),
      snippetIntent: try invocation(object["snippetIntent"], at: path + "/snippetIntent"),
      isDestructive: try bool(object["isDestructive"], at: path + "/isDestructive") ?? false)
  }

  private mutating func choice(_ object: JSONObject, at path: String) throws(SnippetError) -> ChoiceRequest {
    let elements = object["options"]?.array ?? []
    guard (1...25).contains(elements.count) else {
      throw .providerInvalid("a choice has 1 to 25 options", path: path + "/options")
    }
    var options: [ChoiceRequest.Option] = []
    for (index, element) in elements.enumerated() {
      let place = "\(path)/options/\(index)"
      let id = try text(element["id"], at: place + "/id", limit: 128) ?? ""
      guard !id.isEmpty, !id.hasPrefix("$"), id.utf8.count <= 128, DisplayText.sanitised(id).hasSameBytes(as: id),
        !options.contains(where: { $0.id.hasSameBytes(as: id) })
      else {
        throw .providerInvalid("an id has 1 to 128 bytes, is not that of another and begins with no $", path: place)
      }
      options.append(
        ChoiceRequest.Option(
          id: id, title: try text(element["title"], at: place + "/title", limit: 80) ?? id,
          style: try style(element["style"], at: place + "/style")))
    }
    return ChoiceRequest(
      options: options, dialog: try dialog(object["dialog"], at: path + "/dialog"),
      view: try view(object["view"], at: path + "/view"))
  }

  private func style(_ json: JSONValue?, at path: String) throws(SnippetError) -> ChoiceRequest.Option.Style {
    switch json?.string {
    case nil where json == nil || json == .null: .default
    case "default": .default
    case "destructive": .destructive
    case "cancel": .cancel
    default: throw .providerInvalid("must be default, destructive or cancel", path: path)
    }
  }

  private func input(_ object: JSONObject, at path: String) throws(SnippetError) -> InputRequest {
    let name = try text(object["parameter"], at: path + "/parameter", limit: 64)
    guard let parameter = declaration.description.parameters.first(where: { $0.name == name }) else {
      throw .providerInvalid("it names no parameter of the intent", path: path + "/parameter")
    }
    let question = try dialog(object["dialog"], at: path + "/dialog")
    return InputRequest(
      parameter: parameter.name, type: parameter.type, dialog: question ?? IntentDialog("\(parameter.title)?"),
      options: try strings(object["options"], at: path + "/options", limit: 64) ?? parameter.values)
  }
}

// MARK: - Values

extension ProvidedAnswer {
  private func object(_ json: JSONValue?, at path: String) throws(SnippetError) -> JSONObject {
    guard let object = json?.object else { throw .providerInvalid("must be an object", path: path) }
    return object
  }

  private func text(_ json: JSONValue?, at path: String, limit: Int) throws(SnippetError) -> String? {
    guard let json, json != .null else { return nil }
    guard let text = json.string, !text.isEmpty else { throw .providerInvalid("must be a text", path: path) }
    return DisplayText.clamped(text, to: limit)
  }

  private func bool(_ json: JSONValue?, at path: String) throws(SnippetError) -> Bool? {
    guard let json, json != .null else { return nil }
    guard let bool = json.bool else { throw .providerInvalid("must be true or false", path: path) }
    return bool
  }

  private func strings(_ json: JSONValue?, at path: String, limit: Int) throws(SnippetError) -> [String]? {
    guard let json, json != .null else { return nil }
    let texts = json.array?.compactMap(\.string)
    guard let texts, texts.count == json.array?.count, texts.count <= limit else {
      throw .providerInvalid("must be an array of at most \(limit) texts", path: path)
    }
    return texts
  }

  /// A text, or `{full, supporting?}`.
  private func dialog(_ json: JSONValue?, at path: String) throws(SnippetError) -> IntentDialog? {
    guard let json, json != .null else { return nil }
    if let text = json.string { return text.isEmpty ? nil : IntentDialog(text) }
    guard let full = json["full"]?.string else {
      throw .providerInvalid("must be a text or {full, supporting}", path: path)
    }
    return IntentDialog(full, supporting: try text(json["supporting"], at: path + "/supporting", limit: 2_000))
  }

  /// An address, or `{url}`; one that may not be opened is left out.
  private mutating func opens(_ json: JSONValue?) throws(SnippetError) -> String? {
    guard let json, json != .null else { return nil }
    guard let address = json.string ?? json["url"]?.string else {
      throw .providerInvalid("must be an address or {url}", path: "/opens")
    }
    if let allowed = LinkPolicy.allowed(address) { return allowed }
    warnings.append(ViewWarning(code: .linkRefused, message: "An address may not be opened."))
    return nil
  }

  /// `{name, parameters?}`; a name without a provider is one of the same provider.
  private func invocation(_ json: JSONValue?, at path: String) throws(SnippetError) -> IntentInvocation? {
    guard let json, json != .null else { return nil }
    guard let name = json["name"]?.string else { throw .providerInvalid("must be {name, parameters}", path: path) }
    let parameters = try json["parameters"].map { value throws(SnippetError) in
      value == .null ? [:] : try object(value, at: path + "/parameters")
    }
    return open(IntentInvocation(fullName(name), parameters: parameters ?? [:]))
  }

  private func fullName(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "/")) ? name : declaration.description.provider + "/" + name
  }

  private mutating func view(_ json: JSONValue?, at path: String) throws(SnippetError) -> ViewNode? {
    guard let json, json != .null else { return nil }
    do {
      let (node, found) = try ViewDecoder.decode(json, profile: .open)
      warnings += found
      return try ownControls(in: node)
    } catch {
      throw .view(error)
    }
  }

  private func ownControls(in node: ViewNode) throws(ViewError) -> ViewNode {
    var node = node
    switch node.content {
    case .button(let label, let role, let intent, let confirmation):
      node.content = .button(label: label, role: role, intent: own(intent), confirmation: confirmation)
    case .toggle(let label, let isOn, let intent):
      node.content = .toggle(label: label, isOn: isOn, intent: own(intent))
    default: break
    }
    do {
      node.content = try node.content.mappingChildren { _, child in try ownControls(in: child) }
    } catch let error as ViewError {
      throw error
    } catch {
      throw .invalid("", "cannot be read")
    }
    return node
  }

  private func own(_ intent: ControlIntent) -> ControlIntent {
    var intent = intent
    intent.invocation.name = fullName(intent.invocation.name)
    intent.invocation = open(intent.invocation)
    return intent
  }
}
