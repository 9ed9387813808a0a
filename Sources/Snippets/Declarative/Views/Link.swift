public import Foundation

/// An address that the host opens, if its scheme is allowed.
public struct Link<Label: View>: PrimitiveView {
  private let destination: String
  private let label: Label

  /// A link with a view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination.absoluteString
    self.label = label()
  }

  /// A link with a title.
  public init(_ title: some StringProtocol, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }

  public func nodes() -> [ViewNode] { [ViewNode(.link(label: label.node(), destination: destination))] }
}
