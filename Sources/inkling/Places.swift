import Foundation
import Server

/// Where the person's things are, by the XDG base directory specification.
struct Places {
  /// The state directory; nil where nothing is kept.
  let state: String?
  let configuration: Configuration

  init(_ arguments: Arguments, variables: [String: String]) throws(ConfigurationError) {
    if arguments.isEphemeral {
      state = nil
    } else {
      guard let path = arguments.state ?? Self.base("XDG_STATE_HOME", ".local/state", variables) else {
        throw ConfigurationError(message: "HOME is not set: name the state directory by --state")
      }
      state = path
    }
    var configuration = try Self.configuration(arguments, variables)
    configuration.scripts = arguments.scripts ?? configuration.scripts
    self.configuration = configuration
  }

  private static func configuration(
    _ arguments: Arguments, _ variables: [String: String]
  ) throws(ConfigurationError) -> Configuration {
    let usual = base("XDG_CONFIG_HOME", ".config", variables).map { $0 + "/config.json" }
    guard let file = arguments.configuration ?? usual else { return Configuration() }
    guard let data = FileManager.default.contents(atPath: file) else {
      guard arguments.configuration == nil, !FileManager.default.fileExists(atPath: file) else {
        throw ConfigurationError(message: "the configuration cannot be read: \(file)")
      }
      return Configuration()
    }
    do {
      return try Configuration(json: Array(data))
    } catch {
      throw ConfigurationError(message: "\(file): \(error.message)")
    }
  }

  /// A directory of the program; nil where neither the variable nor `HOME` tells it. The system is not asked for the
  /// home directory: that would open a socket to its name service.
  private static func base(_ variable: String, _ fallback: String, _ variables: [String: String]) -> String? {
    // A relative path in these variables is to be passed over (XDG base directory specification).
    if let path = variables[variable], path.hasPrefix("/") { return path + "/inkling" }
    guard let home = variables["HOME"], !home.isEmpty else { return nil }
    return home + "/\(fallback)/inkling"
  }
}
