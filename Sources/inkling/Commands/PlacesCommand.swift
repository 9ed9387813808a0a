import Foundation
import JSONRPC
import Journal

/// `places import FILE | show | remove`, each with `--json`: the names of towns, from a table that the person has.
struct PlacesCommand {
  let journal: Journal
  let now: Date
  let out: PersonOutput

  func run(_ word: String, _ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    switch word {
    case "import":
      let file = try options.word("the file")
      try options.end()
      let path = URL(filePath: file).standardizedFileURL.path
      let line = ProgressLine()
      defer { line.end() }
      let table = try journal.importTowns(path, now: now) { done, total in
        line.show("Reading the table: \(total > 0 ? done * 100 / total : 100) %")
      }
      line.end()
      show(table, isJSON: isJSON)
    case "show":
      try options.end()
      show(try journal.townTable(), isJSON: isJSON)
    case "remove":
      try options.end()
      let wasThere = try journal.removeTowns()
      guard !isJSON else { return out.json(["removed": .bool(wasThere)]) }
      out.line(wasThere ? "The table is removed." : "There is no table.")
    default: throw UsageError("unknown command: places \(word)")
    }
  }

  private func show(_ table: TownTable?, isJSON: Bool) {
    guard let table else {
      guard !isJSON else { return out.json(["table": .null]) }
      return out.line(
        "There is no table of towns. With cities500.zip of geonames.org: inkling places import cities500.zip")
    }
    guard !isJSON else {
      return out.json([
        "table": [
          "file": .string(table.file), "places": JSONValue(table.places), "skipped": JSONValue(table.skipped),
          "attribution": .string(TownTable.attribution),
        ]
      ])
    }
    out.line("\(table.file): \(table.places) places, \(table.skipped) lines that are none")
    out.line(TownTable.attribution)
  }
}
