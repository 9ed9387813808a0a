/// The name of a file without its ending, by which pictures know each other.
struct FileStem: Hashable {
  let source: String
  /// Within the source, with the folders around it.
  let path: Substring

  init(source: String, path: Substring) {
    self.source = source
    self.path = path
  }

  init(_ event: JournalEvent) {
    self.init(source: event.source, path: event.path.lastIndex(of: ".").map { event.path[..<$0] } ?? event.path[...])
  }
}
