/// Rows.
public struct List<Content: View>: PrimitiveView {
  private let content: Content

  /// Each view is a row.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A row for each element that knows its id.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public func nodes() -> [ViewNode] { [ViewNode(.list(children: content.nodes()))] }
}
