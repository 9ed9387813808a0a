/// Stands for the body of a view that has nodes of its own.
public struct NoBody: View, Sendable {
  public typealias Body = NoBody

  public var body: NoBody { self }

  public func nodes() -> [ViewNode] { [] }
}
