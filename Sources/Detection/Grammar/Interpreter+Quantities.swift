/// Numbers, and amounts of currencies and units.
extension Interpreter {
  func arithmetic(_ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning) -> Meaning? {
    guard let left = first.amount, let right = second.amount else { return nil }
    switch action {
    case .add: return .number(left + right + (third.amount ?? 0))
    case .subtract: return .number(left - right)
    case .multiply: return .number(left * right)
    case .addScaled: return third.amount.map { .number(left * right + $0 * right) }
    case .mixed: return (0..<1).contains(right) ? .number(left + right) : nil
    case .decimal:
      guard left == left.rounded(), right == right.rounded(), right >= 0, right < 1e9 else { return nil }
      var scale = 10.0
      while scale <= right { scale *= 10 }
      return .number(left + right / scale)
    case .join: return Self.joined(left, right)
    case .properFraction:
      guard left >= 0, left < right, right <= 1_000 else { return nil }
      return .number((third.amount ?? 0) + left / right)
    case .power: return Self.power(left, right).map { .number($0) }
    case .scientific: return Self.power(10, right).flatMap { ($0 * left).isFinite ? .number($0 * left) : nil }
    default: return right == 0 ? nil : .number(left / right)
    }
  }

  /// "two million" and "three hundred thousand": the second must fit below the last digit of the first that counts.
  private static func joined(_ left: Double, _ right: Double) -> Meaning? {
    guard left >= 100, right > 0, left < 1e18 else { return nil }
    var step = 100.0
    while step <= right, step < 1e18 { step *= 10 }
    // "1.5 million and 3" is one number as well, "120 and 50" is none.
    guard right < step, (left / step).rounded() * step == left else { return nil }
    return .number(left + right)
  }

  /// To a whole exponent; nil for others, and for what no number can hold.
  private static func power(_ base: Double, _ exponent: Double) -> Double? {
    guard exponent == exponent.rounded(), abs(exponent) <= 300 else { return nil }
    var result = 1.0
    for _ in 0..<Int(abs(exponent)) { result *= base }
    guard result.isFinite, result != 0 else { return nil }
    return exponent < 0 ? 1 / result : result
  }

  func quantity(_ action: Action, _ first: Meaning, _ second: Meaning, _ third: Meaning) -> Meaning? {
    switch (action, first, second) {
    case (.quantity, _, .name(let unit)):
      guard let amount = first.amount else { return nil }
      let product = amount * (third.amount ?? 1)
      return .quantity(Quantity(amount: Self.exact(product), unit: unit))
    case (.quantityRange, .quantity(var from), .quantity(let to)):
      guard from.unit == to.unit, from.amount < to.amount, from.upTo == nil, to.upTo == nil else { return nil }
      from.upTo = to.amount
      return .quantity(from)
    case (.quantityRange, _, _):
      guard let from = first.amount, let to = second.amount, from < to, case .name(let unit) = third else { return nil }
      return .quantity(Quantity(amount: from, unit: unit, upTo: to))
    case (.quantitySum, .quantity(let left), .quantity(let right)):
      guard let sum = UnitTable.sum(left, right) else { return nil }
      guard case .quantity(let more) = third else { return .quantity(sum) }
      return UnitTable.sum(sum, more).map { .quantity($0) }
    case (.quantityCents, .quantity(var quantity), _):
      guard let cents = second.amount, cents >= 0, cents < 100, quantity.upTo == nil else { return nil }
      quantity.amount = ((quantity.amount + cents / 100) * 100).rounded() / 100
      return .quantity(quantity)
    default: return nil
    }
  }

  /// Without the noise of binary fractions, where the amount is not so small that it would be lost.
  private static func exact(_ amount: Double) -> Double {
    abs(amount) >= 0.001 && abs(amount) < 1e9 ? (amount * 1e6).rounded() / 1e6 : amount
  }
}
