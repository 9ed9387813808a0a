import Testing

@testable import Detection

@Suite("Languages")
struct LanguageTests {
  @Test("every line of a language's files is understood", arguments: Language.identifiers)
  func faults(_ identifier: String) {
    #expect(Language.of(identifier).identifier == identifier)
    #expect(Language.of(identifier).faults == [])
  }
}
