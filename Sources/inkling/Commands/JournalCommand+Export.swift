import Foundation
import Glibc
import JSONRPC
import Journal

extension JournalCommand {
  /// `journal export [--to FILE]`: JSON Lines of everything that is kept, on standard output or in a file, which is
  /// written whole or not at all.
  func export(_ options: inout CommandOptions) throws {
    let file = try options.value("--to")
    let isJSON = options.flag("--json")
    try options.end()
    guard let file else {
      // The lines are JSON as they are.
      try journal.export { out.json(.object($0)) }
      return
    }
    guard !file.isEmpty else { throw UsageError("--to needs a value") }
    let count: Int
    do {
      count = try write(to: file)
    } catch let error as CocoaError {
      throw UsageError("the file cannot be written: \(file) (\(error.code.rawValue))")
    }
    guard !isJSON else { return out.json(["file": .string(file), "lines": JSONValue(count)]) }
    out.line("\(count) lines are in \(file)")
  }

  private func write(to file: String) throws -> Int {
    let partial = file + ".\(getpid()).partial"
    guard FileManager.default.createFile(atPath: partial, contents: nil, attributes: [.posixPermissions: 0o600]),
      let handle = FileHandle(forWritingAtPath: partial)
    else { throw CocoaError(.fileWriteUnknown) }
    do {
      var count = 0
      var waiting = Data()
      try journal.export { object in
        waiting += Data(JSONWriter.bytes(of: .object(object)) + [0x0A])
        count += 1
        guard waiting.count >= 1 << 16 else { return }
        try handle.write(contentsOf: waiting)
        waiting = Data()
      }
      try handle.write(contentsOf: waiting)
      try handle.synchronize()
      try handle.close()
      guard Glibc.rename(partial, file) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return count
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      throw error
    }
  }
}
