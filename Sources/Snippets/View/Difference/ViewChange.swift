/// One step from one view to another. An id is a path of the nodes' identities, from the root `/`.
public enum ViewChange: Sendable, Equatable {
  /// The node and all that is inside it are gone.
  case removed(id: String)
  /// The node itself, or one of its slots such as a label, says something else; `node` comes without its children.
  case changed(id: String, node: ViewNode)
  /// A node with all that is inside it is new; `index` is its place among the new view's siblings.
  case inserted(id: String, parent: String, index: Int, node: ViewNode)
  /// A child of the same parent has another place, counted among the new view's siblings.
  case moved(id: String, index: Int)
  /// The root is another element altogether.
  case replacedRoot(ViewNode)
}
