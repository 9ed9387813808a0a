/// The colour of texts and symbols, with its levels.
///
/// A hierarchical name such as `secondary` is a level of the style around it: of a style with three levels the one that
/// was given, of another one a weaker form of it.
public struct ForegroundStyle: Sendable, Hashable {
  /// The style itself; nil is the usual colour of texts.
  public private(set) var base: Paint?
  /// The second level, where one was given.
  public private(set) var second: Paint?
  /// The third level, where one was given.
  public private(set) var third: Paint?
  /// Which level is current: 0, the style itself, to 4.
  public private(set) var level = 0

  /// The usual colour of texts.
  public init() {}

  /// One style, or the two or three levels of a hierarchy, inside another one.
  public mutating func apply(_ paints: [Paint]) {
    guard let first = paints.first else { return }
    if paints.count == 1, let level = first.level {
      self.level = level
      return
    }
    self = ForegroundStyle()
    base = first.level == nil ? first : nil
    second = paints.count > 1 ? paints[1] : nil
    third = paints.count > 2 ? paints[2] : nil
  }

  /// The colour of the current level, and how many levels weaker than that colour it is drawn.
  public var current: (paint: Paint?, weaker: Int) {
    switch level {
    case 0: (base, 0)
    case 1: second.map { $0.level == nil ? ($0, 0) : (base, 1) } ?? (base, 1)
    case 2: third.map { $0.level == nil ? ($0, 0) : (base, 2) } ?? (base, 2)
    default: (base, level)
    }
  }
}
