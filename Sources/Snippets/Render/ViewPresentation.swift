public import Foundation
public import JSONRPC

/// In which forms a host wants views, and what it draws them on.
public struct ViewPresentation: Sendable, Equatable {
  /// A form of a view.
  public enum Form: String, Sendable, Hashable, CaseIterable {
    /// The tree itself, which the host draws.
    case tree
    /// Lines for a terminal.
    case text
    /// A self-contained page.
    case html
  }

  /// The forms; never empty.
  public var forms: Set<Form> = [.tree]
  /// What texts are drawn for.
  public var terminal = TerminalOptions()
  /// What pages are drawn for.
  public var page = HTMLOptions()
  /// Nil is the direction of the locale's language.
  public var layoutDirection: LayoutDirection?
  /// How large the person wants texts.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// A language tag; empty is not known.
  public var locale = ""

  /// The tree alone.
  public init() {}

  /// Takes up what a request says; what it leaves out stays as it is.
  ///
  /// - Parameters:
  ///   - render: Names of forms; those of other versions are left out.
  ///   - members: `{columns?, symbols?, colors?, isolatesTexts?, colorScheme?, contrast?, dynamicTypeSize?,
  ///     reduceMotion?, layoutDirection?, locale?, actions?, targetOrigin?}`.
  ///   - pointer: The JSON Pointer of the members in the request, for the error.
  /// - Throws: ``SnippetError`` with code -32602 for a value outside its set.
  public mutating func update(
    render: [String]?, members: JSONObject?, at pointer: String
  ) throws(SnippetError) {
    if let render {
      let known = Set(render.compactMap(Form.init(rawValue:)))
      forms = known.isEmpty ? [.tree] : known
    }
    guard let members else { return }
    let reader = PresentationReader(members: members, pointer: pointer)
    if let columns = try reader.integer("columns", in: TerminalOptions.columnRange) { terminal.columns = columns }
    terminal.symbols = try reader.choice("symbols") ?? terminal.symbols
    terminal.colors = try reader.choice("colors") ?? terminal.colors
    terminal.isolatesTexts = try reader.bool("isolatesTexts") ?? terminal.isolatesTexts
    page.colorScheme = try reader.choice("colorScheme") ?? page.colorScheme
    page.contrast = try reader.choice("contrast") ?? page.contrast
    page.reducesMotion = try reader.bool("reduceMotion") ?? page.reducesMotion
    dynamicTypeSize = try reader.choice("dynamicTypeSize") ?? dynamicTypeSize
    layoutDirection = try reader.choice("layoutDirection") ?? layoutDirection
    if let tag = try reader.string("locale") {
      guard ValueRule.isLanguageTag(tag) else { throw reader.fault("locale", "must be a language tag") }
      locale = tag
    }
    page.actions = try reader.actions() ?? page.actions
  }

  /// Languages that are written from right to left.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  private func environment(_ style: SnippetStyle) -> ViewEnvironment {
    var environment = ViewEnvironment(style: style)
    environment.dynamicTypeSize = dynamicTypeSize
    environment.locale = languageTag ?? ""
    environment.layoutDirection = direction
    return environment
  }

  private var languageTag: String? { ValueRule.isLanguageTag(locale) ? locale : nil }

  private var direction: LayoutDirection {
    if let layoutDirection { return layoutDirection }
    let language = locale.prefix { $0.isLetter }.lowercased()
    return Self.rightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

  /// A view in the forms that were asked for: the members `view` and `rendered {text?, html?, controls}` of an answer,
  /// with `schema`, `layoutDirection` and `locale`, which say how they are to be read.
  ///
  /// Every view that goes out is drawn here.
  ///
  /// - Parameters:
  ///   - style: The look around the view.
  ///   - snippetID: What a page posts with each message.
  ///   - revision: What a page posts with each message.
  ///   - title: The page's title.
  ///   - focusedControlID: The control that was used last.
  ///   - now: The current moment.
  public func members(
    of tree: ViewTree, style: SnippetStyle, snippetID: String, revision: Int, title: String,
    focusedControlID: String? = nil, now: Date?
  ) -> JSONObject {
    var object: JSONObject = [
      "schema": JSONValue(ViewTree.schema), "layoutDirection": .string(direction.rawValue),
    ]
    if let languageTag { object["locale"] = .string(languageTag) }
    if forms.contains(.tree) { object["view"] = tree.json }
    guard forms.contains(.text) || forms.contains(.html) else { return object }
    let environment = environment(style)
    var rendered = JSONObject()
    if forms.contains(.text) {
      var options = terminal
      options.now = now
      rendered["text"] = .string(TextRenderer.render(tree, in: environment, options: options).text)
    }
    if forms.contains(.html) {
      var options = page
      options.now = now
      options.timeZone = terminal.timeZone
      options.snippetID = snippetID
      options.revision = revision
      options.title = title
      options.focusedControlID = focusedControlID
      rendered["html"] = .string(HTMLRenderer.render(tree, in: environment, options: options).text)
    }
    rendered["controls"] = .array(tree.numberedControls.map(\.json))
    object["rendered"] = .object(rendered)
    return object
  }
}
