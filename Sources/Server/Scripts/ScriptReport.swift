public import JSONRPC

/// A file in the directory of scripts, and whether it is taken.
public struct ScriptReport: Sendable, Equatable {
  /// Why a file is not taken.
  public enum Refusal: String, Sendable, Hashable, CaseIterable {
    /// It is no regular file.
    case notAFile
    /// It, or the directory, belongs to somebody else.
    case notOwned
    /// Everybody may change it, or the directory.
    case worldWritable
    /// It cannot be read.
    case unreadable
    /// It may be run, but no comment begins with `@intent.`.
    case noMetadata
    /// Its owner may not run it.
    case notExecutable
    /// What it says of itself is wrong.
    case invalidMetadata
    /// An earlier file has the same name of an intent.
    case duplicateName
    /// There are too many files.
    case tooMany
  }

  /// The file's path.
  public let path: String
  /// The intent's full name; nil where it is not known.
  public let name: String?
  /// Why it is not taken; nil where it is.
  public let refusal: Refusal?
  /// One sentence that says more, where there is more to say.
  public let message: String?

  /// `{path, name?, state, reason?, message?}`
  public var json: JSONValue {
    var object: JSONObject = ["path": .string(path)]
    object["name"] = name.map { .string($0) }
    object["state"] = .string(refusal == nil ? "accepted" : "refused")
    object["reason"] = refusal.map { .string($0.rawValue) }
    object["message"] = message.map { .string($0) }
    return .object(object)
  }
}
