/// A view for each element of a collection. The id of an element tells its views from the others', wherever they stand.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  /// Elements that know their ids.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  /// Elements whose ids are one of their properties.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  public func nodes() -> [ViewNode] {
    data.compactMap { element in
      let nodes = content(element).nodes()
      guard !nodes.isEmpty else { return nil }
      var node = nodes.count == 1 ? nodes[0] : ViewNode(.group(children: nodes))
      node.key = Self.key(id(element))
      return node
    }
  }

  /// The id in words; for a text and a number that need not be looked for.
  private static func key(_ id: ID) -> String {
    switch id {
    case let text as String: text
    case let number as Int: String(number)
    default: "\(id)"
    }
  }
}
