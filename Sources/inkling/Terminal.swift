import Glibc
import JSONRPC

/// The terminal that a person reads, as its environment tells about it.
enum Terminal {
  static var isStandardOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// What views are drawn for: the terminal's width, and colours unless they are not wanted (`NO_COLOR`), cannot be
  /// shown (`TERM=dumb`) or would go into a file.
  static func presentation(_ variables: [String: String]) -> JSONObject {
    let isPlain = !(variables["NO_COLOR"] ?? "").isEmpty || variables["TERM"] == "dumb" || !isStandardOutput
    let isTrueColor = variables["COLORTERM"] == "truecolor" || variables["COLORTERM"] == "24bit"
    let charset = variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] ?? ""
    let isUnicode = charset.isEmpty || charset.lowercased().contains("utf")
    return [
      "columns": JSONValue(min(max(columns ?? variables["COLUMNS"].flatMap { Int($0) } ?? 80, 20), 500)),
      "colors": .string(isPlain ? "none" : isTrueColor ? "trueColor" : "sixteen"),
      "symbols": .string(isUnicode ? "unicode" : "ascii"),
    ]
  }

  private static var columns: Int? {
    var size = winsize()
    guard isStandardOutput, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
