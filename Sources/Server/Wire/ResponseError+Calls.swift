internal import JSONRPC

extension ResponseError {
  /// The error of a response for a call to the client that came to nothing. The client's own text is not passed on.
  init(call fault: CallFault) {
    switch fault {
    case .gone:
      self.init(.providerGone, reason: "providerGone", message: "The provider is not there any more.")
    case .timedOut(let milliseconds):
      self.init(
        .providerTimeout, reason: "providerTimeout", message: "The provider has not answered in time.",
        details: ["milliseconds": JSONValue(milliseconds)])
    case .failed(let code, _):
      self.init(
        .providerFailed, reason: "providerFailed", message: "The provider answered with an error.",
        details: ["providerCode": JSONValue(code)])
    case .invalid(let why):
      self.init(
        .providerInvalid, reason: "providerInvalid", message: "The provider's answer is no answer to this: \(why).")
    case .tooDeep(let depth):
      self.init(
        .callTooDeep, reason: "callTooDeep", message: "Calls inside calls go at most \(depth) deep.",
        details: ["depth": JSONValue(depth)])
    case .busy:
      self.init(.providerBusy, reason: "providerBusy", message: "Too many calls wait for the provider.")
    case .cancelled: self = .cancelled
    }
  }
}
