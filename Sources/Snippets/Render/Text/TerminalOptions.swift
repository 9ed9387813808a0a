public import Foundation

/// What a terminal can show.
public struct TerminalOptions: Sendable, Equatable {
  /// The colours that may be used.
  public enum Colors: String, Sendable, Hashable, CaseIterable {
    /// No control sequences at all.
    case none
    case sixteen
    case trueColor
  }

  /// The symbols that may be used.
  public enum Symbols: String, Sendable, Hashable, CaseIterable {
    case unicode
    case ascii
  }

  /// The fewest and the most columns that are drawn for.
  public static let columnRange = 20...500

  /// How wide a line may be, kept within ``columnRange``.
  public var columns: Int { didSet { columns = Self.bounded(columns) } }
  /// Which colours are used.
  public var colors: Colors
  /// Which signs stand for symbols, bars and lines.
  public var symbols: Symbols
  /// Whether each text is put between directional isolates, for a terminal that orders letters itself (UAX #9).
  public var isolatesTexts: Bool
  /// The current moment, for texts that say how far away another one is.
  public var now: Date?
  /// The person's zone; without one a moment is shown at its own offset.
  public var timeZone: TimeZone?

  /// Without anything said: 80 columns of plain text with Unicode's symbols.
  public init(
    columns: Int = 80, colors: Colors = .none, symbols: Symbols = .unicode, isolatesTexts: Bool = false,
    now: Date? = nil, timeZone: TimeZone? = nil
  ) {
    self.columns = Self.bounded(columns)
    self.colors = colors
    self.symbols = symbols
    self.isolatesTexts = isolatesTexts
    self.now = now
    self.timeZone = timeZone
  }

  private static func bounded(_ columns: Int) -> Int {
    min(max(columns, columnRange.lowerBound), columnRange.upperBound)
  }
}
