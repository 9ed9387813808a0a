import TestSupport
import Testing

@testable import Snippets

@Suite struct ViewDifferenceTests {
  private func rows(_ names: String...) -> ViewNode {
    ViewNode(.list(children: ViewNode.forEach(names, key: \.self) { .text($0) }))
  }

  /// The view with some of its nodes taken out, doubled, put elsewhere, changed.
  private func changed(_ node: ViewNode, _ random: inout SeededGenerator, _ other: ViewNode) -> ViewNode {
    var children = node.sequence.map { changed($0, &random, other) }
    if !children.isEmpty {
      let place = Int.random(in: 0..<children.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: children.remove(at: place)
      case 1: children.insert(other, at: place)
      case 2: children.shuffle(using: &random)
      case 3: children.append(children.remove(at: place))
      case 4: children[place] = .text("changed")
      case 5: children[place].modifiers.append(.bold())
      default: break
      }
    }
    return node.withSequence(children)
  }

  @Test("A view with the differences applied is the other view", arguments: 0..<2_000)
  func apply(seed: Int) {
    var views = RandomViews(seed: seed)
    let old = views.view()
    let other = views.view()
    var random = SeededGenerator(seed: UInt64(seed))
    for new in [changed(old, &random, other), other, old] {
      let difference = ViewDifference(from: old, to: new)
      #expect(difference.applied(to: old) == new)
      #expect(difference.changes.isEmpty == (old == new))
    }
  }

  @Test("Rows are known by their keys")
  func keyed() {
    let abc = rows("a", "b", "c")
    #expect(ViewDifference(from: abc, to: rows("c", "a", "b")).changes == [.moved(id: "/Text2:c.0", index: 0)])
    #expect(ViewDifference(from: abc, to: rows("a", "c")).changes == [.removed(id: "/Text2:b.0")])
    let added = ViewDifference(from: abc, to: rows("a", "b", "x", "c")).changes
    #expect(added == [.inserted(id: "/Text2:x.0", parent: "/", index: 2, node: rows("x").sequence[0])])
    #expect(ViewDifference(from: abc, to: abc).changes.isEmpty)
  }

  @Test("A label that changes changes its node, and a child's change is no change of its parents")
  func nested() {
    let old = ViewNode.verticalStack([.text("x"), ViewNode(.section(header: .text("a"), footer: nil, children: []))])
    let new = ViewNode.verticalStack([.text("x"), ViewNode(.section(header: .text("b"), footer: nil, children: []))])
    #expect(ViewDifference(from: old, to: new).changes == [.changed(id: "/Section.0", node: new.sequence[1])])
  }

  @Test("Another root replaces the view")
  func root() {
    #expect(ViewDifference(from: .text("x"), to: .empty).changes == [.replacedRoot(.empty)])
  }

  @Test("Keys that hold a slash, or only look alike, are kept apart")
  func names() {
    let old = rows("a/b", "\u{E9}", "e\u{301}")
    let new = rows("e\u{301}", "a/b", "\u{E9}")
    #expect(ViewDifference(from: old, to: new).applied(to: old) == new)
  }

  @Test("Differences of another view are refused")
  func foreign() {
    let difference = ViewDifference(from: rows("a", "b"), to: rows("b", "c", "a"))
    #expect(difference.applied(to: rows("x")) == nil)
    #expect(difference.applied(to: .empty) == nil)
  }
}
