internal import JSONRPC

/// Takes a JSON document of any length apart: the elements of the outermost array, or the members of the outermost object
/// and, where a member is an array, its elements. Each of them is left to a decoder (RFC 8259).
struct JSONPieceReader {
  /// A piece has no more bytes than these.
  static let longest = 64 << 20

  private enum State {
    case outside, object, array, memberArray, finished
  }

  private var window: ByteWindow
  private let format: FormatError.Format
  private var index = 0
  private var state = State.outside
  private var key: String?

  init(_ source: ByteSource, _ format: FormatError.Format) {
    window = ByteWindow(source, format, longest: Self.longest)
    self.format = format
  }

  /// The line on which the reader stands, from 1.
  var line: Int { window.line(at: index) }

  /// Whether the file has no bytes, once it was read.
  var isEmpty: Bool { window.isAtEnd && window.offset == 0 && window.bytes.isEmpty }

  /// The next piece; nil at the end, behind which nothing is read.
  ///
  /// - Throws: ``FormatError``, where the document is no array and no object, or is broken outside of a piece.
  mutating func next() throws(FormatError) -> JSONPiece? {
    while true {
      let byte = try significantByte()
      switch (state, byte) {
      case (.finished, _): return nil
      case (.outside, nil): throw error(.notThisFormat)
      case (_, nil): throw error(.truncated)
      case (.outside, UInt8(ascii: "{")): enter(.object)
      case (.outside, UInt8(ascii: "[")): enter(.array)
      case (.outside, _): throw error(.notThisFormat)
      case (.object, UInt8(ascii: "}")), (.array, UInt8(ascii: "]")): enter(.finished)
      case (.memberArray, UInt8(ascii: "]")): enter(.object)
      case (_, UInt8(ascii: ",")): index += 1
      case (.object, UInt8(ascii: "\"")):
        let name = try value()
        key = JSONValue(piece: name)?.string ?? ""
        guard try significantByte() == UInt8(ascii: ":") else { throw error(.malformed) }
        index += 1
        if try significantByte() == UInt8(ascii: "[") {
          enter(.memberArray)
        } else {
          return JSONPiece(key: key, isElement: false, value: try value())
        }
      case (.object, _): throw error(.malformed)
      case (.array, _): return JSONPiece(key: nil, isElement: true, value: try value())
      case (.memberArray, _): return JSONPiece(key: key, isElement: true, value: try value())
      }
    }
  }

  private mutating func enter(_ state: State) {
    self.state = state
    index += 1
  }

  private func error(_ reason: FormatError.Reason) -> FormatError {
    FormatError(format: format, position: .line(line), reason: reason)
  }

  /// The next byte that is no white space and no byte order mark; nil at the end.
  private mutating func significantByte() throws(FormatError) -> UInt8? {
    while true {
      while index < window.bytes.count {
        let byte = window.bytes[index]
        let isMark = state == .outside && (byte == 0xEF || byte == 0xBB || byte == 0xBF)
        guard byte <= 32 || isMark else { return byte }
        index += 1
      }
      guard !window.isAtEnd else { return nil }
      try window.extend(keepingFrom: index)
      index = 0
    }
  }

  /// Takes the value that begins here.
  private mutating func value() throws(FormatError) -> ArraySlice<UInt8> {
    while true {
      if let end = try end() {
        defer { index = end }
        return window.bytes[index..<end]
      }
      guard !window.isAtEnd else { throw error(.truncated) }
      try window.extend(keepingFrom: index)
      index = 0
    }
  }

  /// Where the value that begins here ends; nil if that is behind what is in memory.
  private func end() throws(FormatError) -> Int? {
    var depth = 0
    var next = index
    while next < window.bytes.count {
      switch window.bytes[next] {
      case UInt8(ascii: "\""):
        guard let end = stringEnd(from: next + 1) else { return nil }
        next = end
        if depth == 0 { return next }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return next + 1 }
        if depth < 0 { return next == index ? try malformed() : next }
      case UInt8(ascii: ","), 0...32:
        if depth == 0 { return next == index ? try malformed() : next }
      case UInt8(ascii: ":"):
        if depth == 0 { return try malformed() }
      default: break
      }
      next += 1
    }
    return nil
  }

  private func malformed() throws(FormatError) -> Int { throw error(.malformed) }

  private func stringEnd(from start: Int) -> Int? {
    var next = start
    while next < window.bytes.count {
      if window.bytes[next] == UInt8(ascii: "\\") {
        next += 2
      } else if window.bytes[next] == UInt8(ascii: "\"") {
        return next + 1
      } else {
        next += 1
      }
    }
    return nil
  }
}
