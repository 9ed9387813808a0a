import Snippets

/// A small line below something.
struct Note: View {
  let text: String

  var body: some View {
    Text(text).font(.footnote).foregroundStyle(.secondary)
  }
}
