import JSONRPC

/// Who is called or written to.
public enum CallTarget: Sendable, Hashable {
  /// E.164 where the region is known, else digits.
  case phoneNumber(String)
  /// Somebody in the conversation without a number, by the handle that the host knows.
  case participant(String)

  var json: JSONObject {
    switch self {
    case .phoneNumber(let number): ["phoneNumber": .string(number)]
    case .participant(let handle): ["participant": .string(handle)]
    }
  }

  /// Two that are equal are the same to call.
  var key: String {
    switch self {
    case .phoneNumber(let number): number.filter { $0.isASCII && ($0.isNumber || $0 == "+") }
    case .participant(let handle): "@" + handle
    }
  }

  init?(json: JSONObject) {
    if let number = json["phoneNumber"]?.string {
      self = .phoneNumber(number)
    } else if let handle = json["participant"]?.string {
      self = .participant(handle)
    } else {
      return nil
    }
  }
}
