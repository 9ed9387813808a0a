import JSONRPC
import Snippets

/// How long it takes to draw a view of 500 nodes as a page and as text, beside writing as many bytes of JSON.
enum Drawing {
  private static func view(_ rows: Int) -> ViewNode {
    let intent = ControlIntent("bench/Set", parameters: ["row": 1])
    let plain = (0..<rows).map { row in
      ViewNode.horizontalStack([
        .label("Row \(row) of the list", systemImage: "calendar").modifier(.font(.headline)),
        .text("Something that was said about it, in a line & a half").modifier(.foregroundStyle("secondary")),
        ViewNode(.spacer(minLength: nil)), ViewNode(.image(systemName: "chevron.right", label: nil)),
      ]).modifier(.padding([.vertical], 4))
    }
    let controls = (0..<40).map { ViewNode.toggle("Item \($0)", isOn: $0.isMultiple(of: 3), intent: intent) }
    return ViewNode(
      .list(children: [ViewNode(.section(header: .text("Rows"), footer: nil, children: plain + controls))]))
  }

  /// Microseconds of the fastest of many runs: what a machine does beside cannot make it faster.
  private static func fastest(_ work: () -> Int) -> Double {
    let clock = ContinuousClock()
    var best = Duration.seconds(1_000)
    var bytes = 0
    for _ in 0..<400 {
      let duration = clock.measure { bytes += work() }
      best = min(best, duration)
    }
    guard bytes != 0 else { return .infinity }
    return Double(best.components.attoseconds) / 1e12 + Double(best.components.seconds) * 1e6
  }

  static func run() throws {
    let tree = try ViewTree(view(83))
    var nodes = 0
    func count(_ node: ViewNode) {
      nodes += 1
      node.content.children.forEach(count)
    }
    count(tree.root)
    let page = HTMLRenderer.render(tree).bytes.count
    // Read again, for the tree's own JSON is written already.
    let json = try JSONParser.parse(JSONWriter.bytes(of: tree.json))
    let size = JSONWriter.bytes(of: json).count
    let copies = JSONValue.array(Array(repeating: json, count: (page + size - 1) / size))
    let written = JSONWriter.bytes(of: copies).count
    let html = fastest { HTMLRenderer.render(tree).bytes.count }
    let writing = fastest { JSONWriter.bytes(of: copies).count } * Double(page) / Double(written)
    let text = fastest { TextRenderer.render(tree).text.utf8.count }
    let made = fastest { (try? ViewTree(view(83)))?.fallbackText.utf8.count ?? 0 }
    func shown(_ number: Double) -> String { String((number * 10).rounded() / 10) }
    print("drawing \(nodes) nodes")
    print(
      "  as a page of \(page) bytes \(shown(html)) us, as many bytes of JSON \(shown(writing)) us: \(shown(html / writing)) x"
    )
    print("  as text \(shown(text)) us; checking the view first \(shown(made)) us")
  }
}
