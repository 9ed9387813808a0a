import Foundation
import JSONRPC
import Testing

@testable import Snippets

@Suite struct HTMLRendererTests {
  private static let now = Date(timeIntervalSince1970: 1_772_530_200)

  /// The page without its style and its script, which are constants.
  private static func body(_ page: RenderedHTML) throws -> String {
    let text = page.text
    let style = try #require(text.range(of: HTMLStyleSheet.text))
    return text.replacingCharacters(in: style, with: "…").replacingOccurrences(of: HTMLScript.text, with: "…")
  }

  private func page(_ node: ViewNode, _ options: HTMLOptions = HTMLOptions()) throws -> String {
    try Self.body(HTMLRenderer.render(ViewTree(node), options: options))
  }

  /// With `RECORD_VIEWS` in the environment the files are written instead.
  @Test("The page of each scenario is what its file holds", arguments: ScenarioViews.all.map(\.name))
  func files(name: String) throws {
    let node = try #require(ScenarioViews.all.first { $0.name == name }?.node)
    for (direction, suffix) in [(LayoutDirection.leftToRight, ""), (.rightToLeft, " (mirrored)")] {
      let options = HTMLOptions(
        actions: .postMessage(targetOrigin: "https://host.example"), snippetID: "sn_1", revision: 3, title: "Sample",
        now: Self.now)
      let page = HTMLRenderer.render(
        try ViewTree(node), in: TextRendererTests.environment(direction), options: options)
      let text = try Self.body(page)
      let file = Folder.tests.appending(path: "Drawings/\(name)\(suffix).html")
      if ProcessInfo.processInfo.environment["RECORD_VIEWS"] != nil { try Data(text.utf8).write(to: file) }
      if let folder = ProcessInfo.processInfo.environment["PAGES"] {
        try Data(page.bytes).write(to: URL(filePath: folder).appending(path: "\(name)\(suffix).html"))
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("The hashes in the policy are those of the style and the script")
  func policy() {
    #expect(HTMLPage.base64(SHA256.hash([])) == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(HTMLPage.base64(SHA256.hash(Array("abc".utf8))) == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    #expect(
      HTMLPage.base64(SHA256.hash(Array(repeating: UInt8(ascii: "a"), count: 1_000)))
        == "Qe3s5C1j6Nm/UVqbppMuHCDLyfWl0TRkWttdsblzfqM=")
    #expect(HTMLPage.policyWithScript.contains("script-src 'sha256-"))
    #expect(!HTMLPage.policy.contains("script-src"))
  }
}
