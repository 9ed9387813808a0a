/// Which element of its pattern each matched constituent stands for: at most sixteen of at most sixteen.
struct ElementMap: Sendable {
  static let capacity = 16

  private var bits: UInt64 = 0
  private(set) var count = 0

  init() {}

  /// Every element in its order.
  init(identity count: Int) {
    for element in 0..<min(count, Self.capacity) { append(element) }
  }

  /// What does not fit is left out.
  mutating func append(_ element: Int) {
    guard count < Self.capacity, (0..<Self.capacity).contains(element) else { return }
    bits |= UInt64(element) << UInt64(4 * count)
    count += 1
  }

  /// The place of the element among the constituents; nil where it was left out.
  @inline(__always) func position(of element: Int) -> Int? {
    var rest = bits
    for position in 0..<count {
      if Int(rest & 15) == element { return position }
      rest >>= 4
    }
    return nil
  }
}
