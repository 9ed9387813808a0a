/// One of several calls that are run together.
struct GroupedCall: Sendable {
  let method: any GroupedMethod.Type
  let parameters: Parameters
  let context: RequestContext
}
