/// The signs that stand for symbols in a terminal. Those of one column are preferred: all terminals agree about them.
enum TerminalSymbols {
  /// The sign of a symbol's name, with or without its variants; nil where there is none.
  static func sign(_ name: String, _ symbols: TerminalOptions.Symbols) -> String? {
    var name = Substring(name)
    while true {
      if let sign = signs[String(name)] { return symbols == .unicode ? sign.unicode : sign.ascii }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  private static let signs: [String: (unicode: String, ascii: String)] = [
    "checkmark": ("✓", "v"), "checkmark.circle": ("✓", "v"), "checkmark.square": ("☑", "[x]"), "square": ("☐", "[ ]"),
    "circle": ("○", "o"), "circle.fill": ("●", "*"), "xmark": ("✕", "x"), "plus": ("+", "+"), "minus": ("−", "-"),
    "star": ("☆", "*"), "star.fill": ("★", "*"), "heart": ("♡", "<3"), "heart.fill": ("♥", "<3"),
    "exclamationmark": ("!", "!"), "exclamationmark.triangle": ("⚠", "!"), "questionmark": ("?", "?"),
    "info": ("i", "i"), "info.circle": ("ⓘ", "i"), "arrow.right": ("→", "->"), "arrow.left": ("←", "<-"),
    "arrow.up": ("↑", "^"), "arrow.down": ("↓", "v"), "arrow.clockwise": ("↻", "@"), "repeat": ("↻", "@"),
    "chevron.right": ("›", ">"), "chevron.left": ("‹", "<"), "chevron.up": ("ˆ", "^"), "chevron.down": ("ˇ", "v"),
    "phone": ("☎", "tel"), "envelope": ("✉", "@"), "pencil": ("✎", "/"), "scissors": ("✂", "8<"),
    "clock": ("◷", "t"), "alarm": ("◷", "t"), "timer": ("◷", "t"), "sun.max": ("☼", "*"), "moon": ("☾", "("),
    "cloud": ("☁", "~"), "snowflake": ("❄", "*"), "bolt": ("ϟ", "/"), "flag": ("⚑", "P"), "music.note": ("♪", "#"),
    "equal": ("=", "="), "number": ("#", "#"), "at": ("@", "@"), "percent": ("%", "%"), "link": ("∞", "&"),
    "airplane": ("✈", ">"), "gear": ("⚙", "*"), "list.bullet": ("☰", "="), "checklist": ("☑", "[x]"),
    "ellipsis": ("…", "..."), "play": ("▶", ">"), "pause": ("‖", "="), "stop": ("■", "#"), "trash": ("⌫", "x"),
    "calendar": ("▦", "#"), "mappin": ("⌖", "@"), "location": ("⌖", "@"), "map": ("⌖", "@"), "house": ("⌂", "^"),
    "person": ("☺", "@"), "tray": ("▢", "_"), "doc": ("▤", "="), "creditcard": ("▭", "="), "shippingbox": ("▣", "#"),
    "magnifyingglass": ("⌕", "?"), "lock": ("⚿", "#"), "square.and.arrow.up": ("↥", "^"),
  ]
}
