import Foundation

/// What a person or a script reads. The wire is elsewhere; see ``Descriptors``.
enum StandardOutput {
  /// Writes the text.
  ///
  /// - Returns: False if it cannot be written: the disk is full, or nobody reads.
  static func write(_ text: String) -> Bool {
    (try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))) != nil
  }
}
