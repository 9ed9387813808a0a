import Foundation
import JSONRPC
import TestSupport
import Testing

/// The public JSONTestSuite, where it is there: every file has a verdict.
@Suite("JSONTestSuite", .enabled(if: SharedData.has("corpora/jsontestsuite"), "the suite is not beside the project"))
struct JSONTestSuiteTests {
  static func files(_ prefix: String) -> [String] {
    guard let folder = SharedData.url("corpora/jsontestsuite/test_parsing") else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted()
  }

  static func accepts(_ name: String) throws -> Bool {
    let folder = try #require(SharedData.url("corpora/jsontestsuite/test_parsing"))
    let bytes = try Array(Data(contentsOf: folder.appending(path: name)))
    return (try? JSONParser.parse(bytes)) != nil
  }

  @Test("A file that must be accepted is", arguments: files("y_"))
  func accepted(name: String) throws {
    #expect(try Self.accepts(name))
  }

  @Test("A file that must be rejected is", arguments: files("n_"))
  func rejected(name: String) throws {
    #expect(try !Self.accepts(name))
  }

  @Test("The suite has 95 files to accept, 188 to reject and 35 that are free")
  func counts() {
    let counts = ["y_", "n_", "i_"].map { Self.files($0).count }
    #expect(counts == [95, 188, 35])
  }

  /// Numbers beyond a double keep their digits; whatever is not UTF-8 or names half of a surrogate pair is refused; so
  /// is a byte order mark inside a value (the framer takes it off a line) and nesting beyond 128.
  @Test("A file that is free to be judged is judged as stated", arguments: files("i_"))
  func free(name: String) throws {
    let isNumber = name.hasPrefix("i_number")
    #expect(try Self.accepts(name) == isNumber)
  }
}
