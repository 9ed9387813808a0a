import Foundation
import JSONRPC
import Journal

/// `sources add DIR | add --client NAME | list | remove ID | pause ID | resume ID`, each with `--json`.
struct SourcesCommand {
  let journal: Journal
  let now: Date
  let out: PersonOutput

  func run(_ word: String, _ options: inout CommandOptions) throws {
    let isJSON = options.flag("--json")
    switch word {
    case "add":
      if let client = try options.value("--client") {
        try options.end()
        guard !client.isEmpty else { throw UsageError("--client needs a value") }
        let source = try journal.allowDonations(by: client, now: now)
        if isJSON { out.json(["source": json(source)]) } else { describe(source) }
        return
      }
      let directory = try options.word("the directory")
      try options.end()
      let path = URL(filePath: directory).standardizedFileURL.path
      let source = try journal.addSource(path, now: now)
      try rescan()
      for added in try journal.sources() where added.id == source.id {
        if isJSON { out.json(["source": json(added)]) } else { describe(added) }
      }
    case "list":
      try options.end()
      try rescan()
      let sources = try journal.sources()
      if isJSON {
        out.json(["sources": .array(sources.map(json))])
      } else if sources.isEmpty {
        out.line("There are no sources: inkling sources add DIR")
      } else {
        sources.forEach(describe)
      }
    case "remove":
      let identifier = try options.word("the id")
      try options.end()
      try journal.removeSource(identifier)
      if isJSON { out.json(["removed": .string(identifier)]) }
    case "pause", "resume":
      let identifier = try options.word("the id")
      try options.end()
      try journal.setPaused(word == "pause", source: identifier)
      if isJSON { out.json(["id": .string(identifier), "state": word == "pause" ? "paused" : "active"]) }
    default: throw UsageError("unknown command: sources \(word)")
    }
  }

  private func rescan() throws {
    let line = ProgressLine()
    defer { line.end() }
    try journal.rescan(now: now, progress: { done, total in line.show("Reading: \(done) of \(total) files") })
  }

  private func describe(_ source: JournalSource) {
    let paused = source.isPaused ? "  (paused)" : ""
    if let client = source.client {
      out.line("\(source.id)  told by \(client)\(paused)")
      out.line("  \(source.events) events")
      return
    }
    out.line("\(source.id)  \(source.directory ?? "")\(paused)")
    out.line("  \(source.files) files, \(source.events) events, \(source.skipped.count) files with problems")
    for file in source.skipped { out.line("  \(file.path): \(file.problem)") }
  }

  private func json(_ source: JournalSource) -> JSONValue {
    let skipped = source.skipped.map { file -> JSONValue in
      ["path": .string(file.path), "reason": .string(file.reason), "problem": .string(file.problem)]
    }
    var object: JSONObject = ["id": .string(source.id)]
    object["directory"] = source.directory.map { .string($0) }
    object["client"] = source.client.map { .string($0) }
    object["state"] = source.isPaused ? "paused" : "active"
    object["files"] = JSONValue(source.files)
    object["events"] = JSONValue(source.events)
    object["skipped"] = .array(skipped)
    return .object(object)
  }
}
