/// What an ``XMLReader`` meets.
enum XMLEvent: Equatable {
  /// The local name, without its prefix, and the attributes by their local names.
  case start(String, attributes: [String: String])
  case end(String)
  /// Text with its references replaced; one element's text may come in several pieces.
  case text(String)
}
