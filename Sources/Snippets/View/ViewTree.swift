public import JSONRPC

/// A view that may be shown: checked, harmless, within the limits, each control with its id.
public struct ViewTree: Sendable, Equatable {
  /// The version of the vocabulary of views. It grows when a node or a modifier gets another meaning; what is only added
  /// leaves it as it is, for whoever reads views passes over what it does not know.
  public static let schema = 1

  /// The root, with its texts sanitised and ids given.
  public let root: ViewNode
  /// The controls by id.
  package let controls: [OpaqueID: ViewControl]
  /// What was changed so that the view could be shown.
  public let warnings: [ViewWarning]
  /// Plain text for a host that shows no views, at most 2,000 Unicode scalars.
  public let fallbackText: String
  /// What the host gets.
  public let json: JSONValue

  /// Checks the view and makes it ready.
  ///
  /// - Parameters:
  ///   - node: What an intent returned.
  ///   - isInteractive: Whether controls work; otherwise they become twins that look alike and do nothing.
  ///   - reservedControls: What controls of these ids do; their ids begin with `$` or are an option's.
  ///   - intentTitle: The title of an intent by name; nil where there is none of that name.
  package init(
    _ node: ViewNode, isInteractive: Bool = true, reservedControls: [OpaqueID: ViewControl.Action] = [:],
    limits: ViewLimits = ViewLimits(), intentTitle: (String) -> String? = { $0 }
  ) throws(ViewError) {
    var pieces: ViewPieces = [:]
    var newControls: [(id: OpaqueID, control: ViewControl)] = []
    try self.init(
      node, isInteractive: isInteractive, reservedControls: reservedControls, limits: limits, pieces: &pieces,
      newControls: &newControls, intentTitle: intentTitle)
  }

  /// Checks the view and makes it ready.
  ///
  /// - Parameters:
  ///   - pieces: Those of an earlier view, and then of this one.
  ///   - newControls: Receives the controls that come from no piece of the earlier view.
  init(
    _ node: ViewNode, isInteractive: Bool, reservedControls: [OpaqueID: ViewControl.Action] = [:],
    limits: ViewLimits = ViewLimits(), pieces: inout ViewPieces,
    newControls: inout [(id: OpaqueID, control: ViewControl)], intentTitle: (String) -> String?
  ) throws(ViewError) {
    do {
      (self, pieces, newControls) = try withoutActuallyEscaping(intentTitle) { title in
        var builder = ViewTreeBuilder(
          isInteractive: isInteractive, reservedControls: reservedControls, limits: limits, known: pieces,
          intentTitle: title)
        let tree = try builder.tree(node)
        return (tree, builder.pieces, builder.newControls)
      }
    } catch let error as ViewError {
      throw error
    } catch {
      throw .invalid("", "cannot be shown")
    }
  }

  public static func == (left: ViewTree, right: ViewTree) -> Bool {
    // What differs most often, and is compared fastest, first; only what the host does not see can differ after it.
    left.json == right.json && left.warnings == right.warnings && left.root == right.root
      && left.controls == right.controls && left.fallbackText == right.fallbackText
  }

  init(
    root: ViewNode, controls: [OpaqueID: ViewControl], warnings: [ViewWarning], fallbackText: String, json: JSONValue
  ) {
    self.root = root
    self.controls = controls
    self.warnings = warnings
    self.fallbackText = fallbackText
    self.json = json
  }
}
