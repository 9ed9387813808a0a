internal import JSONRPC
internal import Snippets

extension Parameters {
  /// The forms of views that the request asks for (`render`) and what they are drawn on (`presentation`); nil where it
  /// says neither.
  func presentation(over outer: ViewPresentation) throws(ResponseError) -> ViewPresentation? {
    guard has("render") || has("presentation") else { return nil }
    var result = outer
    let render = try optionalStrings("render")
    let members = try optionalObject("presentation")?.object
    do {
      try result.update(render: render, members: members, at: pointer(to: "presentation"))
    } catch {
      throw ResponseError(snippet: error)
    }
    return result
  }
}
