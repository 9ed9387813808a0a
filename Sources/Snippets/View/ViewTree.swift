public import JSONRPC

/// A view that may be shown: checked, harmless, within the limits, each control with its id.
public struct ViewTree: Sendable, Equatable {
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
    do {
      self = try withoutActuallyEscaping(intentTitle) { title in
        var builder = ViewTreeBuilder(
          isInteractive: isInteractive, reservedControls: reservedControls, limits: limits, intentTitle: title)
        return try builder.tree(node)
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
