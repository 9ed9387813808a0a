/// One of two views, as `if` with `else` and `switch` choose.
public enum ConditionalView<First: View, Second: View>: PrimitiveView {
  case first(First)
  case second(Second)

  public func nodes() -> [ViewNode] {
    switch self {
    case .first(let view): view.nodes()
    case .second(let view): view.nodes()
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: NoBody { NoBody() }

  public func nodes() -> [ViewNode] { self?.nodes() ?? [] }
}
