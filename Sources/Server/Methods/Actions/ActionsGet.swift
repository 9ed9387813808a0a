internal import JSONRPC

/// `actions.get`: the actions for a message, at once.
enum ActionsGet {
  static let name = "actions.get"

  /// The list, if the call asks for one by the message's id alone and it was answered before.
  static func answerAtHand(
    _ method: String, _ parameters: Parameters, _ answers: inout AnswerCache
  ) -> [UInt8]? {
    guard method == name, parameters.object.members.count == 1, let id = parameters.object["messageId"]?.string
    else { return nil }
    return answers[OpaqueID(id)]
  }
}
