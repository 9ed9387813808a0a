import JSONRPC
import Testing

@testable import Snippets

@Suite struct EnvironmentTests {
  private func resolved(_ node: ViewNode, in environment: ViewEnvironment = ViewEnvironment()) throws -> ResolvedView {
    try #require(ResolvedView.resolve(node, in: environment).first)
  }

  private func modifier(_ name: String, _ value: JSONValue) -> ViewModifier { ViewModifier(name, ["value": value]) }

  @Test("The inner modifier wins over the outer one, on one node and across nodes")
  func inner() throws {
    let text = ViewNode.text("x").modifier(.font(.title)).modifier(.font(.caption))
    #expect(try resolved(text).environment.font.style == .title)
    let nested = ViewNode.verticalStack([text, .text("y")]).modifier(.font(.footnote)).modifier(.lineLimit(2))
    let children = try resolved(nested).children
    #expect(children.map(\.environment.font.style) == [.title, .footnote])
    #expect(children.map(\.environment.maximumLines) == [2, 2])
  }

  @Test("Disabled cannot be taken back further in")
  func disabled() throws {
    let view = ViewNode.verticalStack([.text("x").modifier(.disabled(false))]).modifier(.disabled())
    #expect(try resolved(view).children[0].environment.isDisabled)
    #expect(try !resolved(.text("x").modifier(.disabled(false))).environment.isDisabled)
  }

  @Test("A hierarchical style is a level of the style around it")
  func hierarchical() throws {
    let blue = ViewNode.verticalStack([.text("x").modifier(.foregroundStyle("secondary")), .text("y")])
      .modifier(.foregroundStyle("blue"))
    let children = try resolved(blue).children
    #expect(children[0].environment.foregroundStyle.current == (Paint.color(.blue), 1))
    #expect(children[1].environment.foregroundStyle.current == (Paint.color(.blue), 0))
    let levels = ViewNode.verticalStack(
      ["primary", "secondary", "tertiary", "quaternary"].map { .text($0).modifier(.foregroundStyle($0)) }
    ).modifier(modifier("foregroundStyle", ["red", "#00ff00", "blue"]))
    let found = try resolved(levels).children.map(\.environment.foregroundStyle.current)
    #expect(found[0] == (Paint.color(.red), 0))
    #expect(found[1] == (Paint.hex(red: 0, green: 255, blue: 0, alpha: 255), 0))
    #expect(found[2] == (Paint.color(.blue), 0))
    #expect(found[3] == (Paint.color(.red), 3))
  }

  @Test("A tint of null is the tint that the host gave")
  func tint() throws {
    let environment = ViewEnvironment(style: try SnippetStyle(["tint": "green", "font": "title2"], at: ""))
    let view = ViewNode.verticalStack([.text("x").modifier(.tint(nil)), .text("y")]).modifier(.tint("red"))
    let children = try resolved(view, in: environment).children
    #expect(children.map(\.environment.tint) == [.color(.green), .color(.red)])
    #expect(children[0].environment.font.style == .title2)
    #expect(try resolved(.text("x").modifier(.tint(nil))).environment.tint == nil)
  }

  @Test("The host's four members go through to every node")
  func style() throws {
    let style = try SnippetStyle(
      ["tint": "mint", "foregroundStyle": "purple", "font": "footnote", "buttonBorderShape": "circle"], at: "")
    let view = ViewNode.verticalStack([.horizontalStack([.text("x")])])
    let inner = try resolved(view, in: ViewEnvironment(style: style)).children[0].children[0].environment
    #expect(inner.tint == .color(.mint))
    #expect(inner.foregroundStyle.current == (Paint.color(.purple), 0))
    #expect(inner.font.style == .footnote)
    #expect(inner.buttonBorderShape == .circle)
  }

  @Test("A group gives its modifiers to each child and is not there itself")
  func group() throws {
    let inner = ViewNode(.group(children: [.text("x"), .text("y").modifier(.font(.title))]))
    let view = ViewNode.verticalStack([
      ViewNode(.group(children: [inner, .text("z")])).modifier(.font(.caption)).modifier(.padding(nil, 4))
    ])
    let children = try resolved(view).children
    #expect(children.map(\.environment.font.style) == [.caption, .title, .caption])
    #expect(children.allSatisfy { $0.node.modifiers == [.padding(nil, 4)] })
  }

  @Test("What is not inherited stays with its node")
  func own() throws {
    let view = ViewNode.verticalStack([.text("x")]).modifier(.padding(nil, 4)).modifier(modifier("opacity", 0.5))
      .modifier(.bold())
    let root = try resolved(view)
    #expect(root.node.modifiers.map(\.name) == ["padding", "opacity"])
    #expect(root.children[0].node.modifiers.isEmpty)
    #expect(root.children[0].environment.fontWeight == .bold)
  }

  @Test("Redaction can be taken back; what is private hides only where it is marked")
  func redaction() throws {
    let view = ViewNode.verticalStack([
      .text("x"), .text("y").modifier(ViewModifier("unredacted", [:])),
    ]).modifier(modifier("redacted", "placeholder"))
    #expect(try resolved(view).children.map(\.environment.isRedacted) == [true, false])
    let secret = ViewNode.verticalStack([.text("x"), .text("y").modifier(modifier("privacySensitive", true))])
      .modifier(modifier("redacted", "privacy"))
    #expect(try resolved(secret).children.map(\.environment.isRedacted) == [false, true])
  }

  @Test("Every inherited modifier changes the environment, every other one does not")
  func every() throws {
    for sample in SampleViews.modifiers {
      let inner = ViewEnvironment().applying([sample])
      if sample.isOfNodeAlone { #expect(inner == ViewEnvironment(), "\(sample)") }
    }
    let changing = Set(
      SampleViews.modifiers.filter { sample in
        var around = ViewEnvironment()
        around.redaction = .placeholder
        return around.applying([sample]) != around
      }.map(\.name))
    #expect(changing == Set(ModifierRule.all.keys).subtracting(ViewModifier.ofNodeAlone))
  }
}
