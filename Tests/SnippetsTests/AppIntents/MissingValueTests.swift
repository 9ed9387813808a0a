import Testing

@testable import Snippets

/// With each kind of parameter, and something that it depends on.
private struct Every: AppIntent {
  static let title: LocalizedStringResource = "Every"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Count", default: 3) var count: Int
  @Dependency var shelf: Int

  /// Whether the name can be read.
  var isNamed: Bool { _name.hasValue }

  func perform() async throws -> some IntentResult { .result() }
}

@Suite("Values that a program never set")
struct MissingValueTests {
  @Test("An optional parameter is nil, one with a default has that, and neither has to be set")
  func readable() {
    let intent = Every()
    #expect(intent.note == nil)
    #expect(intent.count == 3)
    #expect(!intent.isNamed)
    var named = intent
    named.name = "Emma"
    #expect(named.isNamed && named.name == "Emma")
    #expect(!intent.isNamed, "a copy has values of its own")
  }

  @Test("Reading a parameter that has no value ends the process, and says which it was")
  func parameter() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(MissingValue.exitCode), observing: [\.standardErrorContent]
    ) {
      _ = Every().name
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("the parameter “Name”"))
  }

  @Test("So does reading what an intent depends on, where none is performed")
  func dependency() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(MissingValue.exitCode), observing: [\.standardErrorContent]
    ) {
      _ = Every().shelf
    }
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains("a dependency of the type Int"))
  }
}
