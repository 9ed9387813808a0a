import JSONRPC

/// Something that a person can have done, written as with App Intents: parameters as properties marked `@Parameter`,
/// what it works with as properties marked `@Dependency`, and ``perform()``.
public protocol AppIntent: Sendable, SendableMetatype {
  /// What it gives: `some IntentResult` together with what else is in it, such as ``ProvidesDialog``.
  associatedtype PerformResult: IntentResult

  /// The name after that of the provider; the type's where nothing is said.
  static var persistentIdentifier: String { get }
  /// For a person.
  static var title: LocalizedStringResource { get }
  /// One sentence for a person; the title where nothing is said.
  static var description: LocalizedStringResource { get }
  /// Whether a host offers it by itself.
  static var isDiscoverable: Bool { get }

  /// Without any value but the defaults.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var persistentIdentifier: String { "\(Self.self)" }
  public static var description: LocalizedStringResource { title }
  public static var isDiscoverable: Bool { true }

  /// The intent with the values that are set, by the name that it has where it is performed.
  var invocation: IntentInvocation {
    IntentInvocation(IntentPerformance.name(of: Self.self), parameters: values(without: nil))
  }

  private func values(without left: String?) -> JSONObject {
    var values: [JSONObject.Member] = []
    forEachParameterValue(of: self) { name, json in
      if name != left, json != .null { values.append(JSONObject.Member(key: name, value: json)) }
    }
    return JSONObject(members: values)
  }

  /// As what a button performs.
  var buttonCall: ControlCall { ControlCall(type: Self.self, parameters: values(without: nil)) }

  /// As what a toggle performs, which gives the wanted value itself.
  var toggleCall: ControlCall {
    let layout = PropertyLayout.of(Self.self)
    let parameter = layout == nil ? (Self.self as? any SetValueIntent.Type)?.valueParameter : layout?.valueParameter
    return ControlCall(
      type: Self.self, parameters: values(without: parameter), valueParameter: parameter ?? "value")
  }
}

/// An intent that sets something to a value: a toggle gives it the wanted one.
public protocol SetValueIntent: AppIntent {
  /// What is set.
  associatedtype ValueType: IntentValue
  /// The wanted value; mark it `@Parameter`, or the property that it stands for.
  var value: ValueType { get set }
  /// The name of the parameter that ``value`` is; `value` where nothing is said.
  static var valueParameter: String { get }
}

extension SetValueIntent {
  public static var valueParameter: String { "value" }
}

/// An intent that draws a view whose controls work.
///
/// It is performed at any time and any number of times, with the parameters that it was given once and things fetched
/// anew. It changes nothing and is fast.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Where a snippet is all that it gives it is not offered by itself.
  public static var isDiscoverable: Bool { IntentReturn.returnsMoreThanSnippet(PerformResult.self) }

  /// Says that what the snippets of this intent show has changed: those that are shown are drawn anew when their hosts
  /// ask for it. Called while such a snippet is drawn it does nothing.
  public static func reload() {
    SnippetCenters.reload(Self.self)
  }
}

/// An intent that says how far it has come.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far it has come: each change of ``PerformProgress/completedUnitCount`` is told to the caller.
  public var progress: PerformProgress { IntentPerformance.current?.progress ?? PerformProgress { _ in } }
}

/// An intent that may take longer than others as long as it says how far it has come: its time counts anew from each
/// report.
public protocol LongRunningIntent: ProgressReportingIntent {}
