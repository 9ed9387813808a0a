internal import Foundation

/// Where the person's own files are: events, contacts and to-dos, in vdir directories.
struct Directories: Sendable {
  let calendar: String
  let contacts: String
  let toDos: String
  /// What is removed when the process ends.
  private let temporary: String?

  /// - Parameter state: The state directory; nil where nothing is kept, so that the files last as long as the process.
  init(state: String?, configuration: Configuration, makeID: () -> String) {
    temporary = state == nil ? NSTemporaryDirectory() + "inkling-" + makeID() : nil
    let base = state ?? temporary ?? ""
    calendar = configuration.calendar ?? base + "/calendar"
    contacts = configuration.contacts ?? base + "/contacts"
    toDos = configuration.toDos ?? base + "/todos"
  }

  /// The directories whose change by another program is looked for, those that exist.
  var watched: [String] {
    var seen: Set<String> = []
    return [toDos, calendar, contacts].flatMap(Self.watched).filter { seen.insert($0).inserted }
  }

  /// A vdir, what is directly inside, and what it lies in, since it may be made later.
  private static func watched(_ path: String) -> [String] {
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let collections = inside.filter { !$0.hasPrefix(".") && !$0.hasSuffix(".ics") && !$0.hasSuffix(".vcf") }
    return [(path as NSString).deletingLastPathComponent, path] + collections.prefix(100).map { path + "/" + $0 }
  }

  func removeTemporary() {
    if let temporary { try? FileManager.default.removeItem(atPath: temporary) }
  }
}
