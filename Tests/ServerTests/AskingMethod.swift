import JSONRPC

@testable import Server

/// A method that asks the client itself: `{provider?, parent?, milliseconds?}`; its result is what the client said.
enum AskingMethod: Method {
  static let name = "test.ask"

  static func perform(_ parameters: Parameters, _ context: RequestContext) async throws -> Outcome {
    let call = HostCall(
      method: "test.question", params: ["of": "you"], provider: try parameters.optionalString("provider") ?? "p",
      milliseconds: try parameters.optionalInt("milliseconds", in: 1...60_000) ?? 5_000,
      parent: try parameters.optionalString("parent"))
    return Outcome(["said": try await context.host.call(call, context.cancellation)])
  }
}
