import JSONRPC

/// An element of a collection in a view, made ready: where the next view has the same one, it need not be again.
final class ViewPiece: Sendable {
  /// What was made ready with the node, in the order of the walk.
  struct Parts: Sendable {
    /// The ids that are taken, each with its node's place in reading order, from 1.
    var ids: [(id: OpaqueID, node: Int)] = []
    var controls: [(id: OpaqueID, control: ViewControl)] = []
    var intents: [(name: String, title: String)] = []
  }

  /// The node as its author gave it.
  let source: ViewNode
  /// What the nodes around it said.
  let surroundings: ViewTreeBuilder.Surroundings
  let node: ViewNode
  let parts: Parts
  /// How many nodes there are, with the node itself.
  let count: Int
  /// How many levels are below the node.
  let height: Int
  let imageBytes: Int
  /// The node in JSON, for a host.
  let json: [UInt8]
  /// The node in words.
  let fallbackText: String

  init(
    source: ViewNode, surroundings: ViewTreeBuilder.Surroundings, node: ViewNode, parts: Parts, count: Int,
    height: Int, imageBytes: Int
  ) {
    self.source = source
    self.surroundings = surroundings
    self.node = node
    self.parts = parts
    self.count = count
    self.height = height
    self.imageBytes = imageBytes
    var writer = JSONWriter()
    node.write(to: &writer, for: .host)
    json = writer.bytes
    fallbackText = node.fallbackText
  }
}

/// The elements of the collections in a view, by their ids.
typealias ViewPieces = [OpaqueID: ViewPiece]
