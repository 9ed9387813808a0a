internal import Formats

extension TownTable {
  /// What is wrong with a file that is no table, for the person who has named it, and what they can do.
  static func problem(_ error: FormatError) -> String {
    let place =
      switch error.position {
      case .line(let line): "line \(line)"
      case .offset(let offset): "byte \(offset)"
      }
    switch (error.format, error.reason) {
    case (.zip, .unsupported):
      return "the table in the archive is packed by a method that is not read here; unpack it, and import the .txt file"
    case (.zip, _): return "the archive is broken or not whole (at its \(place)); download it again"
    case (_, .empty): return "the file is empty"
    case (_, .tooLarge): return "\(place) is longer than a line of such a table ever is, so that it is something else"
    case (_, .unreadable): return "it cannot be read on from \(place); if it is an archive, download it again"
    default: return "none of its lines has the nineteen columns, with tabs between them, of such a table"
    }
  }
}
