public import Foundation

/// Measuring data that lies beside the project, where it is there. Tests that need it are skipped where it is not.
public enum SharedData {
  /// The folder `shared` beside the package; nil where there is none.
  public static let root: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = package.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// A file or folder in it, if it is there.
  public static func url(_ path: String) -> URL? {
    guard let url = root?.appending(path: path), FileManager.default.fileExists(atPath: url.path) else { return nil }
    return url
  }

  /// Whether a file or folder is there: the condition of a test that needs it.
  public static func has(_ path: String) -> Bool {
    url(path) != nil
  }
}
