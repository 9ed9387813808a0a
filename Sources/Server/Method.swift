internal import JSONRPC

/// One method of the protocol: parameters in, result out.
protocol Method: SendableMetatype {
  /// The name on the wire.
  static var name: String { get }
  /// What the client must be entitled to.
  static var entitlement: Entitlement? { get }
  /// Whether the person must have turned the journal on; it is asked before any parameter is read.
  static var needsConsent: Bool { get }
  /// Whether a parameter must be given; if so, `params: null` is an invalid request.
  static var requiresParameters: Bool { get }

  /// Calls of one lane run one at a time, in their order; nil for no order.
  static func lane(_ parameters: Parameters) -> String?

  /// The thing that the call brings anew: of two calls for one thing the later counts.
  static func subject(_ parameters: Parameters) -> OpaqueID?

  /// The thing that the call only looks at: it waits for a call that brings that thing and is not done yet.
  static func awaits(_ parameters: Parameters) -> OpaqueID?

  /// Takes the call's place in whatever order the method keeps, in the order of the calls, and returns what is left to
  /// be done. It is called while the session is locked, so it must be quick; what it returns is always run.
  static func prepare(
    _ parameters: Parameters, _ context: RequestContext
  ) throws -> @Sendable () async throws -> Outcome

  /// Runs the call.
  ///
  /// - Throws: ``ResponseError``, or an error that ``ResponseError/init(mapping:)`` knows.
  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome
}

extension Method {
  static var entitlement: Entitlement? { nil }
  static var needsConsent: Bool { false }
  static var requiresParameters: Bool { true }
  static func lane(_ parameters: Parameters) -> String? { nil }
  static func subject(_ parameters: Parameters) -> OpaqueID? { nil }
  static func awaits(_ parameters: Parameters) -> OpaqueID? { nil }

  static func prepare(
    _ parameters: Parameters, _ context: RequestContext
  ) throws -> @Sendable () async throws -> Outcome {
    {
      try context.cancellation.check()
      if needsConsent { try context.server.requireConsent() }
      return try await perform(parameters, context)
    }
  }
}
