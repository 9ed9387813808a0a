import JSONRPC
import TestSupport
import Testing

@testable import Snippets

/// A view after another one, which goes on with the pieces of that one.
@Suite struct ViewPieceTests {
  private typealias Made = Result<ViewTree, ViewError>

  private static func made(
    _ node: ViewNode, _ pieces: inout ViewPieces, title: (String) -> String? = { $0 }
  ) -> Made {
    Result { () throws(ViewError) in
      let known = Set(pieces.values.flatMap { $0.parts.controls.map(\.id) })
      var new: [(id: OpaqueID, control: ViewControl)] = []
      let tree = try ViewTree(
        node, isInteractive: true, pieces: &pieces, newControls: &new, intentTitle: title)
      // Every control is new or was there.
      #expect(Set(tree.controls.keys).subtracting(new.map(\.id)).isSubset(of: known))
      return tree
    }
  }

  private static func fresh(_ node: ViewNode, title: (String) -> String? = { $0 }) -> Made {
    var none: ViewPieces = [:]
    return made(node, &none, title: title)
  }

  /// Changes some nodes, so that some views have faults.
  private struct Editor {
    var random: SeededGenerator
    let rate: Int

    private mutating func chance(_ times: Int = 1) -> Bool { Int.random(in: 0..<rate * times, using: &random) == 0 }

    mutating func edited(_ node: ViewNode) -> ViewNode {
      var node = node
      if chance() { node.id = ["a", "b", "/0", "/:k1", "/0/:k0", "a/0"].randomElement(using: &random) }
      if chance() { node.key = ["k0", "k1", "k2", "é", "e\u{301}"].randomElement(using: &random) }
      if chance() { node.content = .text(.plain(Bool.random(using: &random) ? "é" : "e\u{301}")) }
      if chance(2) { node.modifiers.append(.disabled(Bool.random(using: &random))) }
      if chance(4) { node.modifiers.append(.font(.title)) }
      if chance(4) { node.content = .toggle(label: .text(""), isOn: true, intent: ControlIntent("test/Set")) }
      if chance(4) { node.content = .text(.runs([TextRun("a"), TextRun("b", link: "javascript:b")])) }
      if chance(8) { node.content = .image(systemName: "No", label: nil) }
      node.content = node.content.mappingChildren { _, child in edited(child) }
      return node
    }
  }

  @Test("It is what it would be without them, with its faults", arguments: 0..<300)
  func sequences(seed: Int) {
    var views = RandomViews(seed: seed)
    let rows = (0..<4).map { index in
      var row = views.view(nodes: 20)
      row.key = "k\(index)"
      return row
    }
    var node = ViewNode(.list(children: rows))
    var editor = Editor(random: SeededGenerator(seed: UInt64(seed) + 7), rate: 20 + seed % 60)
    var pieces: ViewPieces = [:]
    for _ in 0..<8 {
      let (known, new) = (Self.made(node, &pieces), Self.fresh(node))
      #expect(known == new)
      if case .success(let known) = known, case .success(let new) = new {
        #expect(JSONWriter.bytes(of: known.json) == JSONWriter.bytes(of: new.json))
        #expect(known.root.json(for: .author) == new.root.json(for: .author))
      }
      node = editor.edited(node)
    }
  }

  private func list(_ rows: [ViewNode]) -> ViewNode { ViewNode(.list(children: rows)) }

  private func row(_ key: String, _ title: String? = nil, isOn: Bool = false) -> ViewNode {
    var row = ViewNode.toggle(
      title ?? key, isOn: isOn, intent: ControlIntent("test/Set", parameters: ["key": "\(key)"]))
    row.key = key
    return row
  }

  @Test("Rows that stay are taken over, and those that changed are not")
  func takenOver() throws {
    var pieces: ViewPieces = [:]
    _ = try Self.made(list([row("a"), row("b"), row("c")]), &pieces).get()
    let before = pieces
    let tree = try Self.made(list([row("c"), row("a", isOn: true), row("d")]), &pieces).get()
    #expect(pieces.keys.map(\.text).sorted() == ["/:a", "/:c", "/:d"])
    #expect(pieces["/:c"] === before["/:c"])
    #expect(pieces["/:a"] !== before["/:a"])
    #expect(tree.controls["/:a"]?.isOn == true)
    #expect(tree.controls["/:b"] == nil)
  }

  @Test("Texts that only look alike are different ones")
  func canonicallyEqual() throws {
    var pieces: ViewPieces = [:]
    _ = try Self.made(list([row("a", "\u{E9}")]), &pieces).get()
    let tree = try Self.made(list([row("a", "e\u{301}")]), &pieces).get()
    #expect(tree.json["children"]?.array?[0]["label"]?["text"] == "e\u{301}")
  }

  @Test("A row whose intent has another title now, or is gone, is made anew")
  func titles() throws {
    var pieces: ViewPieces = [:]
    let node = list([row("a")])
    _ = try Self.made(node, &pieces) { _ in "Old" }.get()
    let tree = try Self.made(node, &pieces) { _ in "New" }.get()
    #expect(tree.json["children"]?.array?[0]["intent"]?["title"] == "New")
    #expect(throws: ViewError.invalid("/children/0/intent/name", "there is no such intent")) {
      try Self.made(node, &pieces) { _ in nil }.get()
    }
  }

  @Test("What is around a row counts, and so do the limits")
  func surroundings() throws {
    var pieces: ViewPieces = [:]
    let rows = list([row("a")])
    _ = try Self.made(rows, &pieces).get()
    #expect(try Self.made(rows.modifier(.disabled()), &pieces).get().controls["/:a"]?.isDisabled == true)
    let many = (0..<50).map { row("\($0)") }
    _ = try Self.made(list(many), &pieces).get()
    let error = ViewError.tooLarge("/children/50", "there are more than 50 controls")
    #expect(throws: error) { try Self.made(list(many + [row("x")]), &pieces).get() }
    #expect(throws: error) { try Self.made(list([row("x")] + many), &pieces).get() }
    let double = ViewError.invalid("/children/1", "the id /:0 is also that of /children/0")
    #expect(throws: double) { try Self.made(list([row("0"), row("0")]), &pieces).get() }
  }
}
