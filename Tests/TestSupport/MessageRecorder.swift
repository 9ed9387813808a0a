import Foundation
public import JSONRPC
import Synchronization

/// Writes down the messages that tests exchange with a session, so that an independent validator can hold them against
/// the schemas. It does so only where the environment names a file in `INKLING_MESSAGES`.
public enum MessageRecorder {
  private static let file = Mutex<FileHandle?>(open())
  private static let lastSession = Mutex(0)

  /// Who said a message, seen from the process.
  public enum Direction: String, Sendable {
    case received
    case sent
  }

  /// A number for a session, so that its answers are paired with its own requests.
  public static func nextSession() -> Int {
    lastSession.withLock { number in
      number += 1
      return number
    }
  }

  /// Writes down one message.
  public static func record(_ direction: Direction, _ message: JSONValue, session: Int) {
    file.withLock { file in
      guard let file else { return }
      let entry: JSONValue = [
        "session": JSONValue(session), "direction": .string(direction.rawValue), "message": message,
      ]
      try? file.write(contentsOf: Data(JSONWriter.bytes(of: entry) + [0x0A]))
    }
  }

  private static func open() -> FileHandle? {
    guard let path = ProcessInfo.processInfo.environment["INKLING_MESSAGES"] else { return nil }
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    let file = FileHandle(forWritingAtPath: path)
    _ = try? file?.seekToEnd()
    return file
  }
}
