internal import Foundation

/// The directory in which the state is kept: only its owner may look into it.
enum StateDirectory {
  /// Makes the directory where it does not exist, and takes it from everybody else.
  static func prepare(_ path: String) throws(StoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    } catch {
      throw StoreError(reason: .cannotOpen, message: "the state directory cannot be made: \(path)")
    }
  }

  /// Takes the database's files from everybody else.
  static func restrict(_ directory: String) {
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o600], ofItemAtPath: directory + "/" + Store.fileName + suffix)
    }
  }

  /// Moves a damaged database, with what belongs to it, to a name that is free.
  static func setAside(_ path: String) throws(StoreError) {
    let free = (1...).lazy.map { "\(path).damaged-\($0)" }.first { !FileManager.default.fileExists(atPath: $0) }
    do {
      for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
        try FileManager.default.moveItem(atPath: path + suffix, toPath: (free ?? path) + suffix)
      }
    } catch {
      throw StoreError(reason: .damaged, message: "the database is damaged and cannot be set aside: \(path)")
    }
  }
}
