public import JSONRPC

/// An error of the snippet methods; codes and reasons are those of the protocol's table.
public struct SnippetError: Error, Sendable, Equatable {
  /// The code of the JSON-RPC error.
  public let code: Int
  /// The word in `data.reason`, fixed for ever.
  public let reason: String
  /// For a person; may change.
  public let message: String
  /// What the error's data hold beside `reason`.
  public var details: JSONObject
  /// The intent's parameter that is at fault, where one is.
  public var parameter: String?
  /// The names of the snippet intents that show data which an intent had changed before it failed.
  public var changed: Set<String> = []

  init(_ code: Int, _ reason: String, _ message: String, details: JSONObject = [:], parameter: String? = nil) {
    self.code = code
    self.reason = reason
    self.message = message
    self.details = details
    self.parameter = parameter
  }

  /// An error of an intent's own.
  ///
  /// - Parameters:
  ///   - code: Of the JSON-RPC error.
  ///   - reason: The word in `data.reason`.
  public init(code: Int, reason: String, message: String, details: JSONObject = [:]) {
    self.init(code, reason, message, details: details)
  }

  /// A field of the request is wrong.
  public static func invalidParams(_ pointer: String, _ fault: String) -> SnippetError {
    SnippetError(-32602, "invalidParams", "\(pointer) \(fault).", details: ["pointer": .string(pointer)])
  }

  /// An intent's parameter is wrong.
  public static func invalidParameter(_ name: String, _ fault: String) -> SnippetError {
    SnippetError(
      -32602, "invalidParams", "\(name) \(fault).", details: ["pointer": .string("/" + pointerToken(name))],
      parameter: name)
  }

  /// Our own fault.
  public static func internalError(_ message: String) -> SnippetError {
    SnippetError(-32603, "internalError", message)
  }

  /// The caller has cancelled.
  public static func cancelled() -> SnippetError {
    SnippetError(-32800, "requestCancelled", "The request was cancelled.")
  }

  /// An intent has taken longer than it may.
  static func timedOut(milliseconds: Int) -> SnippetError {
    SnippetError(
      -32803, "timedOut", "The intent has taken longer than it may.",
      details: ["milliseconds": JSONValue(milliseconds)])
  }

  static func staleControl(currentRevision: Int, drawn: JSONObject) -> SnippetError {
    var details: JSONObject = ["currentRevision": JSONValue(currentRevision)]
    for member in drawn.members { details[member.key] = member.value }
    return SnippetError(-32801, "staleControl", "The control is not the one that was shown.", details: details)
  }

  static func unknownIntent(_ name: String) -> SnippetError {
    SnippetError(1201, "unknownIntent", "There is no intent of that name.")
  }

  static func unknownSnippet() -> SnippetError {
    SnippetError(1202, "unknownSnippet", "No snippet of this id is kept, or this question was answered.")
  }

  static func unknownControl() -> SnippetError {
    SnippetError(1203, "unknownControl", "The view has no such control.")
  }

  static func controlDisabled() -> SnippetError {
    SnippetError(1204, "controlDisabled", "The control is disabled.")
  }

  static func notInteractive() -> SnippetError {
    SnippetError(1205, "notInteractive", "Only a snippet intent's controls work.")
  }

  static func cannotReplaceConfirmation() -> SnippetError {
    SnippetError(1206, "cannotReplaceConfirmation", "Only a result can be replaced by another snippet.")
  }

  /// A snippet intent tried to change something.
  public static func sideEffectInDraw() -> SnippetError {
    SnippetError(1207, "sideEffectInDraw", "A snippet must not change anything while it is drawn.")
  }

  /// What a parameter names is gone.
  public static func entityNotFound(_ message: String) -> SnippetError {
    SnippetError(1208, "entityNotFound", message)
  }

  /// The disk is full, or the directory cannot be written.
  public static func storeUnavailable(_ message: String) -> SnippetError {
    SnippetError(1401, "storeUnavailable", message)
  }

  static func view(_ error: ViewError) -> SnippetError {
    switch error.reason {
    case .invalid:
      SnippetError(
        1209, "viewInvalid", "The view cannot be shown: \(error.path) \(error.message).",
        details: ["path": .string(error.path)])
    case .tooLarge:
      SnippetError(
        1210, "viewTooLarge", "The view is too large: \(error.message).", details: ["path": .string(error.path)])
    }
  }

  /// The error with the pointer of an intent's parameter seen from the request's `params`.
  func located(below pointer: String) -> SnippetError {
    guard let parameter else { return self }
    var copy = self
    copy.details["pointer"] = .string(pointer + "/" + pointerToken(parameter))
    return copy
  }

  /// The data of the JSON-RPC error.
  public var data: JSONObject {
    JSONObject(members: [JSONObject.Member(key: "reason", value: .string(reason))] + details.members)
  }

  /// `{code, message, data}`
  public var json: JSONValue {
    ["code": JSONValue(code), "message": .string(DisplayText.sanitised(message)), "data": .object(data)]
  }
}

extension SnippetError {
  /// What an intent threw, as an error of the methods.
  init(of error: any Error, in intent: String) {
    switch error {
    case let error as SnippetError: self = error
    case is CancellationError: self = .cancelled()
    // What it says may hold paths and other things that are not the host's.
    default: self = .internalError("\(intent) failed.")
    }
  }
}
