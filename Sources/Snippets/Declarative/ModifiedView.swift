import JSONRPC

/// A view with a modifier around it; around each of them where it comes to several nodes.
public struct ModifiedView<Content: View>: PrimitiveView {
  private let content: Content
  private let change: (ViewNode) -> ViewNode

  init(_ content: Content, _ change: @escaping (ViewNode) -> ViewNode) {
    self.content = content
    self.change = change
  }

  public func nodes() -> [ViewNode] { content.nodes().map(change) }
}

extension View {
  func adding(_ name: String, _ arguments: JSONObject) -> ModifiedView<Self> {
    ModifiedView(self) { $0.modifier(ViewModifier(name, arguments)) }
  }

  func adding(_ name: String, value: JSONValue) -> ModifiedView<Self> {
    adding(name, ["value": value])
  }

  func adding(_ name: String, choice: some RawRepresentable<String>) -> ModifiedView<Self> {
    adding(name, value: .string(choice.rawValue))
  }
}
