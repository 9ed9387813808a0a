import Foundation
import JSONRPC
import Testing

@testable import Snippets

@Suite struct HTMLRendererTests {
  private static let now = Date(timeIntervalSince1970: 1_772_530_200)

  /// The page without its style and its script, which are constants.
  static func body(_ page: RenderedHTML) throws -> String {
    var bytes = page.bytes
    let end = Array("</script></body></html>\n".utf8)
    if bytes.suffix(end.count).elementsEqual(end) {
      let script = bytes.count - end.count - HTMLPage.script.count..<bytes.count - end.count
      #expect(bytes[script].elementsEqual(HTMLPage.script))
      bytes.replaceSubrange(script, with: "…".utf8)
    }
    let tag = Array("<style>".utf8)
    let start = try #require(bytes.indices.prefix(4_096).first { bytes[$0...].starts(with: tag) }) + tag.count
    #expect(bytes[start...].starts(with: HTMLPage.style))
    bytes.replaceSubrange(start..<start + HTMLPage.style.count, with: "…".utf8)
    return String(decoding: bytes, as: UTF8.self)
      .replacing(HTMLPage.policyWithScript, with: "…").replacing(HTMLPage.policy, with: "…")
  }

  /// Leaves a page for the browser's tests where `INKLING_PAGES` names a folder.
  static func keep(_ page: RenderedHTML, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["INKLING_PAGES"] else { return }
    try Data(page.bytes).write(to: URL(filePath: folder).appending(path: name + ".html"))
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
      try Self.keep(page, as: name + suffix)
      #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
  }

  @Test("The page of each sample is drawn", arguments: SampleViews.all.map(\.name))
  func samples(name: String) throws {
    let node = try #require(SampleViews.all.first { $0.name == name }?.node)
    let tree = try ViewTree(node)
    let page = HTMLRenderer.render(tree)
    try Self.keep(page, as: "sample " + name)
    #expect(page.controls.count == tree.controls.count)
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
