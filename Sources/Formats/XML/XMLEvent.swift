/// What an ``XMLReader`` meets. The names and texts are the reader's, until it goes on.
enum XMLEvent {
  /// An element begins: its name and attributes are known.
  case start
  /// An element ends: its name is known.
  case end
  /// Text between tags, or a CDATA section; one element's text may come in several pieces.
  case text
}
