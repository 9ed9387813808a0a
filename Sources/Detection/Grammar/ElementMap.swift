/// Which element of its pattern each matched constituent stands for: at most fifteen of at most fifteen.
struct ElementMap: Sendable {
  static let capacity = 15

  /// Four bits for each constituent, and in the uppermost four how many there are.
  private var bits: UInt64 = 0

  init() {}

  /// Every element in its order.
  init(identity count: Int) {
    for element in 0..<min(count, Self.capacity) { append(element) }
  }

  var count: Int { Int(bits >> 60) }

  /// What does not fit is left out.
  mutating func append(_ element: Int) {
    let count = count
    guard count < Self.capacity, (0..<Self.capacity).contains(element) else { return }
    bits = (bits | UInt64(element) << UInt64(4 * count)) + (1 << 60)
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
