/// SHA-256 (FIPS 180-4), for ids that depend on content alone.
struct ContentHash {
  /// The first 128 bits of the parts' hash in hexadecimal; the parts are told apart by their lengths.
  static func id(_ parts: String...) -> String {
    var bytes: [UInt8] = []
    for part in parts {
      bytes.append(contentsOf: String(part.utf8.count).utf8)
      bytes.append(UInt8(ascii: ":"))
      bytes.append(contentsOf: part.utf8)
    }
    return hexadecimal(bytes)
  }

  /// The first 128 bits of the hash in hexadecimal.
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let hash = digest(bytes).prefix(4).flatMap { word in
      stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
    }
    return String(decoding: hash, as: UTF8.self)
  }

  private static let constants: [UInt32] = firstPrimes(64).map { fraction(Double($0), root: 3) }
  private static let initial: [UInt32] = firstPrimes(8).map { fraction(Double($0), root: 2) }

  private static func firstPrimes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }

  /// The first 32 bits of the fraction of a prime's square or cube root, exact by whole numbers.
  private static func fraction(_ prime: Double, root: Int) -> UInt32 {
    // The root of prime * 2^(32 * root), found bit by bit; its lower 32 bits are the fraction.
    var low: UInt64 = 0
    for bit in stride(from: UInt64(36), through: 0, by: -1) {
      let candidate = low | 1 << bit
      if isAtMost(candidate, root: root, prime: UInt64(prime)) { low = candidate }
    }
    return UInt32(truncatingIfNeeded: low)
  }

  private static func isAtMost(_ candidate: UInt64, root: Int, prime: UInt64) -> Bool {
    let power = (0..<root).reduce(UInt128(1)) { product, _ in product * UInt128(candidate) }
    return power <= UInt128(prime) << UInt128(32 * root)
  }

  private static func digest(_ message: [UInt8]) -> [UInt32] {
    var padded = message
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let length = UInt64(message.count) * 8
    padded.append(
      contentsOf: stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> $0) })
    var state = initial
    var words = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: padded.count, by: 64) {
      expand(padded.span.extracting(block..<(block + 64)), into: &words)
      compress(&state, words.span, constants.span)
    }
    return state
  }

  private static func expand(_ block: Span<UInt8>, into words: inout [UInt32]) {
    var words = words.mutableSpan
    for index in 0..<16 {
      let start = index * 4
      words[index] =
        UInt32(block[start]) << 24 | UInt32(block[start + 1]) << 16 | UInt32(block[start + 2]) << 8
        | UInt32(block[start + 3])
    }
    for index in 16..<64 {
      let near = words[index - 15]
      let far = words[index - 2]
      let first = rotated(near, 7) ^ rotated(near, 18) ^ near >> 3
      let second = rotated(far, 17) ^ rotated(far, 19) ^ far >> 10
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
  }

  private static func compress(_ state: inout [UInt32], _ words: Span<UInt32>, _ constants: Span<UInt32>) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let sum = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ sum &+ (e & f ^ ~e & g) &+ constants[index] &+ words[index]
      let other = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
      let majority = a & b ^ a & c ^ b & c
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ other &+ majority)
    }
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] = state[index] &+ value }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
