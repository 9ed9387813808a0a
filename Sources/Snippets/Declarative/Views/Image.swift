public import Foundation

/// A symbol or a picture.
public struct Image: PrimitiveView, Sendable {
  private let content: ViewContent

  /// The symbol is named as SF Symbols name theirs. Without a label it is decoration.
  public init(systemName: String, label: String? = nil) {
    content = .image(systemName: systemName, label: label)
  }

  /// A picture that the host has under that name, with what it shows in words.
  public init(_ name: String, label: Text) {
    content = .namedImage(name: name, label: label.node().fallbackText)
  }

  /// A picture that the host has under that name and that says nothing.
  public init(decorative name: String) {
    content = .namedImage(name: name, label: nil)
  }

  /// A PNG or a JPEG of at most 64 KiB. Without a label it is decoration.
  public init(data: Data, label: String? = nil) {
    content = .dataImage(base64: data.base64EncodedString(), label: label)
  }

  public func nodes() -> [ViewNode] { [ViewNode(content)] }
}
