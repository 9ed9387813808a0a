@testable import Formats
import Testing

@Suite("JSON in pieces")
struct JSONPieceTests {
  private static func pieces(_ text: String, chunk: Int) throws -> [String] {
    var rest = Array(text.utf8)[...]
    let source = ByteSource {
      defer { rest = rest.dropFirst(chunk) }
      return Array(rest.prefix(chunk))
    }
    var reader = JSONPieceReader(source, .json)
    var pieces: [String] = []
    while let piece = try reader.next() {
      let value = String(decoding: piece.value, as: UTF8.self)
      pieces.append((piece.key.map { $0 + (piece.isElement ? "[]" : "") + "=" } ?? "") + value)
    }
    return pieces
  }

  @Test(
    "a document is taken apart, whatever pieces it comes in",
    arguments: [
      ("[]", []), (" [ 1 , \"a,]\\\"b\" ,{\"x\":[1,2]}] ", ["1", "\"a,]\\\"b\"", "{\"x\":[1,2]}"]),
      ("{\"a\": [1, [2, 3]], \"b\": {\"c\": []}, \"d\" : null}", ["a[]=1", "a[]=[2, 3]", "b={\"c\": []}", "d=null"]),
      ("{}", []), ("\u{FEFF}{\"k\":true}", ["k=true"]), ("{\"a\\u0062\":[]}", []), ("[1] trailing", ["1"]),
    ] as [(String, [String])], [1, 2, 7, 1_000])
  func pieces(document: (String, [String]), chunk: Int) throws {
    #expect(try Self.pieces(document.0, chunk: chunk) == document.1)
  }

  @Test(
    "what is broken is an error with its line",
    arguments: [
      ("", 1, FormatError.Reason.notThisFormat), ("hello", 1, .notThisFormat), ("[1,\n2", 2, .truncated),
      ("{\"a\"\n 1}", 2, .malformed), ("{\"a\":\n\n}", 3, .malformed), ("{1:2}", 1, .malformed),
      ("[\"abc", 1, .truncated),
      ("[:]", 1, .malformed),
    ], [1, 1_000])
  func errors(document: (String, Int, FormatError.Reason), chunk: Int) {
    #expect {
      try Self.pieces(document.0, chunk: chunk)
    } throws: {
      ($0 as? FormatError)
        == FormatError(format: .json, position: .line(document.1), reason: document.2)
    }
  }

  @Test("no document makes the reader look at a byte more than a few times")
  func linear() throws {
    // One long element in pieces of one kilobyte: the memory doubles, the work stays in proportion.
    let text = "[\"" + String(repeating: "x", count: 4 << 20) + "\"]"
    #expect(try Self.pieces(text, chunk: 1 << 10).count == 1)
  }
}
