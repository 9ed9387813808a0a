import Foundation
import Server

/// Where the person's things are, by the XDG base directory specification.
struct Places {
  /// The state directory; nil where nothing is kept.
  let state: String?
  let configuration: Configuration

  init(_ arguments: Arguments, variables: [String: String]) throws(ConfigurationError) {
    state = arguments.isEphemeral ? nil : arguments.state ?? Self.base("XDG_STATE_HOME", ".local/state", variables)
    let file = arguments.configuration ?? Self.base("XDG_CONFIG_HOME", ".config", variables) + "/config.json"
    guard let data = FileManager.default.contents(atPath: file) else {
      guard arguments.configuration == nil, !FileManager.default.fileExists(atPath: file) else {
        throw ConfigurationError(message: "the configuration cannot be read: \(file)")
      }
      configuration = Configuration()
      return
    }
    do {
      configuration = try Configuration(json: Array(data))
    } catch {
      throw ConfigurationError(message: "\(file): \(error.message)")
    }
  }

  private static func base(_ variable: String, _ fallback: String, _ variables: [String: String]) -> String {
    // A relative path in these variables is to be passed over (XDG base directory specification).
    if let path = variables[variable], path.hasPrefix("/") { return path + "/inkling" }
    return (variables["HOME"] ?? NSHomeDirectory()) + "/\(fallback)/inkling"
  }
}
