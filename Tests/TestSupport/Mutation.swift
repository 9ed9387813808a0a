/// Bytes that are wrong in a few places, always the same ones for the same seed.
public struct Mutation {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A number from 0 to before the bound.
  public mutating func number(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % max(bound, 1)
  }

  /// The bytes with one to five of them changed, taken out or put in.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0...number(below: 4) where !result.isEmpty {
      let index = number(below: result.count)
      switch number(below: 4) {
      case 0: result[index] = UInt8(number(below: 256))
      case 1: result.remove(at: index)
      case 2: result.insert([0, 0xFF, 10, 58, 60, 62, 34, 38][number(below: 8)], at: index)
      default: result[index] = [0, 0xFF, 0x7F, 0x80][number(below: 4)]
      }
    }
    return result
  }
}
