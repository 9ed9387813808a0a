import Foundation
import JSONRPC
import TerminalWidth
import Testing

@testable import Snippets

@Suite struct TextRendererTests {
  private static let now = Date(timeIntervalSince1970: 1_772_530_200)

  static func environment(_ direction: LayoutDirection) -> ViewEnvironment {
    var environment = ViewEnvironment()
    environment.layoutDirection = direction
    return environment
  }

  static func golden(_ name: String, _ direction: LayoutDirection) throws -> String {
    let node = try #require(ScenarioViews.all.first { $0.name == name }?.node)
    let tree = try ViewTree(node)
    var text = ""
    for columns in [40, 60, 80] {
      let drawn = TextRenderer.render(
        tree, in: environment(direction), options: TerminalOptions(columns: columns, now: now))
      text += "---- \(columns) columns\n\(drawn.text)\n"
    }
    let plain = TextRenderer.render(
      tree, in: environment(direction), options: TerminalOptions(columns: 60, symbols: .ascii, now: now))
    return text + "---- 60 columns, ASCII\n\(plain.text)\n"
  }

  /// With `RECORD_VIEWS` in the environment the files are written instead.
  @Test("What is drawn of each scenario is what its file holds", arguments: ScenarioViews.all.map(\.name))
  func files(name: String) throws {
    let text = try Self.golden(name, .leftToRight)
    let mirrored = try Self.golden(name, .rightToLeft)
    for (suffix, text) in [("", text), (" (mirrored)", mirrored)] {
      let file = Folder.tests.appending(path: "Drawings/\(name)\(suffix).txt")
      if ProcessInfo.processInfo.environment["RECORD_VIEWS"] != nil { try Data(text.utf8).write(to: file) }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }
}

@Suite struct RandomViewTests {
  private static let hasParser = (try? Folder.run("well-formed.py", ["--probe"]))?.status == 0

  @Test(
    "Ten thousand views: the pages are well-formed, with every control",
    .enabled(if: hasParser, "python3 is not there"), arguments: 0..<10)
  func html(thousand: Int) throws {
    var pages: [UInt8] = []
    for seed in thousand * 1_000..<thousand * 1_000 + 1_000 {
      var views = RandomViews(seed: seed)
      let tree = try ViewTree(views.view())
      let actions: HTMLOptions.Actions =
        seed.isMultiple(of: 2) ? .postMessage(targetOrigin: "https://host.example") : .none
      let page = HTMLRenderer.render(
        tree, in: TextRendererTests.environment(LayoutDirection.allCases[seed / 6 % 2]),
        options: HTMLOptions(actions: actions, title: views.text()))
      if seed < 30 { try HTMLRendererTests.keep(page, as: "random \(seed)") }
      pages += "\(tree.controls.count)\n".utf8 + Array(try HTMLRendererTests.body(page).utf8) + [0]
    }
    let file = FileManager.default.temporaryDirectory.appending(path: "inkling-pages-\(UUID().uuidString)")
    try Data(pages).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let checked = try Folder.run("well-formed.py", [file.path])
    #expect(checked.status == 0, "\(String(decoding: checked.output, as: UTF8.self).prefix(3_000))")
  }

  @Test(
    "Ten thousand views: the tree is read back as it was sent, each id once, each control in it", arguments: 0..<100)
  func tree(hundred: Int) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      var views = RandomViews(seed: seed)
      let node = views.view()
      let tree = try ViewTree(node)
      var ids: [OpaqueID] = []
      var controls = 0
      func visit(_ node: ViewNode) {
        if let id = node.id { ids.append(OpaqueID(id)) }
        switch node.content {
        case .button, .toggle, .picker: controls += 1
        default: break
        }
        node.content.children.forEach(visit)
      }
      visit(try ViewDecoder.decode(tree.json).node)
      #expect(controls == tree.controls.count, "seed \(seed)")
      #expect(Set(ids).count == ids.count, "seed \(seed)")
      #expect(Set(ids).isSuperset(of: tree.controls.keys), "seed \(seed)")
      #expect(try ViewTree(ViewDecoder.decode(tree.root.json(for: .author)).node).json == tree.json, "seed \(seed)")
    }
  }

  @Test(
    "A thousand views and those of the scenarios follow the schema",
    .enabled(if: Folder.hasValidator, "python3 with jsonschema is not there"))
  func schema() throws {
    let trees =
      try (0..<1_000).map { seed in
        var views = RandomViews(seed: seed)
        return try ViewTree(views.view()).json
      } + ScenarioViews.all.map { try ViewTree($0.node).json }
    let file = FileManager.default.temporaryDirectory.appending(path: "inkling-views-\(UUID().uuidString)")
    try Data(trees.map { JSONWriter.text(of: $0) + "\n" }.joined().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let checked = try Folder.run("check-views.py", [file.path])
    #expect(checked.status == 0, "\(String(decoding: checked.output, as: UTF8.self).prefix(3_000))")
  }

  @Test(
    "A long text without a space is cut between characters at every width, and none of it is lost",
    arguments: ["x", "界", "e\u{301}", "👩‍👩‍👧"], [20, 40, 80])
  func endless(character: String, columns: Int) throws {
    // A text has at most 4,000 scalars; what is longer is cut before it is drawn.
    let text = String(repeating: character, count: 10_240)
    let tree = try ViewTree(.text(text))
    #expect(tree.warnings.map(\.code) == [.clamped])
    let lines = TextRenderer.render(tree, options: TerminalOptions(columns: columns)).text.split(separator: "\n")
    #expect(lines.allSatisfy { TextWidth.of(String($0)) <= columns })
    #expect(lines.joined() == DisplayText.clamped(text, to: ViewLimits().text))
    #expect(lines.dropLast().allSatisfy { TextWidth.of(String($0)) > columns - 2 })
  }

  @Test("Ten thousand views: no line is too wide or ends in a space, and every control is there", arguments: 0..<100)
  func text(hundred: Int) throws {
    for seed in hundred * 100..<hundred * 100 + 100 {
      var views = RandomViews(seed: seed)
      let tree = try ViewTree(views.view())
      let columns = [20, 27, 40, 60, 80, 200][seed % 6]
      let direction = LayoutDirection.allCases[seed / 6 % 2]
      let options = TerminalOptions(columns: columns, symbols: seed.isMultiple(of: 5) ? .ascii : .unicode)
      let drawn = TextRenderer.render(tree, in: TextRendererTests.environment(direction), options: options)
      for line in drawn.text.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(TextWidth.of(String(line)) <= columns, "seed \(seed): \(line)")
        #expect(line.unicodeScalars.last?.properties.isWhitespace != true, "seed \(seed): \(line)")
      }
      #expect(drawn.controls.count == tree.controls.count)
      #expect(!drawn.text.unicodeScalars.contains { $0 == "\u{1B}" || $0.value == 0x202E })
      for control in drawn.controls {
        let number = control.number
        let isMarked = drawn.text.contains(control.kind == .toggle ? "] \(number)" : "[\(number)]")
        #expect(isMarked, "seed \(seed): control \(number) is not to be seen in\n\(drawn.text)")
      }
    }
  }
}
