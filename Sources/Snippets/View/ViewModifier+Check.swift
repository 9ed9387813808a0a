import JSONRPC

extension ViewModifier {
  /// Nil where the modifier is known and its arguments are in their sets, else what is wrong and where.
  func fault(at path: String) -> ViewError? {
    guard let rule = ModifierRule.all[name] else { return .invalid(path + "/modifier", "is not known") }
    var seen: Set<String> = []
    for member in arguments.members {
      let place = { path + "/" + pointerToken(member.key) }
      guard let argument = rule.arguments.first(where: { $0.name == member.key }) else {
        return .invalid(place(), "is not known")
      }
      guard seen.insert(member.key).inserted else { return .invalid(place(), "stands twice") }
      if let fault = argument.value.fault(in: member.value, at: "") { return fault.below(place()) }
    }
    if let missing = rule.arguments.first(where: { !$0.isOptional && !seen.contains($0.name) }) {
      return .invalid(path, "\(missing.name) is missing")
    }
    return nil
  }

  /// The modifier with its texts made harmless and cut to their limits, and whether one was cut.
  func sanitised() -> (modifier: ViewModifier, wasCut: Bool) {
    guard let rule = ModifierRule.all[name] else { return (self, false) }
    var copy = self
    var wasCut = false
    for argument in rule.arguments {
      guard case .text(let limit) = argument.value, let text = arguments[argument.name]?.string else { continue }
      let clean = DisplayText.sanitised(text)
      let clamped = DisplayText.clamped(clean, to: limit)
      wasCut = wasCut || clamped != clean
      copy.arguments[argument.name] = .string(clamped)
    }
    return (copy, wasCut)
  }
}
